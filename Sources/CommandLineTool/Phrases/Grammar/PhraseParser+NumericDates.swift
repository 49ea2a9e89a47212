import CivilTime

/// Dates in figures: 2026-12-24, 2026/12/24, 20261224, 24.12.2026, 24/12, 24-dec-2026, and the periods 2026-12 and 2026-W49.
///
/// Their parts stand without spaces, so that "9 - 11" is a span and not part of a date.
extension PhraseParser {
    mutating func numericDate() throws(PhraseError) -> DayExpression? {
        guard let first = number() else { return nil }
        if first.digits == 8 { return try basicDate(first.value) }
        guard let sign = kind(1), sign == .dash || sign == .slash || sign == .dot, isAttached(1, count: 2) else { return nil }
        if case .month(let month) = word(2), sign != .dot { return try namedMonthDate(day: first, month, sign) }
        if first.digits >= 4, word(2) == .unit(.week), source.isSpelt("w", at: position + 2), let week = number(3) {
            return try isoWeek(year: first, week: week)
        }
        guard let second = number(2), first.digits != 3 else { return nil }
        let third = kind(3) == sign && isAttached(3, count: 2) ? number(4) : nil
        if first.digits >= 4 { return try yearFirst(first, second, third, sign) }
        guard let third else { return try sign == .slash ? dayAndMonth(first, second, year: nil, pieces: take(3)) : nil }
        let pieces = take(5)
        guard third.digits == 4 else {
            throw third.digits < 4 ? .shortYear(source.text(pieces)) : .yearOutOfRange(source.text(pieces))
        }
        return try dayAndMonth(first, second, year: third.value, pieces: pieces)
    }

    /// 20261224.
    private mutating func basicDate(_ value: Int) throws(PhraseError) -> DayExpression {
        let pieces = take(1)
        return try checked(day: value % 100, month: value / 100 % 100, year: value / 10_000, pieces)
    }

    /// 24-dec-2026.
    private mutating func namedMonthDate(
        day: (value: Int, digits: Int), _ month: Int, _ sign: PhraseToken.Kind
    ) throws(PhraseError) -> DayExpression? {
        guard day.digits <= 2, kind(3) == sign, let year = number(4), isAttached(3, count: 2) else { return nil }
        let pieces = take(5)
        guard year.digits == 4 else { throw .shortYear(source.text(pieces)) }
        return try checked(day: day.value, month: month, year: year.value, pieces)
    }

    /// 2026-W49.
    private mutating func isoWeek(
        year: (value: Int, digits: Int), week: (value: Int, digits: Int)
    ) throws(PhraseError) -> DayExpression {
        let text = source.text(take(4))
        guard year.digits == 4, year.value > 0 else { throw .yearOutOfRange(text) }
        let weeks = WeekRule.iso.weeksInYear(year.value)
        guard 1...weeks ~= week.value, let yearWeek = YearWeek(year: year.value, week: week.value) else {
            throw .notAWeek(text, year: year.value, weeks: weeks)
        }
        return .period(.isoWeek(yearWeek))
    }

    /// 2026-12-24 or 2026-12.
    private mutating func yearFirst(
        _ year: (value: Int, digits: Int), _ month: (value: Int, digits: Int), _ day: (value: Int, digits: Int)?,
        _ sign: PhraseToken.Kind
    ) throws(PhraseError) -> DayExpression? {
        if day == nil, sign == .dot || month.digits > 2 { return nil }
        let pieces = take(day == nil ? 3 : 5)
        guard year.digits == 4, year.value > 0 else { throw .yearOutOfRange(source.text(pieces)) }
        if let day { return try checked(day: day.value, month: month.value, year: year.value, pieces) }
        guard 1...12 ~= month.value else { throw .notAMonth(source.text(pieces), month: month.value) }
        return .period(.namedMonth(month.value, year: year.value, .coming))
    }

    /// 24/12/2026 has one reading; 03/04/2027 has two and is refused.
    private mutating func dayAndMonth(
        _ first: (value: Int, digits: Int), _ second: (value: Int, digits: Int), year: Int?, pieces: Range<Int>
    ) throws(PhraseError) -> DayExpression {
        let text = source.text(pieces)
        let (one, other) = (first.value, second.value)
        if 1...12 ~= one, 1...12 ~= other, one != other { throw .ambiguousDate(text, one, other, year: year) }
        if one > 12, other > 12 { throw .notAMonth(text, month: other) }
        let (day, month) = other <= 12 ? (one, other) : (other, one)
        if max(one, other) > 12 { side.note = "its only reading, as no month is \(max(one, other))" }
        return try checked(day: day, month: month, year: year, pieces)
    }

    /// The date, if its month has such a day in that year, or in a leap year where there is none.
    func checked(day: Int, month: Int, year: Int?, _ pieces: Range<Int>) throws(PhraseError) -> DayExpression {
        let text = source.text(pieces)
        guard 1...12 ~= month else { throw .notAMonth(text, month: month) }
        if let year, !(1...9999 ~= year) { throw .yearOutOfRange(text) }
        // A year is found for "31 feb" when it is placed in time, so that the error can tell that year's days.
        if let year, !(1...CivilDate.daysInMonth(month, year: year) ~= day) {
            throw .notADay(text, month: month, year: year)
        }
        return .monthDay(month: month, day: day, year: year)
    }
}
