/// How weeks are laid on a calendar: the day that they begin with, and how many days of a year make its first week.
public struct WeekRule: Hashable, Sendable {
    /// The day that weeks begin with (RFC 5545 WKST).
    public let firstWeekday: Weekday
    /// How many of its days must be in a year for a week to be the year's first, 1 to 7.
    public let minimumDays: Int

    /// Makes a rule; nil if `minimumDays` is not in 1 to 7.
    public init?(firstWeekday: Weekday, minimumDays: Int) {
        guard 1...7 ~= minimumDays else { return nil }
        self.init(unchecked: firstWeekday, minimumDays)
    }

    init(unchecked firstWeekday: Weekday, _ minimumDays: Int) {
        self.firstWeekday = firstWeekday
        self.minimumDays = minimumDays
    }

    /// ISO 8601: Monday first, and the first week is the one with the year's first Thursday.
    public static let iso = WeekRule(unchecked: .monday, 4)
    /// As in the United States: Sunday first, and the first week is the one with 1 January.
    public static let sundayFirst = WeekRule(unchecked: .sunday, 1)

    /// The first day of the week that a day is in; nil if that is before 0001-01-01.
    public func startOfWeek(containing date: CivilDate) -> CivilDate? {
        CivilDate(dayNumber: weekStart(date.dayNumber))
    }

    /// The week that a day is in.
    public func week(of date: CivilDate) -> YearWeek {
        // The day that decides: if it is in a year, so are `minimumDays` of the week.
        let decider = weekStart(date.dayNumber) + 7 - minimumDays
        let year = CivilArithmetic.year(dayNumber: decider)
        let firstDay = CivilArithmetic.dayNumber(year: year, month: 1, day: 1)
        return YearWeek(unchecked: year, (decider - firstDay) / 7 + 1)
    }

    /// The first day of a week; nil if the year has no such week or it begins outside the calendar.
    public func startOfWeek(_ yearWeek: YearWeek) -> CivilDate? {
        guard yearWeek.week <= weeksInYear(yearWeek.year) else { return nil }
        return CivilDate(dayNumber: startOfYear(yearWeek.year) + (yearWeek.week - 1) * 7)
    }

    /// How many weeks a year has, 52 or 53; 0 outside the years 0 to 10000.
    public func weeksInYear(_ year: Int) -> Int {
        0...10_000 ~= year ? (startOfYear(year + 1) - startOfYear(year)) / 7 : 0
    }

    private func weekStart(_ dayNumber: Int) -> Int {
        dayNumber - (CivilArithmetic.isoWeekday(dayNumber: dayNumber) - firstWeekday.rawValue + 7) % 7
    }

    /// The day number of the first day of a year's first week.
    private func startOfYear(_ year: Int) -> Int {
        let firstDay = CivilArithmetic.dayNumber(year: year, month: 1, day: 1)
        let start = weekStart(firstDay)
        return 7 - (firstDay - start) >= minimumDays ? start : start + 7
    }
}
