import CivilTime

/// A day, or several, as a phrase names them, not yet placed in time.
indirect enum DayExpression: Equatable, Sendable {
    /// Days away from today.
    case relative(Int)
    case weekday(Weekday, Which)
    /// "tue in 2 weeks": the Tuesday of that week.
    case weekdayOfWeek(Weekday, weeks: Int)
    case monthDay(month: Int, day: Int, year: Int?)
    /// "the 15th".
    case dayOfMonth(Int)
    /// "in 2 weeks", "3 days ago", "a week from tuesday": a length from a day, or from now.
    case shifted(PhraseLength, from: DayExpression?)
    /// "first monday of march", "last day of february" (-1 is the last; without a weekday, any day).
    case nth(Int, Weekday?, of: PeriodExpression)
    /// "end of month", "start of next year".
    case edge(isEnd: Bool, of: PeriodExpression)
    case period(PeriodExpression)

    /// Whether a bare number beside it can be a day of the same month: "dec 24-27".
    var isInMonth: Bool {
        switch self {
        case .monthDay, .dayOfMonth: true
        default: false
        }
    }
}
