import CalendarModel
import CivilTime

extension EventStore {
    /// The occurrences of a range in the stable order: start, then longer first, then title by its UTF-8 bytes, then number.
    ///
    ///     let week = try store.occurrences(in: .days(monday..<nextMonday), matching: .init(calendars: [work]))
    public func occurrences(in range: QueryRange, matching filter: OccurrenceFilter = .standard) throws -> [Occurrence] {
        try read { try $0.occurrences(in: range, matching: filter) }
    }

    /// The occurrences of a range in some calendars.
    ///
    ///     let week = try store.occurrences(in: .days(monday..<nextMonday), calendars: [work, home])
    public func occurrences(in range: QueryRange, calendars: [EventCalendar.ID]) throws -> [Occurrence] {
        try occurrences(in: range, matching: OccurrenceFilter(calendars: calendars))
    }

    /// At most `limit` occurrences of a range, and a cursor to go on with. Pages joined have each occurrence once.
    ///
    ///     var page = try store.occurrencePage(in: .always, limit: 100)
    ///     while let cursor = page.cursor { page = try store.occurrencePage(in: .always, limit: 100, after: cursor) }
    ///
    /// - Throws: `RepositoryError.invalidCursor` for a cursor that no answer gave.
    public func occurrencePage(
        in range: QueryRange, matching filter: OccurrenceFilter = .standard, limit: Int, after cursor: OccurrenceCursor? = nil
    ) throws -> OccurrencePage {
        try read { try $0.occurrencePage(in: range, matching: filter, limit: limit, after: cursor) }
    }

    /// Hands each occurrence of a range to `body` in the stable order, until it answers false. Memory does not grow with the answer.
    ///
    ///     try store.forEachOccurrence(in: .always) { print($0.title); return true }
    public func forEachOccurrence(
        in range: QueryRange, matching filter: OccurrenceFilter = .standard, _ body: (Occurrence) throws -> Bool
    ) throws {
        try read { try $0.forEachOccurrence(in: range, matching: filter, body) }
    }

    /// How many occurrences each day has; one of several days counts on each day that it touches.
    ///
    ///     let dots = try store.dayCounts(on: firstOfMonth..<firstOfNextMonth)
    public func dayCounts(on days: Range<CivilDate>, matching filter: OccurrenceFilter = .standard) throws -> DayCounts {
        try read { try $0.dayCounts(on: days, matching: filter) }
    }

    /// What each day shows: its first occurrences, at most `limit`, and how many it has in all.
    ///
    ///     for bucket in try store.dayBuckets(on: week, limit: 3) { print(bucket.day, bucket.total) }
    public func dayBuckets(
        on days: Range<CivilDate>, limit: Int? = nil, matching filter: OccurrenceFilter = .standard
    ) throws -> [DayBucket] {
        try read { try $0.dayBuckets(on: days, limit: limit, matching: filter) }
    }

    /// The next occurrences that start at a moment or later, at most `count`.
    ///
    ///     let soon = try store.next(3, after: store.now)
    public func next(_ count: Int, after moment: Instant, matching filter: OccurrenceFilter = .standard) throws -> [Occurrence] {
        try read { try $0.next(count, after: moment, matching: filter) }
    }

    /// The events that a text is found in, the best first. Every word must be found, in the title, location, categories, people or
    /// notes; the end of a word may be missing, accents and case do not matter, and nothing in the text has a special meaning.
    ///
    ///     let page = try store.search("dent", in: .days(thisYear), limit: 20)
    ///
    /// - Throws: `RepositoryError.invalidCursor` for a cursor that no answer gave.
    public func search(
        _ text: String, in range: QueryRange? = nil, matching filter: OccurrenceFilter = .standard, limit: Int? = nil,
        after cursor: OccurrenceCursor? = nil
    ) throws -> OccurrencePage {
        try read { try $0.search(text, in: range, matching: filter, limit: limit, after: cursor) }
    }
}
