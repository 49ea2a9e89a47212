import CivilTime

extension UncheckedRecurrenceRule {
    /// Reads the text of a rule, with or without `RRULE:` before it, in any letter case and any order of its parts.
    ///
    /// - Throws: `RecurrenceRuleError` for a part that is unknown, comes twice or can't be read.
    public init(_ text: String) throws(RecurrenceRuleError) {
        let upper = text.uppercased()
        let body = upper.hasPrefix("RRULE:") ? upper.dropFirst(6) : upper[...]
        var parts: [(name: String, value: String)] = []
        // Some programs end the rule with a separator.
        for part in body.split(separator: ";", omittingEmptySubsequences: true) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2 else { throw .malformedPart(String(part)) }
            let name = String(sides[0])
            if parts.contains(where: { $0.name == name }) { throw .repeatedPart(name) }
            parts.append((name, String(sides[1])))
        }
        guard let frequency = parts.first(where: { $0.name == "FREQ" }) else { throw .missingFrequency }
        self.init(try Self.frequency(frequency.value))
        for part in parts where part.name != "FREQ" { try read(part.name, part.value) }
    }

    private mutating func read(_ name: String, _ value: String) throws(RecurrenceRuleError) {
        switch name {
        case "INTERVAL": interval = try Self.number(name, value)
        case "COUNT": count = try Self.number(name, value)
        case "UNTIL": until = try Self.until(value)
        case "WKST": firstWeekday = try Self.day(name, value)
        case "BYMONTH": months = try Self.numbers(name, value)
        case "BYWEEKNO": weeksOfTheYear = try Self.numbers(name, value)
        case "BYYEARDAY": daysOfTheYear = try Self.numbers(name, value)
        case "BYMONTHDAY": daysOfTheMonth = try Self.numbers(name, value)
        case "BYHOUR": hours = try Self.numbers(name, value)
        case "BYMINUTE": minutes = try Self.numbers(name, value)
        case "BYSECOND": seconds = try Self.numbers(name, value)
        case "BYSETPOS": setPositions = try Self.numbers(name, value)
        case "BYDAY":
            var days: [RecurrenceRule.DayOfWeek] = []
            for item in Self.items(value) { days.append(try Self.day(name, item)) }
            daysOfTheWeek = days
        case "RSCALE": scale = value
        case "SKIP":
            switch value {
            case "OMIT": skip = .omit
            case "BACKWARD": skip = .backward
            case "FORWARD": skip = .forward
            default: throw .invalidValue(part: name, value: value)
            }
        default: throw .unknownPart(name)
        }
    }

    private static func frequency(_ value: String) throws(RecurrenceRuleError) -> RecurrenceRule.Frequency {
        guard let frequency = RecurrenceRule.Frequency.allCases.first(where: { $0.name == value }) else {
            throw .invalidValue(part: "FREQ", value: value)
        }
        return frequency
    }

    private static func items(_ value: String) -> [String] {
        value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static func number(_ part: String, _ value: String) throws(RecurrenceRuleError) -> Int {
        guard let number = Int(value) else { throw .invalidValue(part: part, value: value) }
        return number
    }

    private static func numbers(_ part: String, _ value: String) throws(RecurrenceRuleError) -> [Int] {
        var numbers: [Int] = []
        for item in items(value) { numbers.append(try number(part, item)) }
        return numbers
    }

    private static func day(_ part: String, _ value: String) throws(RecurrenceRuleError) -> RecurrenceRule.DayOfWeek {
        let ordinal = value.dropLast(2)
        guard let weekday = Weekday.allCases.first(where: { $0.ruleName == value.suffix(2) }),
            let number = ordinal.isEmpty ? 0 : Int(ordinal), ordinal.isEmpty || part == "BYDAY" && number != 0
        else { throw .invalidValue(part: part, value: value) }
        return RecurrenceRule.DayOfWeek(weekday, ordinal: number)
    }

    /// Reads `20270630`, `20270630T215959` or `20270630T215959Z`.
    private static func until(_ value: String) throws(RecurrenceRuleError) -> RecurrenceRule.Until {
        let bytes = Array(value.utf8)
        func number(_ range: Range<Int>) -> Int? {
            var number = 0
            for byte in bytes[range] {
                guard 48...57 ~= byte else { return nil }
                number = number * 10 + Int(byte) - 48
            }
            return number
        }
        let isTimed = bytes.count == 15 || bytes.count == 16 && bytes[15] == UInt8(ascii: "Z")
        guard bytes.count == 8 || isTimed && bytes[8] == UInt8(ascii: "T"),
            let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
            let date = CivilDate(year: year, month: month, day: day)
        else { throw .invalidValue(part: "UNTIL", value: value) }
        guard isTimed else { return .date(date) }
        guard let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
            let time = WallTime(hour: hour, minute: minute, second: second)
        else { throw .invalidValue(part: "UNTIL", value: value) }
        let local = LocalDateTime(date, time)
        return bytes.count == 16 ? .instant(Zone.utc.instant(of: local)) : .local(local)
    }
}
