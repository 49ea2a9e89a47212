import CalendarModel
import CivilTime
import Testing

@Suite("Wall times and zones make a span")
struct OccurrenceSpanTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var start: EventTime
        var end: EventEnd
        var from: String
        var to: String
    }

    static let zonedCases = [
        Case(
            testDescription: "an ordinary hour", start: zoned("2026-12-01T09:00:00"), end: .at(zoned("2026-12-01T10:00:00")),
            from: "2026-12-01T08:00:00Z", to: "2026-12-01T09:00:00Z"),
        Case(
            testDescription: "a start in a gap is read with the offset before it", start: zoned("2026-03-29T02:30:00"),
            end: .after(.hours(1)), from: "2026-03-29T01:30:00Z", to: "2026-03-29T02:30:00Z"),
        Case(
            testDescription: "a gap that puts the end before the start keeps the wall duration",
            start: zoned("2007-03-11T02:30:00", "America/New_York"), end: .at(zoned("2007-03-11T03:00:00", "America/New_York")),
            from: "2007-03-11T07:30:00Z", to: "2007-03-11T08:00:00Z"),
        Case(
            testDescription: "an end in a gap is read with the offset before it", start: zoned("2026-03-29T01:30:00"),
            end: .at(zoned("2026-03-29T02:30:00")), from: "2026-03-29T00:30:00Z", to: "2026-03-29T01:30:00Z"),
        Case(
            testDescription: "wall times over a gap are an hour less", start: zoned("2022-03-27T01:00:00", "Europe/Paris"),
            end: .at(zoned("2022-03-27T04:00:00", "Europe/Paris")), from: "2022-03-27T00:00:00Z", to: "2022-03-27T02:00:00Z"),
        Case(
            testDescription: "in a fold the first is meant", start: zoned("2026-10-25T02:30:00"), end: .after(.minutes(30)),
            from: "2026-10-25T00:30:00Z", to: "2026-10-25T01:00:00Z"),
        Case(
            testDescription: "wall times over a fold are an hour more", start: zoned("2026-10-25T01:30:00"),
            end: .at(zoned("2026-10-25T03:30:00")), from: "2026-10-24T23:30:00Z", to: "2026-10-25T02:30:00Z"),
        Case(
            testDescription: "a nominal day over a gap keeps the wall time", start: zoned("2026-03-28T12:00:00"),
            end: .after(.days(1)), from: "2026-03-28T11:00:00Z", to: "2026-03-29T10:00:00Z"),
        Case(
            testDescription: "exact seconds over a gap do not", start: zoned("2026-03-28T12:00:00"), end: .after(.hours(24)),
            from: "2026-03-28T11:00:00Z", to: "2026-03-29T11:00:00Z"),
        Case(
            testDescription: "days come first and seconds after them", start: zoned("2026-03-28T01:30:00"),
            end: .after(CalendarDuration(days: 1, seconds: 3600)), from: "2026-03-28T00:30:00Z", to: "2026-03-29T01:30:00Z"),
        Case(
            testDescription: "a nominal day that ends in a gap", start: zoned("2026-03-28T02:30:00"), end: .after(.days(1)),
            from: "2026-03-28T01:30:00Z", to: "2026-03-29T01:30:00Z"),
        Case(
            testDescription: "a nominal day from within a gap", start: zoned("2026-03-29T02:30:00"), end: .after(.days(1)),
            from: "2026-03-29T01:30:00Z", to: "2026-03-30T00:30:00Z"),
        Case(
            testDescription: "two zones", start: zoned("2026-12-01T09:00:00"),
            end: .at(zoned("2026-12-01T12:00:00", "America/New_York")),
            from: "2026-12-01T08:00:00Z", to: "2026-12-01T17:00:00Z"),
        Case(
            testDescription: "two zones, the end earlier on the wall", start: zoned("2026-12-01T09:00:00", "Asia/Tokyo"),
            end: .at(zoned("2026-12-01T02:00:00", "America/Los_Angeles")), from: "2026-12-01T00:00:00Z",
            to: "2026-12-01T10:00:00Z"),
        Case(
            testDescription: "no end is no length", start: zoned("2026-12-01T09:00:00", "UTC"), end: .implied,
            from: "2026-12-01T09:00:00Z", to: "2026-12-01T09:00:00Z"),
        Case(
            testDescription: "the end may be the start", start: zoned("2026-12-01T09:00:00", "UTC"),
            end: .at(zoned("2026-12-01T09:00:00", "UTC")), from: "2026-12-01T09:00:00Z", to: "2026-12-01T09:00:00Z"),
        Case(
            testDescription: "the year 1", start: zoned("0001-01-01T00:00:00", "UTC"), end: .after(.days(1)),
            from: "0001-01-01T00:00:00Z", to: "0001-01-02T00:00:00Z"),
    ]

    @Test("A zoned event is where its zone puts it", arguments: zonedCases)
    func zonedSpan(_ input: Case) throws {
        #expect(try span(input.start, input.end) == .zoned(instant(input.from)..<instant(input.to)))
    }

    static let localCases: [(EventEnd, String)] = [
        (.implied, "2026-03-29T02:30:00"), (.after(.minutes(45)), "2026-03-29T03:15:00"),
        (.after(.days(1)), "2026-03-30T02:30:00"),
        (.after(CalendarDuration(days: 1, seconds: 60)), "2026-03-30T02:31:00"),
        (.at(floating("2026-03-29T02:30:00")), "2026-03-29T02:30:00"),
        (.at(floating("2026-03-29T03:00:00")), "2026-03-29T03:00:00"),
    ]

    @Test("A floating event asks no zone", arguments: localCases)
    func floatingSpan(end: EventEnd, to: String) throws {
        let result = try OccurrenceSpan(start: floating("2026-03-29T02:30:00"), end: end) { throw ZoneError.invalidName($0.name) }
        #expect(result == .floating(local("2026-03-29T02:30:00")..<local(to)))
    }

    static let dayCases: [(EventEnd, String)] = [
        (.implied, "2014-11-28"), (.at(date("2014-11-27")), "2014-11-28"), (.at(date("2014-11-28")), "2014-11-28"),
        (.at(date("2014-12-01")), "2014-12-01"), (.after(.days(0)), "2014-11-28"), (.after(.days(3)), "2014-11-30"),
        (.after(.weeks(1)), "2014-12-04"), (.after(.hours(24)), "2014-11-28"), (.after(.hours(25)), "2014-11-29"),
        (.after(.seconds(1)), "2014-11-28"),
    ]

    @Test("An all-day event takes whole days, one at least", arguments: dayCases)
    func allDaySpan(end: EventEnd, before: String) throws {
        #expect(try span(date("2014-11-27"), end) == .allDay(day("2014-11-27")..<day(before)))
    }

    static let faults: [(EventTime, EventEnd, EventError)] = [
        (
            zoned("2026-12-01T09:00:00"), .at(zoned("2026-12-01T08:59:59")),
            .endBeforeStart(start: zoned("2026-12-01T09:00:00"), end: zoned("2026-12-01T08:59:59"))
        ),
        (
            // In the fold the second 02:15 would be later, but wall times are what is compared.
            zoned("2026-10-25T02:30:00"), .at(zoned("2026-10-25T02:15:00")),
            .endBeforeStart(start: zoned("2026-10-25T02:30:00"), end: zoned("2026-10-25T02:15:00"))
        ),
        (
            zoned("2026-12-01T09:00:00"), .at(zoned("2026-12-01T02:59:00", "America/New_York")),
            .endBeforeStart(start: zoned("2026-12-01T09:00:00"), end: zoned("2026-12-01T02:59:00", "America/New_York"))
        ),
        (date("2026-12-02"), .at(date("2026-12-01")), .endBeforeStart(start: date("2026-12-02"), end: date("2026-12-01"))),
        (
            floating("2026-12-01T09:00:00"), .at(floating("2026-12-01T08:00:00")),
            .endBeforeStart(start: floating("2026-12-01T09:00:00"), end: floating("2026-12-01T08:00:00"))
        ),
        (
            date("2026-12-01"), .at(zoned("2026-12-01T09:00:00")),
            .endOfAnotherKind(start: date("2026-12-01"), end: zoned("2026-12-01T09:00:00"))
        ),
        (
            floating("2026-12-01T09:00:00"), .at(zoned("2026-12-01T10:00:00")),
            .endOfAnotherKind(start: floating("2026-12-01T09:00:00"), end: zoned("2026-12-01T10:00:00"))
        ),
        (
            zoned("2026-12-01T09:00:00"), .at(floating("2026-12-01T10:00:00")),
            .endOfAnotherKind(start: zoned("2026-12-01T09:00:00"), end: floating("2026-12-01T10:00:00"))
        ),
        (date("2026-12-01"), .after(.days(-1)), .negativeDuration(.days(-1))),
        (date("2026-12-01"), .after(.seconds(-1)), .negativeDuration(.seconds(-1))),
        (floating("2026-12-01T09:00:00"), .after(.minutes(-1)), .negativeDuration(.minutes(-1))),
        (zoned("2026-12-01T09:00:00"), .after(.weeks(-1)), .negativeDuration(.weeks(-1))),
    ]

    @Test("An event that contradicts itself is refused", arguments: faults)
    func refused(start: EventTime, end: EventEnd, error: EventError) {
        #expect(throws: error) { try span(start, end) }
    }

    @Test("A zone that is not known is named in the error")
    func unknownZone() {
        let error = #expect(throws: ZoneError.self) { try span(zoned("2026-12-01T09:00:00", "Mars/Olympus"), .implied) }
        guard case .unknownZone(let name, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name == "Mars/Olympus")
    }
}
