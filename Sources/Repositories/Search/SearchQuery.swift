/// What a person types to search, as the word index understands it.
///
/// Every word must be found, in any field; the last letters of a word may be missing (`den` finds `dentist`), accents and case do
/// not matter. Nothing has a special meaning: quotes, `%`, `_`, `*`, `AND` are text like any other.
package struct SearchQuery: Sendable, Hashable {
    /// The expression for FTS5; nil when no word has a letter or digit.
    package let match: String?
    /// Words without a letter or digit, which the index does not hold: they are looked for in the text itself.
    package let literals: [String]

    /// Nil when there is nothing to look for.
    package init?(_ text: String) {
        var phrases: [String] = []
        var literals: [String] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "\0" }) {
            let found = Self.phrases(of: word)
            if found.isEmpty { literals.append(String(word)) }
            phrases += found
        }
        if phrases.isEmpty && literals.isEmpty { return nil }
        match = phrases.isEmpty ? nil : phrases.joined(separator: " AND ")
        self.literals = literals
    }

    /// The phrases that one word stands for: one for each stretch of one kind of script.
    private static func phrases(of word: Substring) -> [String] {
        var phrases: [String] = []
        var run: [Unicode.Scalar] = []
        var isUnspaced = false
        for scalar in word.unicodeScalars {
            let unspaced = UnspacedScript.contains(scalar)
            if unspaced != isUnspaced, !run.isEmpty {
                if let phrase = phrase(run, isUnspaced) { phrases.append(phrase) }
                run = []
            }
            isUnspaced = unspaced
            run.append(scalar)
        }
        if let phrase = phrase(run, isUnspaced) { phrases.append(phrase) }
        return phrases
    }

    private static func phrase(_ run: [Unicode.Scalar], _ isUnspaced: Bool) -> String? {
        guard let last = run.last, run.contains(where: isIndexed) else { return nil }
        if isUnspaced {
            if run.count == 1 { return quoted([last]) + "*" }
            let pairs = zip(run, run.dropFirst()).flatMap { pair -> [Unicode.Scalar] in [pair.0, pair.1, " "] }
            return quoted(pairs.dropLast())
        }
        // Accents that stand behind their letter belong to it.
        let end = run.last { !isAccent($0) } ?? last
        return quoted(run) + (isIndexed(end) ? "*" : "")
    }

    private static func quoted(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = "\""
        for scalar in scalars {
            if scalar == "\"" { text += "\"" }
            text.unicodeScalars.append(scalar)
        }
        return text + "\""
    }

    /// Whether the tokenizer passes the scalar over as an accent of the letter before it.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { 0x0300...0x036F ~= scalar.value }

    /// Whether the tokenizer takes the scalar as part of a word.
    private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
        if UnspacedScript.contains(scalar) { return true }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber, .privateUse: true
        default: false
        }
    }
}
