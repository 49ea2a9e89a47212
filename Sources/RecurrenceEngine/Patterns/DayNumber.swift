import CivilTime

/// Dates as plain day numbers (days since 1970-01-01), kept to the years 1 to 9999.
enum DayNumber {
    static let first = CivilDate.minimum.dayNumber
    static let last = CivilDate.maximum.dayNumber

    /// The day of a wall-clock second.
    static func containing(_ localSeconds: Int64) -> Int {
        let (days, seconds) = localSeconds.quotientAndRemainder(dividingBy: 86_400)
        return Int(seconds < 0 ? days - 1 : days)
    }

    /// 0 = Monday … 6 = Sunday.
    static func weekday(_ day: Int) -> Int { (day - first) % 7 }

    /// The first day of a month, counted from January of the year 1 as 0.
    static func startOfMonth(_ month: Int) -> Int {
        let (year, index) = month.quotientAndRemainder(dividingBy: 12)
        return CivilDate(year: year + 1, month: index + 1, day: 1)?.dayNumber ?? last + 1
    }

    /// The month of a date, counted from January of the year 1 as 0.
    static func month(of date: CivilDate) -> Int {
        let parts = date.components
        return (parts.year - 1) * 12 + parts.month - 1
    }

    /// The last month of the year 9999.
    static let lastMonth = 9_999 * 12 - 1
}
