import CivilTime

extension PhraseError: CustomStringConvertible {
    /// One sentence: the text in quotes, what is wrong with it, and the mend.
    var description: String {
        switch self {
        // Words
        case .empty: "The date is empty; write one as in 'tomorrow 12:30', 'next fri' or 2026-12-24."
        case .unknownWord(let word, let suggestion?):
            "\(quoted(word)) is not a word of dates; did you mean '\(suggestion)'?"
        case .unknownWord(let word, nil):
            "\(quoted(word)) is not a word of dates; write one as in 'tomorrow 12:30', 'next fri 9-10:30' or 2026-12-24."
        case .zoneAbbreviation(let name):
            "\(quoted(name)) does not name one time zone; write a place as in Europe/Berlin, an offset as in +01:00, or UTC."
        case .unexpected(let text, after: ""):
            "\(quoted(text)) can't begin a date; write one as in 'tomorrow 12:30' or 2026-12-24."
        case .unexpected(let text, let before):
            "\(quoted(text)) is not understood after \(quoted(before)); leave it out, or write a date as in 'tomorrow 12:30'."
        case .incomplete(let text): "\(quoted(text)) is not complete; write a date as in 'tomorrow 12:30' or '24 dec to 27 dec'."
        case .twoDays(let one, let other): "\(quoted(one)) and \(quoted(other)) are two days; write one, or 'to' between them."
        case .twoTimes(let one, let other): "\(quoted(one)) and \(quoted(other)) are two times; write one, or 'to' between them."
        case .twoZones(let one, let other): "\(quoted(one)) and \(quoted(other)) are two time zones; write one."
        case .lengthInPhrase(let text): "\(quoted(text)) begins a length, which is not part of a date; give it with --for 1h."
        case .repetition(let text): "\(quoted(text)) repeats, which is not part of a date; give the first day here."
        default: dayDescription
        }
    }

    private var dayDescription: String {
        switch self {
        case .ambiguousDate(let text, let one, let other, let year): Self.ambiguous(text, one, other, year)
        case .notADay(let text, let month, let year):
            "\(quoted(text)) is not a day: \(TimeNames.english.month(month)) \(year) has "
                + "\(CivilDate.daysInMonth(month, year: year)) days."
        case .notADayOfMonth(let text): "\(quoted(text)) is not a day of a month; they are 1st to 31st."
        case .notAMonth(let text, let month):
            "\(quoted(text)) has no month \(month): months are 1 to 12; write a date as in 2026-12-24."
        case .notAWeek(let text, let year, let weeks): "\(quoted(text)) is not a week: \(year) has weeks W01 to W\(weeks)."
        case .yearOutOfRange(let text): "\(quoted(text)) has a year outside 0001 to 9999; write four digits as in 2026-12-24."
        case .shortYear(let text): "\(quoted(text)) has a year of less than four digits; write it in full as in 2026-12-24."
        case .bareYear(let text):
            "\(quoted(text)) is a year, or a time without its colon; write a time as 14:30 and a day as in 2026-12-24."
        case .outsideCalendar(let text): "\(quoted(text)) is outside the years 1 to 9999; name a nearer day."
        case .otherWeekday(let text, let date):
            "\(quoted(text)) does not agree with the date: \(DatePhrasing.day(date)); leave the weekday out or correct it."
        case .needsPeriod(let text): "\(quoted(text)) needs a month or a year, as in 'first monday of march' or 'end of month'."
        case .notInPeriod(let text, let span): "\(quoted(text)) is not a day: there is none from \(DatePhrasing.days(span))."
        case .emptyPeriod(let text): "\(quoted(text)) has no days; write a number from 1."
        case .lengthNotDay(let text):
            "\(quoted(text)) is a length of time; write 'in \(DisplayText.quotable(text))' for a moment, or a time as in 14:30."
        case .lengthFromDay(let text): "\(quoted(text)) counts from a whole day; name the time itself, as in 'tomorrow 22:00'."
        case .manyDays(let text, let count): "\(quoted(text)) is \(count) days, but one is meant here; name it, as in 2026-12-24."
        case .dayExpected(let text):
            "\(quoted(text)) is a time, but whole days are meant here; write one as in 'tomorrow' or 2026-12-24."
        default: timeDescription
        }
    }

