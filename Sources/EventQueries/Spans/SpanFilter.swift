import CalendarModel
import Repositories

/// Tells of each span that the range index has found whether the answer is to have it.
struct SpanFilter {
    /// A bit for each status that is let through, by its number in `SpanFlags`.
    private let statusMask: Int
    /// What is asked beyond the status; nil for most questions.
    private let details: SpanDetailFilter?

    init(_ filter: OccurrenceFilter, _ access: ReadAccess) throws {
        var mask = 0
        for status in filter.statuses {
            switch status {
            case .confirmed: mask |= 1
            case .tentative: mask |= 2
            case .cancelled: mask |= 4
            }
        }
        statusMask = mask
        let isPlain = filter.calendars == nil && filter.text == nil && filter.categories.isEmpty
        details = try isPlain ? nil : SpanDetailFilter(filter, access)
    }

    func admits(_ row: SpanRow) throws -> Bool {
        guard statusMask >> row.flags.statusNumber & 1 == 1 else { return false }
        return try details?.admits(row) ?? true
    }
}
