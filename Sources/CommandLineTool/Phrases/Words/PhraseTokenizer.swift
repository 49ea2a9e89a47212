/// Takes a phrase apart into numbers, words and signs. Letter case is gone after this; spaces are left as `isAttached`.
///
/// Letters and digits are told apart ("9pm" is two pieces, "1h30m" four). A full stop that ends a word, or that a space
/// follows ("Dec. 24", "24. Dec"), is dropped.
struct PhraseTokenizer {
    private let bytes: [UInt8]
    private var position = 0
    private var isAttached = false
    private var tokens: [PhraseToken] = []

    static func tokens(of bytes: [UInt8]) -> [PhraseToken] {
        var tokenizer = PhraseTokenizer(bytes: bytes)
        tokenizer.run()
        return tokenizer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() {
        while position < bytes.count {
            if let width = spaceWidth(at: position) {
                position += width
                isAttached = false
            } else if isDigit(at: position) {
                number()
            } else if isLetter(at: position) {
                zoneOrWord()
            } else {
                sign()
            }
        }
    }

    private mutating func append(_ kind: PhraseToken.Kind, upTo end: Int) {
        tokens.append(PhraseToken(kind: kind, range: position..<end, isAttached: isAttached))
        position = end
        isAttached = true
    }

    private mutating func number() {
        var value = 0
        var end = position
        while isDigit(at: end) {
            value = min(value * 10 + Int(bytes[end] - UInt8(ascii: "0")), PhraseToken.largestNumber)
            end += 1
        }
        append(.number(value), upTo: end)
    }

    private mutating func zoneOrWord() {
        var end = position
        while isLetter(at: end) { end += 1 }
        if let meaning = dottedMeridiem(at: position, wordEnd: end) {
            append(.word(meaning), upTo: end + 2)
        } else if let meaning = Vocabulary.meaning(of: lowercased(position..<end)) {
            append(.word(meaning), upTo: end)
        } else if let zoneEnd = zoneEnd(from: end) {
            append(.zone, upTo: zoneEnd)
        } else {
            append(.unknown, upTo: end)
        }
    }

    /// "a.m" and "p.m", the only words with a dot inside.
    private func dottedMeridiem(at start: Int, wordEnd end: Int) -> PhraseWord? {
        guard end == start + 1, byte(at: end) == UInt8(ascii: "."), !isLetter(at: end + 2), end + 2 <= bytes.count else {
            return nil
        }
        return Vocabulary.meaning(of: lowercased(start..<end + 2))
    }

    /// The end of "Europe/Berlin" whose first name ends at `nameEnd`: the rest of the run, if a slash and a letter follow.
    private func zoneEnd(from nameEnd: Int) -> Int? {
        var end = nameEnd
        while byte(at: end) == UInt8(ascii: "_") || isLetter(at: end) { end += 1 }
        guard byte(at: end) == UInt8(ascii: "/"), isLetter(at: end + 1) else { return nil }
        while let next = byte(at: end), isLetter(at: end) || isDigit(at: end) || "_/+-".utf8.contains(next) { end += 1 }
        return end
    }

    private mutating func sign() {
        if let width = dashWidth(at: position) { return append(.dash, upTo: position + width) }
        if hasBytes(0xE2, 0x80, 0xA6, at: position) { return append(.dots, upTo: position + 3) }
        switch bytes[position] {
        case UInt8(ascii: ":"): append(.colon, upTo: position + 1)
        case UInt8(ascii: "/"): append(.slash, upTo: position + 1)
        case UInt8(ascii: ","): append(.comma, upTo: position + 1)
        case UInt8(ascii: "+"): append(.plus, upTo: position + 1)
        case UInt8(ascii: "@"): append(.word(.at), upTo: position + 1)
        case UInt8(ascii: "."): dots()
        default: append(.unknown, upTo: position + 1)
        }
    }

    private mutating func dots() {
        var end = position
        while byte(at: end) == UInt8(ascii: ".") { end += 1 }
        if end > position + 1 { return append(.dots, upTo: end) }
        let followsWord =
            switch tokens.last?.kind {
            case .word, .unknown: isAttached
            default: false
            }
        let endsHere = end == bytes.count || spaceWidth(at: end) != nil
        if followsWord || endsHere && isAttached {
            position = end
        } else {
            append(.dot, upTo: end)
        }
    }

    // MARK: Bytes

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Written into the string's own memory: a generic way costs 100 microseconds of metadata when a process first takes it.
    private func lowercased(_ range: Range<Int>) -> String {
        String(unsafeUninitializedCapacity: range.count) { letters in
            for (index, position) in range.enumerated() {
                letters[index] = 65...90 ~= bytes[position] ? bytes[position] | 0x20 : bytes[position]
            }
            return range.count
        }
    }

    private func isDigit(at index: Int) -> Bool {
        guard let byte = byte(at: index) else { return false }
        return 48...57 ~= byte
    }

    /// Letters of any script, so that an unknown word is named whole; the apostrophe of "o'clock" too.
    private func isLetter(at index: Int) -> Bool {
        guard let byte = byte(at: index) else { return false }
        if byte < 0x80 { return 65...90 ~= byte & 0xDF || byte == UInt8(ascii: "'") }
        return spaceWidth(at: index) == nil && dashWidth(at: index) == nil && !hasBytes(0xE2, 0x80, 0xA6, at: index)
    }

    private func spaceWidth(at index: Int) -> Int? {
        switch bytes[index] {
        case 0x20, 0x09, 0x0A, 0x0D: 1
        case 0xC2 where byte(at: index + 1) == 0xA0: 2  // no-break space
        case 0xE2 where hasBytes(0xE2, 0x80, 0x89, at: index) || hasBytes(0xE2, 0x80, 0xAF, at: index): 3  // thin spaces
        default: nil
        }
    }

    /// The hyphen-minus, U+2010 … U+2015 (hyphens, en and em dash) and U+2212 (minus).
    private func dashWidth(at index: Int) -> Int? {
        if bytes[index] == UInt8(ascii: "-") { return 1 }
        guard bytes[index] == 0xE2, let second = byte(at: index + 1), let third = byte(at: index + 2) else { return nil }
        return second == 0x80 && 0x90...0x95 ~= third || second == 0x88 && third == 0x92 ? 3 : nil
    }

    private func hasBytes(_ first: UInt8, _ second: UInt8, _ third: UInt8, at index: Int) -> Bool {
        byte(at: index) == first && byte(at: index + 1) == second && byte(at: index + 2) == third
    }
}
