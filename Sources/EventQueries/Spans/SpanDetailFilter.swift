import CalendarModel
import Repositories

/// The part of a filter that looks beyond the flags of a span: calendars, categories, words.
///
/// It is a class, so that a question without such wishes does not pay for its sets.
final class SpanDetailFilter {
    private let access: ReadAccess
    private let calendars: [Int64]?
    private let categories: [String]
    /// The events that the text was found in; nil when none was asked for.
    private let found: Set<Int64>?

    init(_ filter: OccurrenceFilter, _ access: ReadAccess) throws {
        self.access = access
        calendars = filter.calendars.map { $0.map(\.rawValue) }
        categories = filter.categories.map(Self.folded)
        found = try filter.text.map { text in
            var found: Set<Int64> = []
            guard let query = SearchQuery(text) else { return found }
            try access.text.forEachHit(query) { hit in
                found.insert(hit.event.rawValue)
                return true
            }
            return found
        }
    }

    func admits(_ row: SpanRow) throws -> Bool {
        if let calendars, !calendars.contains(row.calendar) { return false }
        if let found, !found.contains(row.event) { return false }
        if categories.isEmpty { return true }
        let own = try access.events.categories(of: Event.ID(rawValue: row.event)).map(Self.folded)
        return categories.allSatisfy(own.contains)
    }

    /// Without letter case: upper case first, as some letters have one upper form for two lower ones (ς and σ, ß and ss).
    private static func folded(_ text: String) -> String { text.uppercased().lowercased() }
}
