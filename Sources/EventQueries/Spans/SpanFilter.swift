import CalendarModel
import Repositories

/// Tells of each span that the range index has found whether the answer is to have it.
struct SpanFilter {
    private let access: ReadAccess
    private let calendars: Set<Int64>?
    /// A bit for each status that is let through, by its number in `SpanFlags`.
    private let statusMask: Int
    private let categories: Set<String>
    /// The events that the text was found in; nil when none was asked for.
    private let found: Set<Int64>?
    /// Whether only the status counts.
    private let isOpen: Bool

    init(_ filter: OccurrenceFilter, _ access: ReadAccess) throws {
        self.access = access
        calendars = filter.calendars.map { Set($0.map(\.rawValue)) }
        categories = Set(filter.categories.map(Self.folded))
        found = try filter.text.map { text in
            var found: Set<Int64> = []
            guard let query = SearchQuery(text) else { return found }
            try access.text.forEachHit(query) { hit in
                found.insert(hit.event.rawValue)
                return true
            }
            return found
        }
        isOpen = calendars == nil && found == nil && categories.isEmpty
        var mask = 0
        if filter.statuses.contains(.confirmed) { mask |= 1 }
        if filter.statuses.contains(.tentative) { mask |= 2 }
        if filter.statuses.contains(.cancelled) { mask |= 4 }
        statusMask = mask
    }

    func admits(_ row: SpanRow) throws -> Bool {
        guard statusMask >> row.flags.statusNumber & 1 == 1 else { return false }
        return try isOpen || admitsByDetails(row)
    }

    private func admitsByDetails(_ row: SpanRow) throws -> Bool {
        if let calendars, !calendars.contains(row.calendar) { return false }
        if let found, !found.contains(row.event) { return false }
        if categories.isEmpty { return true }
        let own = try access.events.categories(of: Event.ID(rawValue: row.event))
        return categories.isSubset(of: own.map(Self.folded))
    }

    /// Without letter case: upper case first, as some letters have one upper form for two lower ones (ς and σ, ß and ss).
    private static func folded(_ text: String) -> String { text.uppercased().lowercased() }
}
