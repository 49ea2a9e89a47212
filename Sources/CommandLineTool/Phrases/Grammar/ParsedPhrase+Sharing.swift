import CivilTime

/// What the two ends of a span take from each other.
extension ParsedPhrase {
    /// Both sides with what is said once for both: the month of "dec 24-27" and "24-27 dec", the day of "9-10:30 next fri",
    /// the year of "dec 28 to jan 3 2027".
    var withSharedParts: (start: PhraseSide, end: PhraseSide) {
        var start = start
        guard var end else { return (start, PhraseSide()) }
        Self.shareMonth(&start, &end)
        Self.shareYear(&start, &end)
        if start.day == nil, start.clock != nil, end.hasDayLast {
            (start.day, start.weekday, start.note) = (end.day, end.weekday, end.note)
            (end.day, end.weekday) = (nil, nil)
        }
        return (start, end)
    }

    private static func shareMonth(_ start: inout PhraseSide, _ end: inout PhraseSide) {
        // "dec 24-27", "2026-12-24 to 27", "the 1st to 5", "dec 24-27 2027"
        if let startDay = start.day, start.clock == nil, let clock = end.clock, clock.value.isBare {
            let day = clock.value.hour
            switch (startDay.value, end.day?.value) {
            case (.monthDay(let month, _, let year), nil):
                end.day = PhraseSide.DayPart(value: .monthDay(month: month, day: day, year: year), pieces: clock.pieces)
                end.clock = nil
            case (.monthDay(let month, let startDay, nil), .period(.numberedYear(let year))):
                start.day?.value = .monthDay(month: month, day: startDay, year: year)
                end.day = PhraseSide.DayPart(value: .monthDay(month: month, day: day, year: year), pieces: end.pieces)
                end.clock = nil
            case (.dayOfMonth, nil):
                end.day = PhraseSide.DayPart(value: .dayOfMonth(day), pieces: clock.pieces)
                end.clock = nil
            default: break
            }
        }
        guard case .monthDay(let month, _, let year) = end.day?.value, end.clock == nil else { return }
        // "24-27 dec", "Thursday 24 – Sunday 27 December 2026"
        if let clock = start.clock, clock.value.isBare {
            if case .weekday(let weekday, .coming) = start.day?.value, let pieces = start.day?.pieces {
                start.weekday = PhraseSide.WeekdayPart(value: weekday, pieces: pieces)
            } else if start.day != nil {
                return
            }
            start.day = PhraseSide.DayPart(
                value: .monthDay(month: month, day: clock.value.hour, year: year), pieces: clock.pieces)
            start.clock = nil
        } else if case .dayOfMonth(let day) = start.day?.value, start.clock == nil {
            start.day?.value = .monthDay(month: month, day: day, year: year)
        }
    }

    private static func shareYear(_ start: inout PhraseSide, _ end: inout PhraseSide) {
        switch (start.day?.value, end.day?.value) {
        case (.monthDay(let month, let day, nil), .monthDay(let endMonth, let endDay, let year?)):
            let isSameYear = (month, day) <= (endMonth, endDay)
            start.day?.value = .monthDay(month: month, day: day, year: isSameYear ? year : year - 1)
        case (.period(.namedMonth(let month, nil, .coming)), .period(.namedMonth(let endMonth, let year?, _))):
            start.day?.value = .period(.namedMonth(month, year: month <= endMonth ? year : year - 1, .coming))
        default: break
        }
    }
}

extension PhraseSide {
    /// Whether it has a time of day, not whole days only.
    var namesTime: Bool {
        if clock != nil { return true }
        guard case .shifted(let length, nil) = day?.value else { return false }
        return length.isOfTheClock
    }
}
