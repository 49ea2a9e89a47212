import CivilTime

/// An instance that a series leaves out (RFC 5545 EXDATE).
///
/// A time leaves out the instance at that very moment, whatever zone it is written in; a day on a timed series leaves out all that
/// start on it; on an all-day series a time counts as its date.
struct RecurrenceExceptions: Sendable {
    private let moments: [Int64]
    private let days: [Int]
    private let start: RecurrenceStart

    init(_ times: [EventTime], _ start: RecurrenceStart, zone: (ZoneID) throws -> Zone) rethrows {
        var moments: [Int64] = []
        var days: [Int] = []
        for time in times {
            if start.time.isDate || time.isDate {
                days.append(time.date.dayNumber)
            } else {
                moments.append(try start.moment(of: time, zone: zone))
            }
        }
        self.moments = moments.sorted()
        self.days = days.sorted()
        self.start = start
    }

    func contain(_ instance: RecurrenceInstance) -> Bool {
        if Self.finds(instance.moment, in: moments) { return true }
        return !days.isEmpty && Self.finds(instance.nominal.date.dayNumber, in: days)
    }

    private static func finds<Value: Comparable>(_ value: Value, in sorted: [Value]) -> Bool {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low < sorted.count && sorted[low] == value
    }
}
