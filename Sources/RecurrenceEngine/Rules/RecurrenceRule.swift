import CivilTime

/// A checked rule for how an event repeats (RFC 5545 RRULE, RFC 7529 SKIP). It says nothing that the RFC forbids, so it can be
/// iterated; make one of a text by way of ``UncheckedRecurrenceRule``.
public struct RecurrenceRule: Hashable, Sendable {
    /// How long a period of the rule is (FREQ).
    public enum Frequency: Int, CaseIterable, Comparable, Sendable {
        case secondly, minutely, hourly, daily, weekly, monthly, yearly

        public static func < (left: Frequency, right: Frequency) -> Bool { left.rawValue < right.rawValue }
    }

    /// A weekday of a period, or its n-th one (BYDAY).
    public struct DayOfWeek: Hashable, Sendable {
        public let weekday: Weekday
        /// 2 is the second, -1 the last; 0 means each one.
        public let ordinal: Int

        public init(_ weekday: Weekday, ordinal: Int = 0) {
            self.weekday = weekday
            self.ordinal = ordinal
        }
    }

    /// The last moment that an instance may have, itself included (UNTIL).
    public enum Until: Hashable, Sendable {
        case date(CivilDate)
        case local(LocalDateTime)
        case instant(Instant)
    }

    /// Where the rule stops.
    public enum End: Hashable, Sendable {
        case never
        /// After so many instances, excluded ones counted (COUNT).
        case count(Int)
        case until(Until)
    }

    /// What becomes of a day that its month does not have (RFC 7529 SKIP).
    public enum Skip: Hashable, Sendable {
        case omit, backward, forward
    }

    public internal(set) var frequency: Frequency
    /// Every so many periods, 1 or more (INTERVAL).
    public internal(set) var interval: Int
    public internal(set) var end: End
    /// 1...12 (BYMONTH); this list and those below are sorted and without repeats.
    public internal(set) var months: [Int]
    /// -53...53 but 0 (BYWEEKNO).
    public internal(set) var weeksOfTheYear: [Int]
    /// -366...366 but 0 (BYYEARDAY).
    public internal(set) var daysOfTheYear: [Int]
    /// -31...31 but 0 (BYMONTHDAY).
    public internal(set) var daysOfTheMonth: [Int]
    /// BYDAY.
    public internal(set) var daysOfTheWeek: [DayOfWeek]
    /// 0...23 (BYHOUR).
    public internal(set) var hours: [Int]
    /// 0...59 (BYMINUTE).
    public internal(set) var minutes: [Int]
    /// 0...59 (BYSECOND); a leap second, 60, is read as 59.
    public internal(set) var seconds: [Int]
    /// -366...366 but 0 (BYSETPOS).
    public internal(set) var setPositions: [Int]
    /// The day that weeks begin with (WKST).
    public internal(set) var firstWeekday: Weekday
    public internal(set) var skip: Skip
}
