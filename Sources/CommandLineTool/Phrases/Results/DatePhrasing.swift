import CivilTime

/// Writes days and times in English, as answers show them. The reader reads them all back.
enum DatePhrasing {
    /// `Tuesday 1 December 2026`.
    static func day(_ day: CivilDate) -> String {
        dayAndMonth(day) + " " + year(day)
    }

    /// `Thursday 24 – Sunday 27 December 2026`; what both days share is said once.
    static func days(_ span: DaySpan) -> String {
        let (first, last) = (span.first, span.last)
        if first == last { return day(first) }
        if first.year != last.year { return "\(day(first)) – \(day(last))" }
        if first.month != last.month { return "\(dayAndMonth(first)) – \(day(last))" }
        return "\(TimeNames.english.weekday(first.weekday)) \(first.day) – \(day(last))"
    }

    /// `12:30`, and `12:30:15` where there are seconds.
    static func time(_ time: WallTime) -> String {
        let text = "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
        return time.second == 0 ? text : "\(text):\(twoDigits(time.second))"
    }

    /// `Tuesday 1 December 2026, 12:30–13:30`. An end at the midnight after the start is 24:00.
    static func span(from start: LocalDateTime, to end: LocalDateTime?) -> String {
        let text = moment(start)
        guard let end else { return text }
        if end.date == start.date { return "\(text)–\(time(end.time))" }
        if end.time == .midnight, start.date.days(until: end.date) == 1 { return "\(text)–24:00" }
        return "\(text) – \(moment(end))"
    }

    /// `Tuesday 1 December 2026, 12:30`.
    static func moment(_ moment: LocalDateTime) -> String {
        "\(day(moment.date)), \(time(moment.time))"
    }

    /// Days or a timed span, whichever it is.
    static func phrase(_ phrase: PhraseTime) -> String {
        switch phrase {
        case .allDay(let span): days(span)
        case .timed(let start, let end, nil): span(from: start, to: end)
        case .timed(let start, let end, .some(let zone)): "\(span(from: start, to: end)) \(name(of: zone))"
        }
    }

    /// `Europe/Berlin`, `UTC`, `+01:00`.
    static func name(of zone: PhraseZone) -> String {
        switch zone {
        case .named(let name): return name
        case .offset(let seconds):
            let minutes = abs(seconds) / 60
            return "\(seconds < 0 ? "-" : "+")\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
        }
    }

    /// `12:30` for seconds of the day 0...86400.
    static func clock(_ secondOfDay: Int) -> String {
        WallTime(secondOfDay: secondOfDay).map(time) ?? "24:00"
    }

    /// `1d 2h30m`; what is less than a minute in seconds, nothing as `0m`. The sign is for the caller to tell.
    static func length(_ duration: CalendarDuration) -> String {
        let seconds = duration.seconds.magnitude
        var text = duration.days == 0 ? "" : "\(duration.days.magnitude)d"
        if seconds > 0, !text.isEmpty { text += " " }
        if seconds >= 3_600 { text += "\(seconds / 3_600)h" }
        if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)m" }
        if seconds % 60 > 0 { text += "\(seconds % 60)s" }
        return text.isEmpty ? "0m" : text
    }

    private static func dayAndMonth(_ day: CivilDate) -> String {
        "\(TimeNames.english.weekday(day.weekday)) \(day.day) \(TimeNames.english.month(day.month))"
    }

    /// Four digits, so that the year 30 does not look like a time.
    private static func year(_ day: CivilDate) -> String {
        let digits = String(day.year)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
