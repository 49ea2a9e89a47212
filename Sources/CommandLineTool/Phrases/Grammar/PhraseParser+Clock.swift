/// Clock times and zones: "9", "9:30pm", "noon", "midnight", "T18:30:00+01:00", "Europe/Berlin".
extension PhraseParser {
    /// Reads a clock time at the position, or nothing.
    mutating func clock() throws(PhraseError) -> PhraseSide.ClockPart? {
        switch kind() {
        case .word(.noon): return PhraseSide.ClockPart(value: Clock(hour: 12, meridiem: .pm), pieces: take(1))
        case .word(.midnight): return PhraseSide.ClockPart(value: Clock(hour: 0, isMidnight: true), pieces: take(1))
        case .number: return try numberedClock()
        default: return nil
        }
    }

    private mutating func numberedClock() throws(PhraseError) -> PhraseSide.ClockPart? {
        guard let hour = number() else { return nil }
        let start = position
        position += 1
        var clock = Clock(hour: hour.value, isBare: true)
        clock.hasLeadingZero = hour.digits == 2 && hour.value < 10
        if let minute = try minutes(after: .colon) {
            clock.minute = minute
            clock.isBare = false
            clock.second = try minutes(after: .colon) ?? 0
        } else if kind() == .dot, number(1) != nil {
            clock.minute = try minutes(after: .dot) ?? 0
            guard case .meridiem = word() else { throw .dottedTime(text(from: start)) }
        }
        if case .meridiem(let meridiem) = word() {
            position += 1
            clock.meridiem = meridiem
            clock.isBare = false
        }
        if clock.isBare, hour.digits > 2 {
            throw hour.digits < 5 ? .compactTime(text(from: start)) : .notATime(text(from: start))
        }
        // A bare number may still turn out to be a day of the month, which has its own check.
        guard clock.isValid || clock.isBare, hour.digits <= 2 else { throw .notATime(text(from: start)) }
        return PhraseSide.ClockPart(value: clock, pieces: start..<position)
    }

    /// Two digits after a colon or a dot, if there is one.
    private mutating func minutes(after sign: PhraseToken.Kind) throws(PhraseError) -> Int? {
        guard kind() == sign else { return nil }
        let start = position - 1
        position += 1
        guard let minute = number() else { throw .notATime(text(from: start)) }
        position += 1
        guard minute.digits == 2, isAttached(-2, count: 2) else {
            throw sign == .dot ? .dottedTime(text(from: start)) : .notATime(text(from: start))
        }
        return minute.value
    }

    /// Reads the rest of an ISO 8601 date-time from its T on: only here a minus begins an offset, not a span.
    mutating func isoTime() throws(PhraseError) {
        guard word() == .isoTime, isAttached(0, count: 2), let digits = number(1) else { return }
        position += 1
        if digits.digits == 4 || digits.digits == 6 {
            try add(basicClock(digits))
        } else if let clock = try numberedClock() {
            try add(clock)
        }
        if kind() == .dot, isAttached(0, count: 2), let fraction = number(1) {  // .000
            position += 2
            if fraction.value != 0 { side.clock?.value.hasFraction = true }
        }
        if kind() == .dash, isAttached(0, count: 2), number(1) != nil { try readZone() }
    }

    /// 1830 or 183000.
    private mutating func basicClock(_ digits: (value: Int, digits: Int)) throws(PhraseError) -> PhraseSide.ClockPart {
        let pieces = take(1)
        let value = digits.digits == 4 ? digits.value * 100 : digits.value
        let clock = Clock(hour: value / 10_000, minute: value / 100 % 100, second: value % 100, hasLeadingZero: true)
        guard clock.isValid else { throw .notATime(source.text(pieces)) }
        return PhraseSide.ClockPart(value: clock, pieces: pieces)
    }

    /// Reads a zone's name, UTC, Z or an offset. The same zone may stand on both sides of a span.
    mutating func readZone() throws(PhraseError) {
        let start = position
        let value: PhraseZone
        switch kind() {
        case .zone: value = .named(source.text(take(1)))
        case .plus, .dash: value = .offset(try offset())
        default:
            position += 1
            value = .utc
        }
        let read = ParsedPhrase.ZonePart(value: value, pieces: start..<position)
        if let zone, zone.value != value { throw .twoZones(source.text(zone.pieces), source.text(read.pieces)) }
        zone = zone ?? read
    }

    /// +1, +01, +01:00, +0100: at most 18 hours, as no zone is further from UTC.
    private mutating func offset() throws(PhraseError) -> Int {
        let start = position
        let sign = kind() == .dash ? -1 : 1
        position += 1
        guard let hours = number() else { throw .notAnOffset(text(from: start)) }
        position += 1
        var (hour, minute) = (hours.value, 0)
        if hours.digits == 4 {
            (hour, minute) = hours.value.quotientAndRemainder(dividingBy: 100)
        } else if kind() == .colon, let minutes = number(1), minutes.digits == 2 {
            position += 2
            minute = minutes.value
        }
        guard hours.digits <= 2 || hours.digits == 4, hour <= 18, minute < 60 else { throw .notAnOffset(text(from: start)) }
        return sign * (hour * 3600 + minute * 60)
    }
}
