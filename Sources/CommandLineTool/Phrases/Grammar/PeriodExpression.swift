import CivilTime

/// Several days under one name, not yet placed in time.
enum PeriodExpression: Equatable, Sendable {
    /// Weeks, months, years or weekends away from the present one: 0 is this one.
    case week(Int)
    case month(Int)
    case year(Int)
    case weekend(Int)
    /// "december", "next december", "dec 2026", 2026-12.
    case namedMonth(Int, year: Int?, Which)
    case isoWeek(YearWeek)
    /// 2026.
    case numberedYear(Int)
    /// "next 10 days", which begin with today; "last 10 days", which end with it.
    case run(PhraseLength, Which)
}
