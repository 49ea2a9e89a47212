import CalendarModel
import CivilTime
import Repositories

/// Occurrences of a slice of a window, brought into the stable total order: start, then longer first, then title by its UTF-8 bytes,
/// then number.
struct OccurrenceBatch {
    /// What orders an occurrence, and where it stands.
    private struct Entry {
        var start: Int64
        var end: Int64
        var index: Int
    }

    /// More than this stand in few slices: the next one is made shorter.
    static let comfortableCount = 8_192

    private(set) var occurrences: [Occurrence] = []
    private var entries: [Entry] = []

    var count: Int { occurrences.count }

    /// Adds an occurrence with the moments at which it starts and ends for the viewer.
    mutating func append(_ occurrence: consuming Occurrence, start: Int64, end: Int64) {
        if entries.count == 512 { reserveCapacity() }
        entries.append(Entry(start: start, end: end, index: entries.count))
        occurrences.append(occurrence)
    }

    /// From here on, growing by doubling would leave pieces behind that add up to more than the C library keeps between two calls: each
    /// would get its memory from the system anew, which costs a crowded month a tenth of its time. What is not used is not touched.
    private mutating func reserveCapacity() {
        occurrences.reserveCapacity(Self.comfortableCount)
        entries.reserveCapacity(Self.comfortableCount)
    }

    /// Brings the occurrences into order. They come sorted by start within each class, so there are a few runs to merge.
    mutating func sort() {
        occurrences.withUnsafeMutableBufferPointer { occurrences in
            entries.sort { left, right in
                if left.start != right.start { return left.start < right.start }
                if left.end != right.end { return left.end > right.end }
                return Self.isBefore(occurrences[left.index], occurrences[right.index])
            }
            // Each is swapped to its place; one that was swapped away before is found by following where it went.
            for place in entries.indices {
                var source = entries[place].index
                while source < place { source = entries[source].index }
                if source != place { occurrences.swapAt(place, source) }
            }
        }
    }

    /// The moment at which the occurrence at a place starts for the viewer; after `sort`.
    func start(at place: Int) -> Int64 { entries[place].start }

    /// The place in the total order of the occurrence at a place of this batch; after `sort`.
    func key(at place: Int) -> OrderKey {
        OrderKey(
            start: entries[place].start, end: entries[place].end, title: Array(occurrences[place].title.utf8),
            event: occurrences[place].eventID.rawValue)
    }

    /// How many occurrences stand at or before a key; after `sort`.
    func countThrough(_ key: OrderKey) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self.key(at: middle) <= key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The order of two occurrences that start and end together.
    private static func isBefore(_ left: Occurrence, _ right: Occurrence) -> Bool {
        let order = TitleOrder.compare(left.title, right.title)
        return order == 0 ? left.eventID < right.eventID : order < 0
    }
}
