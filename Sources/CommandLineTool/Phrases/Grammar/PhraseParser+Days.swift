import CivilTime

/// Days: "tomorrow", "next fri", "24 dec", "the 15th", "in 2 weeks", "first monday of march".
extension PhraseParser {
    /// Enough for any phrase that people say.
    private static let deepest = 4

    /// Reads a day at the position, or nothing.
    mutating func day() throws(PhraseError) -> PhraseSide.DayPart? {
        let start = position
        guard depth < Self.deepest else { throw unexpected }
        depth += 1
        defer { depth -= 1 }
        let expression: DayExpression?
        switch kind() {
        case .number: expression = try numberedDay()
        case .word(let word): expression = try wordedDay(word)
        default: expression = nil
        }
        guard let expression else {
            position = start
            return nil
        }
        let pieces = start..<position
        if case .monthDay = expression { try isoTime() }
        return PhraseSide.DayPart(value: expression, pieces: pieces)
    }

    // MARK: From a number on

    private mutating func numberedDay() throws(PhraseError) -> DayExpression? {
        if let date = try numericDate() { return date }
        guard let number = number() else { return nil }
        let hasSuffix = word(1) == .suffix && isAttached(1)
        let next = hasSuffix ? 2 : 1
        let monthOffset = word(next) == .of ? next + 1 : next
        if number.digits <= 2, case .month(let month) = word(monthOffset) {
            let start = position
            position += monthOffset + 1
            return try checked(day: number.value, month: month, year: year(), start..<position)
        }
        if hasSuffix {
            position += 2
            return try ordinalDay(number.value, start: position - 2)
        }
        if unit(1) != nil || kind(1) == .dot && unit(3) != nil { return try lengthFromDay() }
        if number.digits == 4, kind(1) != .colon, kind(1) != .dot, !hasMeridiem(1) {
            position += 1
            return .period(.numberedYear(number.value))
        }
        return nil
    }

    /// What follows "15th" or "first".
    private mutating func ordinalDay(_ number: Int, start: Int) throws(PhraseError) -> DayExpression {
        if case .weekday(let weekday) = word() {
            position += 1
            return .nth(number, weekday, of: try periodOfOrdinal(start))
        }
        if word() == .unit(.day) {
            position += 1
            return .nth(number, nil, of: try periodOfOrdinal(start))
        }
        if word() == .of { return .nth(number, nil, of: try periodOfOrdinal(start)) }
        return .dayOfMonth(number)
    }

    /// The period after "first monday of"; a month's own days ("first of march") come through here too.
    private mutating func periodOfOrdinal(_ start: Int) throws(PhraseError) -> PeriodExpression {
        guard skip(.of) || skip(.inward), let period = try namedPeriod() else { throw .needsPeriod(text(from: start)) }
        return period
    }

    // MARK: From a word on

    private mutating func wordedDay(_ word: PhraseWord) throws(PhraseError) -> DayExpression? {
        let start = position
        position += 1
        switch word {
        case .today: return .relative(0)
        case .tomorrow: return .relative(1)
        case .yesterday: return .relative(-1)
        case .now: return .shifted(.now, from: nil)
        case .tonight:
            side.partOfDay = side.partOfDay ?? PhraseSide.PartOfDayPart(value: .night, pieces: start..<position)
            return .relative(0)
        case .weekday(let weekday): return try ofWeek(weekday)
        case .month(let month): return try monthFirst(month, start: start)
        case .which(let which): return try chosen(which, start: start)
        case .weekend: return .period(.weekend(0))
        case .inward:
            guard let length = try length() else { throw unexpected }
            return .shifted(length, from: nil)
        case .unit(.day): return try dayBeyond()
        case .unit(.second):
            if case .weekday = self.word() {} else if self.word() != .of { return nil }
            return try ordinalDay(2, start: start)
        case .ordinal(let number): return try ordinalDay(number, start: start)
        case .start, .end:
            guard skip(.of), let period = try namedPeriod() else { throw .needsPeriod(text(from: start)) }
            return .edge(isEnd: word == .end, of: period)
        case .count, .half:
            position = start
            return try lengthFromDay()
        default: return nil
        }
    }