    private var timeDescription: String {
        switch self {
        case .notATime(let text): "\(quoted(text)) is not a time; write 0:00 to 23:59, or 12:00am to 11:59pm."
        case .fraction(let text): "\(quoted(text)) has a fraction of a second; write whole seconds as in 18:30:05."
        case .dottedTime(let text): "\(quoted(text)) could be a time or a date; write a time as 14:30 and a date as 2026-12-24."
        case .compactTime(let text): "\(quoted(text)) could be a time or a year; write a time as 14:30."
        case .notAnOffset(let text): "\(quoted(text)) is not an offset from UTC; write it as in +01:00, at most 18 hours."
        case .midnight(let text):
            "\(quoted(text)) could be the start or the end of that day; write 0:00, or 0:00 of the next day."
        case .startsAtEndOfDay(let text): "\(quoted(text)) is the end of a day; write 0:00 of the next day for a start."
        case .needsTime(let text): "\(quoted(text)) needs a time, as in 'tonight 8:30' or 'tomorrow morning 9:00'."
        case .otherPartOfDay(let part, let time):
            "\(quoted(time)) does not go with \(quoted(part)); write the day and a time as in 'tomorrow 14:30'."
        case .zoneWithoutTime(let zone): "\(quoted(zone)) goes with a time, and whole days have none; add a time or leave it out."
        case .spanNotPoint(let text): "\(quoted(text)) has a start and an end, but one of them is meant here."
        case .manyDaysWithTime(let text, let count):
            "\(quoted(text)) is \(count) days, which can't have one time; name a day, as in 'next mon 9:00'."
        case .endWithoutStartTime(let text):
            "\(quoted(text)) ends at a time, but the start has none; write both as in 'fri 9:00 to sat 17:00'."
        case .dayEndOfTimedStart(let text):
            "\(quoted(text)) is a whole day, but the start has a time; end at a time too, as in 'sat 17:00'."
        case .timeEndOfDays(let text):
            "\(quoted(text)) is a time, but the start is a whole day; end with a day, as in 2026-12-27."
        case .endNotAfterStart(let end, let start): "\(quoted(end)) is not after the start \(quoted(start)); write a later end."
        default: lengthDescription
        }
    }

    private var lengthDescription: String {
        switch self {
        case .notALength(let text): "\(quoted(text)) is not a length of time; write one as in 1h30m, '90 min', 1:30 or '3 days'."
        case .lengthWithoutUnit(let text):
            "\(quoted(text)) has no unit; write \(DisplayText.quotable(text))m for minutes or \(DisplayText.quotable(text))h for hours."
        case .negativeLength(let text): "\(quoted(text)) is negative; write a length as in 1h30m."
        case .monthsInLength(let text):
            "\(quoted(text)) has months or years, which differ in length; write days or weeks, or an end date."
        case .notAnAlarm(let text):
            "\(quoted(text)) is not an alarm; write 15m (before the start), '10m after start', 'at end' or '2026-12-01 09:00'."
        case .alarmWithoutDay(let text):
            "\(quoted(text)) needs a day and a time; write them as in '2026-12-01 09:00', or 15m for before the start."
        case .notAClock(let text):
            "\(quoted(text)) is not a date or date-time; write 2026-12-24, 2026-12-24T18:30 or 2026-12-24T17:30:00Z."
        default: ""
        }
    }

    private func quoted(_ text: String) -> String { "'\(DisplayText.quotable(text))'" }

    /// Both readings, and how to write each.
    private static func ambiguous(_ text: String, _ one: Int, _ other: Int, _ year: Int?) -> String {
        let names = [(one, other), (other, one)].map { "\($0) \(TimeNames.english.month($1))\(year.map { " \($0)" } ?? "")" }
        let mends = [(one, other), (other, one)].map { day, month in
            year.flatMap { CivilDate(year: $0, month: month, day: day)?.description }
                ?? "'\(day) \(TimeNames.english.month(month).prefix(3).lowercased())'"
        }
        return "'\(DisplayText.quotable(text))' is \(names[0]) or \(names[1]); write \(mends[0]) or \(mends[1])."
    }
}
