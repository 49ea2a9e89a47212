import CalendarModel
import Repositories

/// The place of a hit in the order of a search, as the text that a caller keeps.
enum SearchCursor {
    static func text(_ hit: EventTextIndex.Hit) -> OccurrenceCursor {
        OccurrenceCursor(String(hit.rank.bitPattern, radix: 36) + "." + String(hit.event.rawValue, radix: 36))
    }

    /// Nil for a text that no search gave.
    static func hit(_ cursor: OccurrenceCursor) -> EventTextIndex.Hit? {
        let parts = cursor.description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let bits = UInt64(parts[0], radix: 36), let event = Int64(parts[1], radix: 36) else { return nil }
        let rank = Double(bitPattern: bits)
        let hit = EventTextIndex.Hit(event: Event.ID(rawValue: event), rank: rank)
        return rank.isFinite && text(hit) == cursor ? hit : nil
    }
}