    /// "tue in 2 weeks", or just the weekday.
    private mutating func ofWeek(_ weekday: Weekday) throws(PhraseError) -> DayExpression {
        let start = position
        if skip(.inward), let weeks = try length()?.wholeWeeks { return .weekdayOfWeek(weekday, weeks: weeks) }
        position = start
        return .weekday(weekday, .coming)
    }

    /// "dec 24 2026", "dec 24", "dec 2026", "december".
    private mutating func monthFirst(_ month: Int, start: Int) throws(PhraseError) -> DayExpression {
        if let year = year() { return .period(.namedMonth(month, year: year, .coming)) }
        let offset = word() == .the ? 1 : 0
        guard let number = number(offset), number.digits <= 2, kind(offset + 1) != .colon, kind(offset + 1) != .dot,
            !hasMeridiem(offset + 1)
        else { return .period(.namedMonth(month, year: nil, .coming)) }
        position += offset + 1
        if word() == .suffix, isAttached(0) { position += 1 }
        return try checked(day: number.value, month: month, year: year(), start..<position)
    }

    /// What follows "next", "this" and "last".
    private mutating func chosen(_ which: Which, start: Int) throws(PhraseError) -> DayExpression {
        if which == .last, case .weekday(let weekday) = word(), word(1) == .of {
            position += 1
            return .nth(-1, weekday, of: try periodOfOrdinal(start))
        }
        if which == .last, word() == .unit(.day), word(1) == .of {
            position += 1
            return .nth(-1, nil, of: try periodOfOrdinal(start))
        }
        if which == .last, word() == .of { return .nth(-1, nil, of: try periodOfOrdinal(start)) }
        if let period = simplePeriod(which) { return .period(period) }
        switch kind() {
        case .word(.weekday(let weekday)):
            position += 1
            return .weekday(weekday, which)
        case .word(.partOfDay) where which == .this: return .relative(0)
        case .number, .word(.count):
            guard which != .this, let length = try length() else { throw unexpected }
            if length.isOfTheClock { throw .dayExpected(text(from: start)) }
            return .period(.run(length, which))
        default: throw unexpected
        }
    }

    /// "day after tomorrow", "day before yesterday".
    private mutating func dayBeyond() throws(PhraseError) -> DayExpression? {
        let oneDay = PhraseLength(days: 1)
        if skip(.after), let day = try day() { return .shifted(oneDay, from: day.value) }
        if skip(.before), let day = try day() { return .shifted(oneDay.reversed, from: day.value) }
        throw unexpected
    }

    /// "2 weeks from tuesday", "3 days ago", "2 hours from now". A length on its own names no day.
    private mutating func lengthFromDay() throws(PhraseError) -> DayExpression? {
        let start = position
        guard let length = try length() else { return nil }
        let lengthText = text(from: start)
        if skip(.ago) { return .shifted(length.reversed, from: nil) }
        let isBack = word() == .before
        guard isBack || word() == .from || word() == .after else { throw .lengthNotDay(lengthText) }
        position += 1
        if !isBack, skip(.now) { return .shifted(length, from: nil) }
        guard let day = try day() else { throw unexpected }
        if length.isOfTheClock { throw .lengthFromDay(text(from: start)) }
        return .shifted(isBack ? length.reversed : length, from: day.value)
    }

    // MARK: Years

    /// A year of four digits, with a comma before it or not.
    mutating func year() -> Int? {
        let offset = kind() == .comma ? 1 : 0
        guard let number = number(offset), number.digits == 4, kind(offset + 1) != .colon, !hasMeridiem(offset + 1) else {
            return nil
        }
        position += offset + 1
        return number.value
    }

    private func hasMeridiem(_ offset: Int) -> Bool {
        if case .meridiem = word(offset) { true } else { false }
    }
}
