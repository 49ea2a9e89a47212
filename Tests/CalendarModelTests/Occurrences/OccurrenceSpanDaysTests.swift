import CalendarModel
import CivilTime
import Testing

@Suite("A span on a viewer's calendar")
struct OccurrenceSpanDaysTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var viewer: String
        var from: String
        var to: String
        var first: String
        var last: String
    }

    static let zonedCases = [
        Case(
            testDescription: "an hour", viewer: "Europe/Oslo", from: "2026-05-12T18:00:00Z", to: "2026-05-12T19:00:00Z",
            first: "2026-05-12", last: "2026-05-12"),
        Case(
            testDescription: "to midnight", viewer: "Europe/Oslo", from: "2026-05-12T18:00:00Z", to: "2026-05-12T22:00:00Z",
            first: "2026-05-12", last: "2026-05-12"),
        Case(
            testDescription: "a second past midnight", viewer: "Europe/Oslo", from: "2026-05-12T18:00:00Z",
            to: "2026-05-12T22:00:01Z",
            first: "2026-05-12", last: "2026-05-13"),
        Case(
            testDescription: "no length at midnight", viewer: "Europe/Oslo", from: "2026-05-12T22:00:00Z",
            to: "2026-05-12T22:00:00Z",
            first: "2026-05-13", last: "2026-05-13"),
        Case(
            testDescription: "the skipped midnight of Santiago", viewer: "America/Santiago", from: "2026-09-06T03:59:59Z",
            to: "2026-09-06T04:00:01Z", first: "2026-09-05", last: "2026-09-06"),
        Case(
            testDescription: "over the day that Samoa has not had", viewer: "Pacific/Apia", from: "2011-12-30T09:59:59Z",
            to: "2011-12-30T10:00:01Z", first: "2011-12-29", last: "2011-12-31"),
        Case(
            testDescription: "a day that begins twice belongs to the later one from its first beginning",
            viewer: "America/St_Johns",
            from: "2010-11-07T02:45:00Z", to: "2010-11-07T02:50:00Z", first: "2010-11-07", last: "2010-11-07"),
        Case(
            testDescription: "up to where a day begins twice", viewer: "America/St_Johns", from: "2010-11-07T02:00:00Z",
            to: "2010-11-07T02:30:00Z", first: "2010-11-06", last: "2010-11-06"),
        Case(
            testDescription: "over the end of time", viewer: "Asia/Tokyo", from: "9999-12-31T14:00:00Z",
            to: "9999-12-31T23:00:00Z",
            first: "9999-12-31", last: "10000-01-01"),
    ]

    @Test("A zoned span is on the days that it touches", arguments: zonedCases)
    func zonedDays(_ input: Case) throws {
        let last = input.last == "10000-01-01" ? CivilDate.endOfTime : day(input.last)
        let span = OccurrenceSpan.zoned(instant(input.from)..<instant(input.to))
        #expect(span.days(in: try zone(input.viewer)) == day(input.first)...last)
    }

    static let localCases: [(OccurrenceSpan, String, String)] = [
        (.allDay(day("2011-12-30")..<day("2011-12-31")), "2011-12-30", "2011-12-30"),
        (.allDay(day("2011-12-29")..<day("2012-01-01")), "2011-12-29", "2011-12-31"),
        (.floating(local("2011-12-30T10:00:00")..<local("2011-12-30T11:00:00")), "2011-12-30", "2011-12-30"),
        (.floating(local("2011-12-30T10:00:00")..<local("2011-12-31T00:00:00")), "2011-12-30", "2011-12-30"),
        (.floating(local("2011-12-30T00:00:00")..<local("2011-12-30T00:00:00")), "2011-12-30", "2011-12-30"),
        (.floating(local("0001-01-01T00:00:00")..<local("0001-01-01T00:00:00")), "0001-01-01", "0001-01-01"),
    ]

    @Test(
        "All-day and floating spans stand on the same days for everybody", arguments: localCases,
        ["Pacific/Apia", "UTC", "Asia/Tokyo"])
    func localDays(input: (OccurrenceSpan, String, String), viewer: String) throws {
        #expect(input.0.days(in: try zone(viewer)) == day(input.1)...day(input.2))
    }

    static let instants: [(OccurrenceSpan, String, String, String)] = [
        (.allDay(day("2026-03-29")..<day("2026-03-30")), "Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"),
        (.allDay(day("2026-10-25")..<day("2026-10-26")), "Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
        (.allDay(day("2026-09-06")..<day("2026-09-07")), "America/Santiago", "2026-09-06T04:00:00Z", "2026-09-07T03:00:00Z"),
        (.allDay(day("2011-12-30")..<day("2011-12-31")), "Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"),
        (
            .floating(local("2026-03-29T01:30:00")..<local("2026-03-29T02:15:00")), "Europe/Berlin", "2026-03-29T00:30:00Z",
            "2026-03-29T01:15:00Z"
        ),
        (
            // As for a zone of its own: a gap that would put the end before the start keeps the wall duration.
            .floating(local("2026-03-29T02:30:00")..<local("2026-03-29T03:00:00")), "Europe/Berlin", "2026-03-29T01:30:00Z",
            "2026-03-29T02:00:00Z"
        ),
        (
            .floating(local("2026-10-25T02:30:00")..<local("2026-10-25T03:00:00")), "Europe/Berlin", "2026-10-25T00:30:00Z",
            "2026-10-25T02:00:00Z"
        ),
    ]

    @Test("A span has a beginning and an end on the viewer's time line", arguments: instants)
    func onTheTimeLine(span: OccurrenceSpan, viewer: String, from: String, to: String) throws {
        #expect(span.instants(in: try zone(viewer)) == instant(from)..<instant(to))
    }

    @Test("The end can be earlier on the wall than the start")
    func localTimes() throws {
        let span = OccurrenceSpan.zoned(instant("2026-10-25T00:50:00Z")..<instant("2026-10-25T01:10:00Z"))
        let times = span.localTimes(in: try zone("Europe/Berlin"))
        #expect(times.start == local("2026-10-25T02:50:00"))
        #expect(times.end == local("2026-10-25T02:10:00"))
        let days = OccurrenceSpan.allDay(day("2026-03-29")..<day("2026-03-30")).localTimes(in: .utc)
        #expect(days.start == local("2026-03-29T00:00:00"))
        #expect(days.end == local("2026-03-30T00:00:00"))
        #expect(OccurrenceSpan.allDay(day("2026-03-29")..<day("2026-03-30")).isAllDay)
        #expect(!span.isAllDay)
    }

    @Test("Moments outside the calendar are held at its ends and never trap", arguments: ["Asia/Tokyo", "America/New_York"])
    func extremeInstants(viewer: String) throws {
        let viewer = try zone(viewer)
        let all = OccurrenceSpan.zoned(.distantPast ..< .distantFuture)
        #expect(all.days(in: viewer) == .minimum ... .endOfTime)
        #expect(all.localTimes(in: viewer).start == .minimum)
        let nothing = OccurrenceSpan.zoned(.distantPast ..< .distantPast)
        #expect(nothing.days(in: viewer) == .minimum ... .minimum)
        let late = OccurrenceSpan.zoned(.distantFuture ..< .distantFuture)
        #expect(late.days(in: viewer) == .endOfTime ... .endOfTime)
    }
}
