/// Finds names that a person may have meant.
enum ZoneSuggestions {
    /// Up to three of `names`, nearest first: by a part of the name that is the same (`berlin`), then by few letters' difference.
    static func near(_ name: String, in names: [String]) -> [String] {
        let wanted = folded(name.utf8)
        guard 1...64 ~= wanted.count else { return [] }
        let wantedCity = lastPart(wanted)
        let limit = max(1, wanted.count / 4)
        var found: [(cost: Int, name: String)] = []
        for candidate in names {
            let bytes = folded(candidate.utf8)
            let city = lastPart(bytes)
            if city == wanted {
                found.append((0, candidate))
            } else if city == wantedCity {
                found.append((1, candidate))
            } else {
                let cost = min(distance(wanted, bytes, limit: limit), distance(wanted, city, limit: limit))
                if cost <= limit { found.append((cost + 1, candidate)) }
            }
        }
        return found.sorted { ($0.cost, $0.name) < ($1.cost, $1.name) }.prefix(3).map(\.name)
    }

    /// Small letters, with spaces and hyphens as the database's underscores; letters that are not ASCII are left out.
    private static func folded(_ bytes: String.UTF8View) -> [UInt8] {
        bytes.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: " "), UInt8(ascii: "-"): UInt8(ascii: "_")
            case 0x80...: nil
            default: byte
            }
        }
    }

    private static func lastPart(_ bytes: [UInt8]) -> [UInt8] {
        Array(bytes.suffix(from: bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0))
    }

    /// Letters to insert, delete, replace or swap with their neighbour; more than `limit` if that is certain.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            if (current.min() ?? 0) > limit { return limit + 1 }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
