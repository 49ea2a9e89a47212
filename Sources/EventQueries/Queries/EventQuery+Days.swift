import CalendarModel
import CivilTime
import Repositories

extension EventQuery {
    /// How many occurrences each day has; one of several days counts on each day that it touches.
    package func dayCounts(on days: Range<CivilDate>, _ filter: OccurrenceFilter) throws -> DayCounts {
        guard let window = ViewWindow(.days(days), in: zone) else { return DayCounts(days: days, counts: []) }
        let filter = try SpanFilter(filter, access)
        let first = days.lowerBound.dayNumber
        let last = days.upperBound.dayNumber - 1
        // Each span adds one on its first day and takes it off behind its last; the running sum is the count.
        var steps = [Int](repeating: 0, count: last - first + 2)
        try access.forEachSpan(.overlapping, in: window.spanWindow) { row, _ in
            guard try filter.admits(row) else { return }
            let span = window.days(of: row)
            steps[max(span.first, first) - first] += 1
            steps[min(span.last, last) + 1 - first] -= 1
            guard row.flags.isZoned else { return }
            for day in window.missingDays(max(span.first, first - 1), min(span.last, last + 1), from: row.start, to: row.end)
            where first...last ~= day {
                steps[day - first] -= 1
                steps[day + 1 - first] += 1
            }
        }
        var running = 0
        let counts = steps.dropLast().map { step in
            running += step
            return running
        }
        return DayCounts(days: days, counts: counts)
    }

    /// What each day shows: its first occurrences in the total order, at most `limit`, and how many it has.
    package func dayBuckets(on days: Range<CivilDate>, limit: Int?, _ filter: OccurrenceFilter) throws -> [DayBucket] {
        guard let stream = try stream(.days(days), filter) else { return [] }
        let first = days.lowerBound.dayNumber
        let last = days.upperBound.dayNumber - 1
        var buckets = days.map { DayBucket(day: $0) }
        let limit = limit ?? .max
        try stream.forEachBatch(firstDays: 64) { batch in
            for occurrence in batch.occurrences {
                let touched = occurrence.span.days(in: zone)
                let span = touched.lowerBound.dayNumber...touched.upperBound.dayNumber
                let missing = stream.window.missingDays(of: occurrence, span)
                for day in max(span.lowerBound, first)...min(span.upperBound, last) where !missing.contains(day) {
                    buckets[day - first].total += 1
                    guard buckets[day - first].parts.count < limit else { continue }
                    buckets[day - first].parts.append(
                        DayBucket.Part(
                            occurrence: occurrence, continuesBefore: day > span.lowerBound, continuesAfter: day < span.upperBound)
                    )
                }
            }
            return true
        }
        return buckets
    }
}
