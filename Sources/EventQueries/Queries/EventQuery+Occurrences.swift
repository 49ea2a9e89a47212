import CalendarModel
import CivilTime
import Repositories

extension EventQuery {
    /// Hands each occurrence of a range to `body`, in the total order, until it answers false. Memory does not grow with the answer.
    package func forEachOccurrence(
        in range: QueryRange, _ filter: OccurrenceFilter, _ body: (Occurrence) throws -> Bool
    ) throws {
        try stream(range, filter)?.forEachBatch(firstDays: 64) { batch in
            for occurrence in batch.occurrences {
                guard try body(occurrence) else { return false }
            }
            return true
        }
    }

    /// All occurrences of a range in the total order.
    package func occurrences(in range: QueryRange, _ filter: OccurrenceFilter) throws -> [Occurrence] {
        var occurrences: [Occurrence] = []
        try stream(range, filter)?.forEachBatch(firstDays: 64) { batch in
            if occurrences.isEmpty { occurrences = batch.occurrences } else { occurrences += batch.occurrences }
            return true
        }
        return occurrences
    }

    /// The occurrences of a range in the total order: at most `limit`, from behind `cursor` on.
    ///
    /// - Throws: `RepositoryError.invalidCursor`.
    package func occurrences(
        in range: QueryRange, _ filter: OccurrenceFilter, limit: Int, after cursor: OccurrenceCursor?
    ) throws -> OccurrencePage {
        let resume = try cursor.map { cursor in
            guard let key = OrderKey(cursor) else { throw RepositoryError.invalidCursor(cursor.description) }
            return key
        }
        var page = OccurrencePage(occurrences: [], cursor: nil)
        guard limit > 0 else { return page }
        var last: OrderKey?
        try stream(range, filter)?.forEachBatch(firstDays: 4, resume: resume) { batch in
            let rest = batch.occurrences[(resume.map(batch.countThrough) ?? 0)...]
            if page.occurrences.count == limit, !rest.isEmpty {
                page.cursor = last?.cursor
                return false
            }
            let taken = rest.prefix(limit - page.occurrences.count)
            page.occurrences += taken
            if page.occurrences.count == limit, !taken.isEmpty { last = batch.key(at: taken.endIndex - 1) }
            if taken.count < rest.count { page.cursor = last?.cursor }
            return taken.count == rest.count
        }
        return page
    }

    /// The next occurrences that start at `moment` or later, at most `count`.
    package func next(_ count: Int, after moment: Instant, _ filter: OccurrenceFilter) throws -> [Occurrence] {
        var found: [Occurrence] = []
        guard count > 0, moment < Self.endOfTime else { return found }
        try stream(.instants(moment..<Self.endOfTime), filter)?.forEachBatch(firstDays: 4) { batch in
            for (place, occurrence) in batch.occurrences.enumerated() where batch.start(at: place) >= moment.secondsSinceEpoch {
                found.append(occurrence)
                if found.count == count { return false }
            }
            return true
        }
        return found
    }

    /// A moment that is behind the end of the year 9999 in every zone.
    private static var endOfTime: Instant { Zone.utc.startOfDay(.endOfTime).adding(seconds: 2 * 86_400) }
}
