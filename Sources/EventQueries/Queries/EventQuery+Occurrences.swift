import CalendarModel
import CivilTime
import Repositories

extension EventQuery {
    /// Hands each occurrence of a range to `body`, in the total order, until it answers false. Memory does not grow with the answer.
    package func forEachOccurrence(
        in range: QueryRange, _ filter: OccurrenceFilter, _ body: (Occurrence) throws -> Bool
    ) throws {
        var maker = OccurrenceMaker(access)
        try stream(range, filter)?.forEachBatch(firstDays: 64) { batch in
            for place in 0..<batch.count {
                let occurrence = try batch.withTitle(at: place) { try maker.make(batch[place], title: $0) }
                guard try body(occurrence) else { return false }
            }
            return true
        }
    }

    /// The occurrences of a range in the total order: at most `limit`, from behind `cursor` on.
    ///
    /// - Throws: `RepositoryError.invalidCursor`.
    package func occurrences(
        in range: QueryRange, _ filter: OccurrenceFilter, limit: Int?, after cursor: OccurrenceCursor?
    ) throws -> OccurrencePage {
        let resume = try cursor.map { cursor in
            guard let key = OrderKey(cursor) else { throw RepositoryError.invalidCursor(cursor.description) }
            return key
        }
        var maker = OccurrenceMaker(access)
        var page = OccurrencePage(occurrences: [], cursor: nil)
        guard limit.map({ $0 > 0 }) ?? true else { return page }
        var lastKey: OrderKey?
        try stream(range, filter)?.forEachBatch(firstDays: limit == nil ? 64 : 4, resume: resume) { batch in
            let first = resume.map(batch.countThrough) ?? 0
            for place in first..<batch.count {
                if page.occurrences.count == limit {
                    page.cursor = lastKey?.cursor
                    return false
                }
                page.occurrences.append(try batch.withTitle(at: place) { try maker.make(batch[place], title: $0) })
                if page.occurrences.count == limit { lastKey = batch.key(at: place) }
            }
            return true
        }
        return page
    }

    /// The next occurrences that start at `moment` or later, at most `count`.
    package func next(_ count: Int, after moment: Instant, _ filter: OccurrenceFilter) throws -> [Occurrence] {
        var found: [Occurrence] = []
        guard count > 0, moment < Self.endOfTime else { return found }
        var maker = OccurrenceMaker(access)
        try stream(.instants(moment..<Self.endOfTime), filter)?.forEachBatch(firstDays: 4) { batch in
            for place in 0..<batch.count where batch.start(at: place) >= moment.secondsSinceEpoch {
                found.append(try batch.withTitle(at: place) { try maker.make(batch[place], title: $0) })
                if found.count == count { return false }
            }
            return true
        }
        return found
    }

    /// A moment that is behind the end of the year 9999 in every zone.
    private static var endOfTime: Instant { Zone.utc.startOfDay(.endOfTime).adding(seconds: 2 * 86_400) }
}
