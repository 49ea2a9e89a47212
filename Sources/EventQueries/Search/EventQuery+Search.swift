import CalendarModel
import CivilTime
import Repositories

extension EventQuery {
    /// The events that a text is found in, the best first and then by number: at most `limit`, from behind `cursor` on.
    ///
    /// - Throws: `RepositoryError.invalidCursor`.
    package func search(
        _ text: String, in range: QueryRange?, _ filter: OccurrenceFilter, limit: Int?, after cursor: OccurrenceCursor?
    ) throws -> OccurrencePage {
        var page = OccurrencePage(occurrences: [], cursor: nil)
        guard let query = SearchQuery(text), limit.map({ $0 > 0 }) ?? true else { return page }
        let resume = try cursor.map { cursor in
            guard let hit = SearchCursor.hit(cursor) else { throw RepositoryError.invalidCursor(cursor.description) }
            return hit
        }
        var window: ViewWindow?
        if let range {
            guard let found = ViewWindow(range, in: zone) else { return page }
            window = found
        }
        let filter = try SpanFilter(filter, access)
        var maker = OccurrenceMaker(access)
        var last: EventTextIndex.Hit?
        try access.text.forEachHit(query, after: resume) { hit in
            guard let event = try access.events.event(withID: hit.event) else { return true }
            let row = try access.spanRow(of: event)
            guard try filter.admits(row), window.map({ $0.overlaps(row) }) ?? true else { return true }
            if page.occurrences.count == limit {
                page.cursor = last.map(SearchCursor.text)
                return false
            }
            page.occurrences.append(try maker.make(row, title: event.title))
            last = hit
            return true
        }
        return page
    }

    /// The occurrence that a stored event is.
    package func occurrence(of event: Event) throws -> Occurrence {
        var maker = OccurrenceMaker(access)
        return try maker.make(access.spanRow(of: event), title: event.title)
    }
}
