import Repositories

/// Spans of a slice of a window, brought into the stable total order: start, then longer first, then title by its UTF-8 bytes, then
/// number. Titles stand in one buffer, so that a row costs no allocation of its own.
struct SpanBatch {
    /// What orders a row, and where the row is.
    private struct Entry {
        var start: Int64
        var end: Int64
        var index: Int32
    }

    private var rows: [SpanRow] = []
    private var titles: [UInt8] = []
    private var titleEnds: [Int] = []
    private var order: [Entry] = []

    init() {}

    var count: Int { order.count }

    /// Adds a row with the moments at which it starts and ends for the viewer.
    mutating func append(_ row: SpanRow, _ title: UnsafeBufferPointer<UInt8>, start: Int64, end: Int64) {
        order.append(Entry(start: start, end: end, index: Int32(rows.count)))
        rows.append(row)
        titles.append(contentsOf: title)
        titleEnds.append(titles.count)
    }

    /// Brings the rows into order. They come sorted by start within each class, so there are a few runs to merge.
    mutating func sort() {
        var order = self.order
        self.order = []
        order.sort { left, right in
            if left.start != right.start { return left.start < right.start }
            if left.end != right.end { return left.end > right.end }
            return isBefore(left.index, right.index)
        }
        self.order = order
    }

    /// The row at a place in the order.
    subscript(place: Int) -> SpanRow { rows[Int(order[place].index)] }

    /// The moment at which the row at a place starts for the viewer.
    func start(at place: Int) -> Int64 { order[place].start }

    /// Lends the title of the row at a place.
    func withTitle<R>(at place: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
        let range = titleRange(order[place].index)
        return try titles.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The place in the total order of the row at a place of this batch.
    func key(at place: Int) -> OrderKey {
        let entry = order[place]
        let row = rows[Int(entry.index)]
        return OrderKey(
            start: entry.start, end: entry.end, title: Array(titles[titleRange(entry.index)]), event: row.event,
            recurrence: row.recurrence)
    }

    /// How many rows stand at or before a key.
    func countThrough(_ key: OrderKey) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self.key(at: middle) <= key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isBefore(_ left: Int32, _ right: Int32) -> Bool {
        let first = titles[titleRange(left)]
        let second = titles[titleRange(right)]
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
        let (one, other) = (rows[Int(left)], rows[Int(right)])
        return (one.event, one.recurrence) < (other.event, other.recurrence)
    }

    private func titleRange(_ index: Int32) -> Range<Int> {
        (index == 0 ? 0 : titleEnds[Int(index) - 1])..<titleEnds[Int(index)]
    }
}
