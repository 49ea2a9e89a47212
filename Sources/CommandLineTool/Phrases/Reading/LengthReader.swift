import CivilTime

/// Reads a phrase that is a length and nothing else, or an alarm's length with its direction.
struct LengthReader {
    private var parser: PhraseParser
    private var source: PhraseSource { parser.source }
    private var isAtEnd: Bool { parser.kind() == nil }

    init(_ source: PhraseSource) { parser = PhraseParser(source: source) }

    /// A duration of ISO 8601, in any letter case: "PT1H30M".
    static func iso(_ source: PhraseSource) -> CalendarDuration? {
        let text = source.text.uppercased()
        guard text.utf8.count < 40, text.utf8.contains(UInt8(ascii: "P")) else { return nil }
        return CalendarDuration(text)
    }

    /// Refuses what reaches over the whole calendar.
    static func check(_ duration: CalendarDuration, _ source: PhraseSource) throws(PhraseError) {
        let days = 3_652_059
        guard -days...days ~= duration.days, -days * 86_400...days * 86_400 ~= duration.seconds else {
            throw .outsideCalendar(source.text)
        }
    }

    mutating func duration() throws(PhraseError) -> CalendarDuration {
        if parser.kind() == .dash, parser.number(1) != nil { throw .negativeLength(source.text) }
        if let clock = clockLength() { return clock }
        if let number = parser.number(), source.tokens.count == 1 {
            guard number.value == 0 else { throw .lengthWithoutUnit(source.text) }
            return .zero
        }
        guard let length = try length(), isAtEnd else { throw .notALength(source.text) }
        return length
    }

    /// "15m", "-15m", "+15m", "10m before end", "1 day before", "at start"; nil if it is something else.
    mutating func alarmOffset() throws(PhraseError) -> AlarmPhrase? {
        if parser.skip(.at) {
            guard let edge = edge(), isAtEnd else { return nil }
            return .offset(.zero, from: edge)
        }
        let sign = parser.kind()
        if sign == .dash || sign == .plus { parser.position += 1 }
        if let number = parser.number(), source.tokens.count == parser.position + 1, number.digits < 4 {
            throw .lengthWithoutUnit(source.text(parser.position..<parser.position + 1))
        }
        guard let length = try length() else {
            if sign == .dash || sign == .plus { throw .notAnAlarm(source.text) }
            return nil
        }
        var isAfter = sign == .plus
        if sign != .dash, sign != .plus {
            isAfter = parser.word() == .after
            if parser.skip(.after) || parser.skip(.before) {
                guard let edge = isAtEnd ? .start : edge(), isAtEnd else { return nil }
                return .offset(isAfter ? length : length.negated, from: edge)
            }
        }
        guard isAtEnd else {
            if sign == .dash || sign == .plus { throw .notAnAlarm(source.text) }
            return nil
        }
        return .offset(isAfter ? length : length.negated, from: .start)
    }

    // MARK: Parts

    private mutating func length() throws(PhraseError) -> CalendarDuration? {
        guard let length = try parser.length() else { return nil }
        if length.months != 0 { throw .monthsInLength(source.text) }
        return CalendarDuration(days: length.days, seconds: length.seconds)
    }

    /// "1:30": hours and minutes.
    private mutating func clockLength() -> CalendarDuration? {
        guard source.tokens.count == 3, let hours = parser.number(), parser.kind(1) == .colon, let minutes = parser.number(2),
            minutes.digits == 2, minutes.value < 60
        else { return nil }
        return CalendarDuration(seconds: hours.value * 3600 + minutes.value * 60)
    }

    private mutating func edge() -> AlarmPhrase.Edge? {
        _ = parser.skip(.the)
        if parser.skip(.start) { return .start }
        return parser.skip(.end) ? .end : nil
    }
}

extension CalendarDuration {
    /// The same length the other way.
    fileprivate var negated: CalendarDuration { CalendarDuration(days: -days, seconds: -seconds) }
}
