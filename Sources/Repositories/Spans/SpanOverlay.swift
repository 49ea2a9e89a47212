/// Spans worked out in memory for zones whose rules differ from those that the range index was made with, for a store that can't be
/// written.
package final class SpanOverlay: Sendable {
    /// The rows of `time_zone` whose spans in the index are stale.
    private let staleZones: Set<Int64>
    private let rows: [(row: SpanRow, title: [UInt8])]

    init(staleZones: Set<Int64>, rows: [(row: SpanRow, title: [UInt8])]) {
        self.staleZones = staleZones
        self.rows = rows
    }

    func replaces(_ row: SpanRow) -> Bool {
        staleZones.contains(row.timeZone) || staleZones.contains(row.endTimeZone)
    }

    func forEach(
        _ selection: RangeIndex.Selection, in window: SpanWindow, _ body: (SpanRow, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        for (row, title) in rows {
            let range = window[row.domain]
            guard row.start < range.upperBound, !range.isEmpty else { continue }
            let isInside = row.start >= range.lowerBound
            guard isInside || selection == .overlapping && row.end > range.lowerBound else { continue }
            try title.withUnsafeBufferPointer { try body(row, $0) }
        }
    }
}
