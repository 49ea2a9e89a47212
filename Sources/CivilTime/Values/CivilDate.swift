/// A day of the Gregorian calendar, years 1 to 9999, without a time or a zone.
///
/// It is stored as the number of days since 1970-01-01, so that comparing and counting days is plain arithmetic.
/// RFC 5545 section 3.3.4 calls it DATE.
public struct CivilDate: Hashable, Comparable, Sendable {
    @usableFromInline let rawDayNumber: Int32

    @inlinable
    init(unchecked dayNumber: Int) {
        rawDayNumber = Int32(truncatingIfNeeded: dayNumber)
    }

    /// Makes a date of its parts, or nil if there is no such day (30 February, month 13, year 0 or 10000).
    @inlinable
    public init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= CivilArithmetic.daysInMonth(month, year: year)
        else { return nil }
        self.init(unchecked: CivilArithmetic.dayNumber(year: year, month: month, day: day))
    }

    /// Makes a date of days since 1970-01-01, or nil outside `minimum...endOfTime`.
    @inlinable
    public init?(dayNumber: Int) {
        guard dayNumber >= -719_162, dayNumber <= 2_932_897 else { return nil }
        self.init(unchecked: dayNumber)
    }

    /// 0001-01-01, the first day.
    @inlinable public static var minimum: CivilDate { CivilDate(unchecked: -719_162) }
    /// 9999-12-31, the last day.
    @inlinable public static var maximum: CivilDate { CivilDate(unchecked: 2_932_896) }
    /// 10000-01-01, which exists only as an exclusive end: no event starts there.
    @inlinable public static var endOfTime: CivilDate { CivilDate(unchecked: 2_932_897) }

    /// Days since 1970-01-01, negative before.
    @inlinable public var dayNumber: Int { Int(rawDayNumber) }

    /// Year, month (1 to 12) and day (1 to 31) in one computation: cheaper than asking for each.
    @inlinable
    public var components: (year: Int, month: Int, day: Int) { CivilArithmetic.components(dayNumber: dayNumber) }

    /// The year, 1 to 9999.
    @inlinable public var year: Int { CivilArithmetic.year(dayNumber: dayNumber) }
    /// The month, 1 to 12.
    @inlinable public var month: Int { components.month }
    /// The day of the month, 1 to 31.
    @inlinable public var day: Int { components.day }

    /// The day of the week.
    @inlinable
    public var weekday: Weekday { Weekday(unchecked: CivilArithmetic.isoWeekday(dayNumber: dayNumber)) }

    /// The day of the year, 1 to 366.
    @inlinable
    public var dayOfYear: Int { dayNumber - CivilArithmetic.dayNumber(year: year, month: 1, day: 1) + 1 }

    /// The first day of this day's month.
    @inlinable public var startOfMonth: CivilDate { CivilDate(unchecked: dayNumber - day + 1) }

    /// How many days this day's month has.
    @inlinable
    public var daysInMonth: Int {
        let (year, month, _) = components
        return CivilArithmetic.daysInMonth(month, year: year)
    }

    /// How many days a month has; 0 if `month` is not in 1 to 12.
    @inlinable
    public static func daysInMonth(_ month: Int, year: Int) -> Int {
        1...12 ~= month ? CivilArithmetic.daysInMonth(month, year: year) : 0
    }

    /// Whether a year has a 29 February.
    @inlinable
    public static func isLeapYear(_ year: Int) -> Bool { CivilArithmetic.isLeapYear(year) }

    /// Whether both are the same.
    @inlinable
    public static func == (left: CivilDate, right: CivilDate) -> Bool { left.rawDayNumber == right.rawDayNumber }

    /// Whether the left one comes first.
    @inlinable
    public static func < (left: CivilDate, right: CivilDate) -> Bool { left.rawDayNumber < right.rawDayNumber }

    /// Feeds the value to a hasher.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(rawDayNumber) }
}
