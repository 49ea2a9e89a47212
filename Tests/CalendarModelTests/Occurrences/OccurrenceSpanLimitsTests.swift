import CalendarModel
import CivilTime
import Testing

@Suite("Spans at the ends of the calendar")
struct OccurrenceSpanLimitsTests {
    static let starts = [
        date("0001-01-01"), date("1969-12-31"), date("9999-12-31"), floating("0001-01-01T00:00:00"),
        floating("9999-12-31T23:59:59"),
        zoned("0001-01-01T00:00:00", "Asia/Tokyo"), zoned("1960-06-01T00:00:00"),
        zoned("9999-12-31T23:59:59", "America/New_York"),
    ]

    static let hugeDurations = [
        CalendarDuration(days: .max), CalendarDuration(seconds: .max), CalendarDuration(days: .max, seconds: .max),
        CalendarDuration(days: 1, seconds: .max), CalendarDuration(days: .max, seconds: 1), CalendarDuration(days: 4_000_000),
        CalendarDuration(seconds: 400_000_000_000),
    ]

    @Test("A length beyond the year 9999 is refused and never traps", arguments: starts, hugeDurations)
    func hugeDuration(start: EventTime, duration: CalendarDuration) {
        #expect(throws: EventError.outsideCalendar) { try span(start, .after(duration)) }
    }

    static let negativeDurations = [
        CalendarDuration(days: .min), CalendarDuration(seconds: .min), CalendarDuration(days: .min, seconds: .min),
        CalendarDuration(days: -1), CalendarDuration(seconds: -1),
    ]

    @Test("A length below zero is refused and never traps", arguments: starts, negativeDurations)
    func negativeDuration(start: EventTime, duration: CalendarDuration) {
        #expect(throws: EventError.negativeDuration(duration)) { try span(start, .after(duration)) }
    }

    @Test("No event starts behind the last day")
    func startsAtEndOfTime() throws {
        let end = LocalDateTime(.endOfTime, .midnight)
        for start in [EventTime.date(.endOfTime), .floating(end), .zoned(end, .utc), .zoned(.maximum, .utc)] {
            #expect(throws: EventError.outsideCalendar) { try span(start, .implied) }
        }
    }

    @Test("The last day can be taken whole")
    func lastDay() throws {
        #expect(try span(date("9999-12-31"), .implied) == .allDay(.maximum ..< .endOfTime))
        let midnight = LocalDateTime(.endOfTime, .midnight)
        let last = local("9999-12-31T12:00:00")
        #expect(try span(.floating(last), .after(.hours(12))) == .floating(last..<midnight))
        #expect(
            try span(.zoned(last, .utc), .at(.zoned(midnight, .utc)))
                == .zoned(Zone.utc.instant(of: last)..<Zone.utc.instant(of: midnight)))
    }

    @Test("The longest event there can be is from the first day to the last")
    func longest() throws {
        #expect(try span(.date(.minimum), .at(.date(.endOfTime))) == .allDay(.minimum ..< .endOfTime))
        #expect(try span(.date(.minimum), .after(.days(3_652_059))) == .allDay(.minimum ..< .endOfTime))
        #expect(throws: EventError.outsideCalendar) { try span(.date(.minimum), .after(.days(3_652_060))) }
    }
}
