/// Finds the names that a mistyped one most likely meant.
enum NearestName {
    /// The candidates within reach of `name`, nearest first, at most `limit`.
    ///
    /// In reach are a third of the name's letters in edits (at least one, at most three), and names that begin with it.
    static func matches(for name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = Array(name.utf8.prefix(64))
        guard !wanted.isEmpty else { return [] }
        let reach = min(3, max(1, (wanted.count + 1) / 3))
        var found: [(name: String, distance: Int)] = []
        for candidate in candidates {
            let letters = Array(candidate.utf8.prefix(64))
            var distance = editDistance(wanted, letters)
            if distance > reach, wanted.count >= 2, letters.starts(with: wanted) { distance = reach }
            if distance <= reach, distance < max(wanted.count, letters.count) { found.append((candidate, distance)) }
        }
        // Sorting by distance alone keeps the declared order only if the sort is stable, so the place is compared too.
        return found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .prefix(limit).map(\.element.name)
    }

    /// Insertions, deletions, replacements and swaps of neighbours that make one into the other; letter case is ignored.
    static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        guard !first.isEmpty else { return second.count }
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        var current = last
        for row in 1...first.count {
            current[0] = row
            for column in stride(from: 1, through: second.count, by: 1) {
                let isSame = folded(first[row - 1]) == folded(second[column - 1])
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, folded(first[row - 1]) == folded(second[column - 2]),
                    folded(first[row - 2]) == folded(second[column - 1])
                {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current[column] = best
            }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[second.count]
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
}
