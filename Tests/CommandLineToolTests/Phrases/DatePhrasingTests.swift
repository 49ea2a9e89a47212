import CivilTime
import Testing

@testable import CommandLineTool

@Suite struct DatePhrasingTests {
    @Test(arguments: [
        ("2026-12-01T12:30", "2026-12-01T13:30", "Tuesday 1 December 2026, 12:30–13:30"),
        ("2026-12-01T12:30", nil, "Tuesday 1 December 2026, 12:30"),
        ("2026-12-01T09:05:07", nil, "Tuesday 1 December 2026, 09:05:07"),
        ("2026-12-01T22:00", "2026-12-02T00:00", "Tuesday 1 December 2026, 22:00–24:00"),
        ("2026-12-01T22:00", "2026-12-02T02:00", "Tuesday 1 December 2026, 22:00 – Wednesday 2 December 2026, 02:00"),
        ("2026-12-01T22:00", "2026-12-03T00:00", "Tuesday 1 December 2026, 22:00 – Thursday 3 December 2026, 00:00"),
    ])
    func `A timed span names its day once`(start: String, end: String?, expected: String) throws {
        let end = try end.map { try #require(LocalDateTime($0)) }
        #expect(DatePhrasing.span(from: try #require(LocalDateTime(start)), to: end) == expected)
    }

    @Test(arguments: [
        ("2026-12-24", "2026-12-24", "Thursday 24 December 2026"),
        ("2026-12-24", "2026-12-27", "Thursday 24 – Sunday 27 December 2026"),
        ("2026-11-30", "2026-12-02", "Monday 30 November – Wednesday 2 December 2026"),
        ("2026-12-31", "2027-01-02", "Thursday 31 December 2026 – Saturday 2 January 2027"),
        ("0030-01-01", "0030-01-01", "Tuesday 1 January 0030"),
    ])
    func `A span of days says what both ends share once`(first: String, last: String, expected: String) throws {
        let days = DaySpan(first: try #require(CivilDate(first)), throughLast: try #require(CivilDate(last)))
        #expect(DatePhrasing.days(try #require(days)) == expected)
    }

    @Test func `Zones are written as they are read`() {
        #expect(DatePhrasing.name(of: .named("Europe/Berlin")) == "Europe/Berlin")
        #expect(DatePhrasing.name(of: .offset(3600)) == "+01:00")
        #expect(DatePhrasing.name(of: .offset(-12_600)) == "-03:30")
    }
}
