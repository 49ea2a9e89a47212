extension ZoneRule {
    /// Reads a rule by POSIX.1-2024 with the extensions of RFC 9636 section 3.3.1 (`<+03>-3`, hours -167 to 167); nil if it has a fault.
    ///
    /// Daylight saving time without dates follows the rule of the United States since 2007, as common C libraries do.
    convenience init?(_ text: String) {
        var scanner = TextScanner(text)
        guard let name = Self.abbreviation(&scanner), let offset = Self.time(&scanner, maximumHours: 24) else { return nil }
        let standard = LocalTimeType(offset: Int32(-offset), isDaylight: false, abbreviation: name)
        if scanner.isAtEnd {
            self.init(standard: standard, daylight: nil)
            return
        }

        guard let daylightName = Self.abbreviation(&scanner) else { return nil }
        var daylightOffset = 3600 - offset
        if !scanner.isAtEnd, !Self.isComma(scanner.next) {
            guard let written = Self.time(&scanner, maximumHours: 24) else { return nil }
            daylightOffset = -written
        }
        let type = LocalTimeType(offset: Int32(daylightOffset), isDaylight: true, abbreviation: daylightName)
        guard LocalTimeType.allowedOffsets ~= type.offset, LocalTimeType.allowedOffsets ~= standard.offset else { return nil }
        if scanner.isAtEnd {
            let start = RuleDay(form: .weekday(month: 3, week: 2, weekday: 0), seconds: 7200)
            let end = RuleDay(form: .weekday(month: 11, week: 1, weekday: 0), seconds: 7200)
            self.init(standard: standard, daylight: Daylight(type: type, start: start, end: end))
            return
        }
        guard scanner.skip(","), let start = Self.day(&scanner), scanner.skip(","), let end = Self.day(&scanner), scanner.isAtEnd
        else { return nil }
        self.init(standard: standard, daylight: Daylight(type: type, start: start, end: end))
    }

    private static func isComma(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: ",") }

    /// `CET`, or between angle brackets also digits and signs.
    private static func abbreviation(_ scanner: inout TextScanner) -> String? {
        let isQuoted = scanner.skip("<")
        var bytes: [UInt8] = []
        while let byte = scanner.next, isLetter(byte) || (isQuoted && isDigitOrSign(byte)) {
            bytes.append(byte)
            scanner.step()
        }
        guard 3...32 ~= bytes.count, !isQuoted || scanner.skip(">") else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isDigitOrSign(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }

    /// `[+-]h[hh][:mm[:ss]]` in seconds.
    private static func time(_ scanner: inout TextScanner, maximumHours: Int) -> Int? {
        let isNegative = scanner.skip("-")
        if !isNegative { _ = scanner.skip("+") }
        guard let hours = scanner.number(), hours <= maximumHours else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where scanner.skip(":") {
            guard let value = scanner.digits(2), value <= 59 else { return nil }
            seconds += value * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// `M3.5.0/1`, `J60/-2` or `59`.
    private static func day(_ scanner: inout TextScanner) -> RuleDay? {
        guard let form = form(&scanner) else { return nil }
        guard scanner.skip("/") else { return RuleDay(form: form, seconds: 7200) }
        return time(&scanner, maximumHours: 167).map { RuleDay(form: form, seconds: $0) }
    }

    private static func form(_ scanner: inout TextScanner) -> RuleDay.Form? {
        if scanner.skip("J") {
            guard let day = scanner.number(), 1...365 ~= day else { return nil }
            return .commonDay(day)
        }
        guard scanner.skip("M") else {
            guard let day = scanner.number(), 0...365 ~= day else { return nil }
            return .leapDay(day)
        }
        guard let month = scanner.number(), 1...12 ~= month, scanner.skip("."), let week = scanner.number(), 1...5 ~= week,
            scanner.skip("."), let weekday = scanner.number(), 0...6 ~= weekday
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }
}
