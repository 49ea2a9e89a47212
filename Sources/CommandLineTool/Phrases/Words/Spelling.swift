/// Finds the word that a misspelt one was meant to be.
enum Spelling {
    /// The nearest known word: one slip away for words of four and five letters, two for longer ones.
    static func suggestion(for word: String) -> String? {
        let letters = Array(word.utf8)
        guard 4...16 ~= letters.count else { return nil }
        let allowed = letters.count < 6 ? 1 : 2
        var best: (word: String, slips: Int)?
        for entry in Vocabulary.entries
        where entry.word.utf8.count > 2 && abs(entry.word.utf8.count - letters.count) <= allowed {
            let slips = distance(letters, Array(entry.word.utf8))
            if slips <= allowed, slips < best?.slips ?? .max { best = (entry.word, slips) }
        }
        return best?.word
    }

    /// How many letters are wrong, missing, too many or swapped with their neighbour.
    static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for i in one.indices {
            var row = [i + 1]
            for j in other.indices {
                var slips = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { slips = min(slips, beforeLast[j - 1] + 1) }
                row.append(slips)
            }
            (beforeLast, last) = (last, row)
        }
        return last[other.count]
    }
}
