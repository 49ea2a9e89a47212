/// When the clocks change each year by a POSIX rule: a day of the year and the wall time before the change.
struct RuleDay: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        /// `M10.5.0`: the week 1 to 5 (5 = last) of a month, the weekday 0 = Sunday … 6.
        case weekday(month: Int, week: Int, weekday: Int)
        /// `J60`: day 1 to 365, 29 February never counted.
        case commonDay(Int)
        /// `59`: day 0 to 365, 29 February counted.
        case leapDay(Int)
    }

    var form: Form
    /// Seconds after midnight, -167 to 167 hours.
    var seconds: Int

    /// The wall time of the change in a year, in seconds since 1970-01-01T00:00:00 on the wall clock.
    func localSeconds(inYear year: Int) -> Int64 {
        Int64(dayNumber(inYear: year) * 86_400 + seconds)
    }

    private func dayNumber(inYear year: Int) -> Int {
        switch form {
        case .leapDay(let day):
            return CivilArithmetic.dayNumber(year: year, month: 1, day: 1) + day
        case .commonDay(let day):
            let firstDay = CivilArithmetic.dayNumber(year: year, month: 1, day: 1)
            return firstDay + day - 1 + (day >= 60 && CivilArithmetic.isLeapYear(year) ? 1 : 0)
        case .weekday(let month, let week, let weekday):
            let firstDay = CivilArithmetic.dayNumber(year: year, month: month, day: 1)
            let firstWeekday = CivilArithmetic.isoWeekday(dayNumber: firstDay)
            let first = (weekday - firstWeekday + 14) % 7
            let length = CivilArithmetic.daysInMonth(month, year: year)
            let offset = first + (week - 1) * 7
            return firstDay + (offset < length ? offset : offset - 7)
        }
    }
}
