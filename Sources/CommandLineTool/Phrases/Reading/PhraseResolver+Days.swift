import CivilTime

/// Days placed in time.
extension PhraseResolver {
    /// Days and the reason why it is these, where the phrase does not say it itself.
    typealias PlacedDays = (span: DaySpan, reason: String?)

    /// The days that a side names, with its weekday checked. `clock` is the second of the day that a time on them is at.
    mutating func days(_ side: PhraseSide, clock: Int?, from floor: Floor) throws(PhraseError) -> DaySpan {
        guard let day = side.day else { throw .dayExpected(source.text(side.pieces)) }
        let text = source.text(day.pieces)
        let placed = try place(day.value, text, clock: clock, from: floor)
        if let weekday = side.weekday, weekday.value != placed.span.first.weekday {
            throw .otherWeekday(source.text(weekday.pieces), placed.span.first)
        }
        note(text, is: DatePhrasing.days(placed.span), because: side.note ?? placed.reason)
        return placed.span
    }

    private func place(
        _ expression: DayExpression, _ text: String, clock: Int?, from floor: Floor
    ) throws(PhraseError) -> PlacedDays {
        switch expression {
        case .relative(let days): return (DaySpan(try shifted(today, days: days, text)), nil)
        case .weekday(let weekday, let which): return try place(weekday, which, text, clock: clock, from: floor)
        case .weekdayOfWeek(let weekday, let weeks):
            let day = try self.weekday(weekday, weeks: weeks, text)
            return (DaySpan(day), "the \(TimeNames.english.weekday(weekday)) of the week \(weeks) weeks from now")
        case .monthDay(let month, let day, let year?): return (DaySpan(try date(year, month, day, text)), nil)
        case .monthDay(let month, let day, nil): return try place(month: month, day: day, text, from: floor)
        case .dayOfMonth(let day): return try place(dayOfMonth: day, text, from: floor)
        case .shifted(let length, let base): return try place(length, from: base, text, floor)
        case .nth(let number, let weekday, let period): return try place(number, weekday, of: period, text, from: floor)
        case .edge(let isEnd, let period):
            let span = try place(period, text, from: floor)
            return (DaySpan(isEnd ? span.last : span.first), "the \(isEnd ? "last" : "first") of \(span.count) days")
        case .period(let period):
            let span = try place(period, text, from: floor)
            return (span, span.count == 1 ? nil : "\(span.count) days")
        }
    }

    // MARK: Weekdays

    private func place(
        _ weekday: Weekday, _ which: Which, _ text: String, clock: Int?, from floor: Floor
    ) throws(PhraseError) -> PlacedDays {
        let name = TimeNames.english.weekday(weekday)
        switch which {
        case .this: return (DaySpan(try self.weekday(weekday, weeks: 0, text)), "the \(name) of this week")
        case .next: return (DaySpan(try self.weekday(weekday, weeks: 1, text)), "the \(name) of next week")
        case .last:
            let days = today.weekday.days(since: weekday)
            return (DaySpan(try shifted(today, days: days == 0 ? -7 : -days, text)), "the last \(name) before today")
        case .coming:
            let days = weekday.days(since: floor.date.weekday)
            if days == 0, let clock, clock > floor.second {
                return (
                    DaySpan(floor.date), floor.isStart ? "the same day, at a later time" : "today, as the time is still to come"
                )
            }
            let day = try shifted(floor.date, days: days == 0 ? 7 : days, text)
            return (DaySpan(day), floor.isStart ? "the first \(name) after the start" : "the next \(name)")
        }
    }

    /// The weekday of a week that is so many weeks from this one.
    private func weekday(_ weekday: Weekday, weeks: Int, _ text: String) throws(PhraseError) -> CivilDate {
        let weekRule = weekRule()
        guard let start = weekRule.startOfWeek(containing: today) else { throw .outsideCalendar(text) }
        return try shifted(start, days: weeks * 7 + weekday.days(since: weekRule.firstWeekday), text)
    }

    // MARK: Dates

    private func date(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws(PhraseError) -> CivilDate {
        guard 1...9999 ~= year else { throw .outsideCalendar(text) }
        guard let date = CivilDate(year: year, month: month, day: day) else { throw .notADay(text, month: month, year: year) }
        return date
    }

    /// "24 dec": the first such day, the floor's own day included. Leap days are at most eight years apart.
    private func place(month: Int, day: Int, _ text: String, from floor: Floor) throws(PhraseError) -> PlacedDays {
        let first = floor.date.month > month ? floor.date.year + 1 : floor.date.year
        for year in first...first + 9 {
            guard let date = CivilDate(year: year, month: month, day: day), date >= floor.date else { continue }
            let name = "\(day) \(TimeNames.english.month(month))"
            return (
                DaySpan(date),
                floor.isStart ? "the first \(name) from the start on" : date == today ? "today" : "the next \(name)"
            )
        }
        throw first + 1 > 9999 ? .outsideCalendar(text) : .notADay(text, month: month, year: first)
    }

    /// "the 15th": the first such day, the floor's own day included, in a month that has it.
    private func place(dayOfMonth day: Int, _ text: String, from floor: Floor) throws(PhraseError) -> PlacedDays {
        guard 1...31 ~= day else { throw .notADayOfMonth(text) }
        for months in 0...12 {
            guard let month = floor.date.startOfMonth.adding(months: months), day <= month.daysInMonth else { continue }
            let date = try shifted(month, days: day - 1, text)
            guard date >= floor.date else { continue }
            let reason = floor.isStart ? "the first one from the start on" : date == today ? "today" : "the next one"
            return (DaySpan(date), reason)
        }
        throw .outsideCalendar(text)
    }

    // MARK: Distances and counted days

    private func place(
        _ length: PhraseLength, from base: DayExpression?, _ text: String, _ floor: Floor
    ) throws(PhraseError) -> PlacedDays {
        if length.isOfTheClock { throw .dayExpected(text) }
        guard let base else { return (DaySpan(try shifted(today, by: length, text)), "counted from \(DatePhrasing.day(today))") }
        let from = try place(base, text, clock: nil, from: Floor(now: now)).span
        guard from.count == 1 else { throw .manyDays(text, count: from.count) }
        let day = try shifted(from.first, by: length, text)
        return (DaySpan(day), "counted from \(DatePhrasing.day(from.first))")
    }

    /// "first monday of march". Where the month has no year and this one's day is past, next year's is meant.
    private func place(
        _ number: Int, _ weekday: Weekday?, of period: PeriodExpression, _ text: String, from floor: Floor
    ) throws(PhraseError) -> PlacedDays {
        let span = try place(period, text, from: floor)
        let day = try nth(number, weekday, in: span, text)
        if day < floor.date, case .namedMonth(let month, nil, .coming) = period {
            let next = try place(.namedMonth(month, year: span.first.year + 1, .coming), text, from: floor)
            return (DaySpan(try nth(number, weekday, in: next, text)), "this year's is past")
        }
        return (DaySpan(day), nil)
    }

    private func nth(_ number: Int, _ weekday: Weekday?, in span: DaySpan, _ text: String) throws(PhraseError) -> CivilDate {
        let step = weekday == nil ? 1 : 7
        let days: Int
        if number < 0 {
            days = span.count - 1 - (weekday.map { span.last.weekday.days(since: $0) } ?? 0)
        } else {
            days = (number - 1) * step + (weekday.map { $0.days(since: span.first.weekday) } ?? 0)
        }
        guard 0..<span.count ~= days else { throw .notInPeriod(text, span) }
        return try shifted(span.first, days: days, text)
    }
}
