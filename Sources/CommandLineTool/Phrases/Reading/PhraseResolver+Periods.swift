import CivilTime

/// Periods placed in time: weeks, months, years, weekends and runs of days.
extension PhraseResolver {
    func place(_ period: PeriodExpression, _ text: String, from floor: Floor) throws(PhraseError) -> DaySpan {
        switch period {
        case .week(let weeks):
            guard let start = weekRule().startOfWeek(containing: today) else { throw .outsideCalendar(text) }
            return try span(from: try shifted(start, days: weeks * 7, text), days: 7, text)
        case .isoWeek(let week):
            guard let start = WeekRule.iso.startOfWeek(week) else { throw .outsideCalendar(text) }
            return try span(from: start, days: 7, text)
        case .weekend(let weeks):
            // On a Sunday the weekend has already begun.
            let days = today.weekday == .sunday ? -1 : Weekday.saturday.days(since: today.weekday)
            return try span(from: try shifted(today, days: days + weeks * 7, text), days: 2, text)
        case .month(let months):
            guard let start = today.startOfMonth.adding(months: months), start <= .maximum else { throw .outsideCalendar(text) }
            return try span(from: start, days: start.daysInMonth, text)
        case .namedMonth(let month, let year, let which):
            let year = year ?? self.year(ofMonth: month, which, from: floor)
            guard let start = CivilDate(year: year, month: month, day: 1) else { throw .outsideCalendar(text) }
            return try span(from: start, days: start.daysInMonth, text)
        case .year(let years): return try wholeYear(today.year + years, text)
        case .numberedYear(let year): return try wholeYear(year, text)
        case .run(let length, let which): return try run(length, which, text)
        }
    }

    private func span(from first: CivilDate, days: Int, _ text: String) throws(PhraseError) -> DaySpan {
        guard let span = DaySpan(first: first, throughLast: try shifted(first, days: days - 1, text)) else {
            throw .emptyPeriod(text)
        }
        return span
    }

    /// A month without a year is the present one or the next to come; "next" and "last" tell another year.
    private func year(ofMonth month: Int, _ which: Which, from floor: Floor) -> Int {
        switch which {
        case .coming: month < floor.date.month ? floor.date.year + 1 : floor.date.year
        case .this: today.year
        case .next: today.year + 1
        case .last: month < today.month ? today.year : today.year - 1
        }
    }

    private func wholeYear(_ year: Int, _ text: String) throws(PhraseError) -> DaySpan {
        guard let start = CivilDate(year: year, month: 1, day: 1) else { throw .outsideCalendar(text) }
        return try span(from: start, days: CivilDate.isLeapYear(year) ? 366 : 365, text)
    }

    /// "next 10 days" begin with today, "last 10 days" end with it.
    private func run(_ length: PhraseLength, _ which: Which, _ text: String) throws(PhraseError) -> DaySpan {
        let tomorrow = try shifted(today, days: 1, text)
        let (first, end) =
            which == .last
            ? (try shifted(tomorrow, by: length.reversed, text), tomorrow)
            : (today, try shifted(today, by: length, text))
        return try span(from: first, days: first.days(until: end), text)
    }
}
