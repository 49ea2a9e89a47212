/// Lengths: "2 weeks", "1h30m", "1h30", "1.5 hours", "an hour and 15 minutes", "half an hour".
extension PhraseParser {
    /// Reads a length at the position, or nothing.
    mutating func length() throws(PhraseError) -> PhraseLength? {
        let start = position
        var length = PhraseLength()
        while try lengthPart(into: &length, isFirst: position == start) {
            if kind() == .comma || word() == .and {
                position += 1
                if try !lengthPart(into: &length, isFirst: false) {
                    position -= 1
                    break
                }
            }
        }
        return position == start ? nil : length
    }

    /// Reads a count and its unit into the length; false, and nothing read, if there is none.
    private mutating func lengthPart(into length: inout PhraseLength, isFirst: Bool) throws(PhraseError) -> Bool {
        switch kind() {
        case .number(let count):
            if let unit = unit(1) {
                length.add(count, unit)
                position += 2
            } else if !isFirst, isAttached(0), wordBefore == .unit(.hour), count < 60 {
                length.add(count, .minute)  // 1h30
                position += 1
            } else if kind(1) == .dot, let fraction = number(2), isAttached(1, count: 2), let unit = unit(3) {
                let start = position
                position += 4
                length.add(count, unit)
                guard unit == .hour || unit == .minute, length.add(fraction: fraction, of: unit) else {
                    throw .notALength(text(from: start))
                }
            } else {
                return false
            }
        case .word(.count(let count)):
            guard let unit = unit(1) else { return false }
            length.add(count, unit)
            position += 2
        case .word(.half):
            guard case .count(1) = word(1), unit(2) == .hour || unit(2) == .day else { return false }
            length.add(unit(2) == .hour ? 30 : 12 * 60, .minute)
            position += 3
        default: return false
        }
        return true
    }

    /// The unit at an offset.
    func unit(_ offset: Int) -> PhraseUnit? {
        if case .unit(let unit) = word(offset) { unit } else { nil }
    }

    private var wordBefore: PhraseWord? { position > 0 ? word(-1) : nil }
}

extension PhraseLength {
    /// Adds a decimal fraction of an hour or a minute; false if that is not whole seconds.
    fileprivate mutating func add(fraction: (value: Int, digits: Int), of unit: PhraseUnit) -> Bool {
        guard 1...3 ~= fraction.digits else { return false }
        let divisor = [10, 100, 1000][fraction.digits - 1]
        let (quotient, remainder) = (fraction.value * (unit == .hour ? 3600 : 60)).quotientAndRemainder(dividingBy: divisor)
        seconds += quotient
        return remainder == 0
    }

    /// The number of weeks, if it is made of weeks only.
    var wholeWeeks: Int? { months == 0 && !isOfTheClock && days % 7 == 0 ? days / 7 : nil }
}
