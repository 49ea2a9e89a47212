import CalendarModel

/// A place in the total order of occurrences: start, then longer first, then title by its UTF-8 bytes, then number.
struct OrderKey: Hashable, Comparable {
    var start: Int64
    var end: Int64
    var title: [UInt8]
    var event: Int64

    static func < (left: OrderKey, right: OrderKey) -> Bool {
        if left.start != right.start { return left.start < right.start }
        if left.end != right.end { return left.end > right.end }
        if left.title != right.title { return left.title.lexicographicallyPrecedes(right.title) }
        return left.event < right.event
    }

    /// The key as the text that a caller keeps.
    var cursor: OccurrenceCursor {
        let numbers = [start, end, event].map { String($0, radix: 36) }
        return OccurrenceCursor((numbers + [HexText.encode(title)]).joined(separator: "."))
    }

    /// Reads a cursor; nil for a text that no answer gave.
    init?(_ cursor: OccurrenceCursor) {
        let parts = cursor.description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, let title = HexText.decode(parts[3]) else { return nil }
        let numbers = parts.prefix(3).compactMap { Int64($0, radix: 36) }
        guard numbers.count == 3 else { return nil }
        self.init(start: numbers[0], end: numbers[1], title: title, event: numbers[2])
        guard self.cursor == cursor else { return nil }
    }

    init(start: Int64, end: Int64, title: [UInt8], event: Int64) {
        self.start = start
        self.end = end
        self.title = title
        self.event = event
    }
}
