import CalendarModel
import CivilTime
import EventQueries
import Repositories

/// One state of a store, lent by ``EventStore/read(_:)`` and good inside its closure only.
public struct Snapshot {
    let access: ReadAccess
    private let query: EventQuery

    init(_ access: ReadAccess, _ viewer: Zone) {
        self.access = access
        query = EventQuery(access, viewer: viewer)
    }

    // MARK: Calendars and events

    /// All calendars in their order.
    public func calendars() throws -> [EventCalendar] { try access.calendars.all() }

    /// The calendar with this number; nil when there is none.
    public func calendar(withID id: EventCalendar.ID) throws -> EventCalendar? { try access.calendars.calendar(withID: id) }

    /// The calendar with this title, in any case of its ASCII letters; nil when there is none.
    public func calendar(titled title: String) throws -> EventCalendar? { try access.calendars.calendar(titled: title) }

    /// The calendar that takes new events that name none.
    public func defaultCalendarForNewEvents() throws -> EventCalendar? { try access.calendars.defaultForNewEvents() }

    /// How many events a calendar has.
    public func eventCount(in calendar: EventCalendar.ID) throws -> Int { try access.calendars.eventCount(calendar) }

    /// The event with this number; nil when there is none.
    public func event(withID id: Event.ID) throws -> Event? { try access.events.event(withID: id) }

    /// The event of a calendar with this UID; nil when there is none.
    public func event(withUID uid: String, in calendar: EventCalendar.ID) throws -> Event? {
        try access.events.event(withUID: uid, in: calendar)
    }

    /// The occurrence that a stored event is; its zone rules are applied anew.
    public func occurrence(of event: Event) throws -> Occurrence {
        try query.occurrence(of: event)
    }

    // MARK: Time

    /// Hands each occurrence of a range to `body` in the stable order, until it answers false. Memory does not grow with the answer.
    public func forEachOccurrence(
        in range: QueryRange, matching filter: OccurrenceFilter = .standard, _ body: (Occurrence) throws -> Bool
    ) throws {
        try query.forEachOccurrence(in: range, filter, body)
    }

    /// The occurrences of a range in the stable order: start, then longer first, then title, then number.
    ///
    ///     SELECT … FROM span_class CROSS JOIN event_span ON … WHERE start < :to AND ("end" > :from OR start >= :from)
    public func occurrences(in range: QueryRange, matching filter: OccurrenceFilter = .standard) throws -> [Occurrence] {
        try query.occurrences(in: range, filter)
    }

    /// At most `limit` occurrences of a range, and a cursor to go on with.
    ///
    /// - Throws: `RepositoryError.invalidCursor` for a cursor that no answer gave.
    public func occurrencePage(
        in range: QueryRange, matching filter: OccurrenceFilter = .standard, limit: Int, after cursor: OccurrenceCursor? = nil
    ) throws -> OccurrencePage {
        try query.occurrences(in: range, filter, limit: limit, after: cursor)
    }

    /// How many occurrences each day has; one of several days counts on each.
    public func dayCounts(on days: Range<CivilDate>, matching filter: OccurrenceFilter = .standard) throws -> DayCounts {
        try query.dayCounts(on: days, filter)
    }

    /// What each day shows: its first occurrences, at most `limit`, and how many it has.
    public func dayBuckets(
        on days: Range<CivilDate>, limit: Int? = nil, matching filter: OccurrenceFilter = .standard
    ) throws -> [DayBucket] {
        try query.dayBuckets(on: days, limit: limit, filter)
    }

    /// The next occurrences that start at a moment or later.
    public func next(_ count: Int, after moment: Instant, matching filter: OccurrenceFilter = .standard) throws -> [Occurrence] {
        try query.next(count, after: moment, filter)
    }

    /// The events that a text is found in, the best first; see ``EventStore/search(_:in:matching:limit:after:)``.
    public func search(
        _ text: String, in range: QueryRange? = nil, matching filter: OccurrenceFilter = .standard, limit: Int? = nil,
        after cursor: OccurrenceCursor? = nil
    ) throws -> OccurrencePage {
        try query.search(text, in: range, filter, limit: limit, after: cursor)
    }

    // MARK: Settings

    /// What people have set, by name.
    public func settings() throws -> [String: String] {
        try access.settings.all().filter { !SettingName.isKept($0.key) }
    }

    /// What people have set under a name; nil when nothing is.
    public func setting(_ name: String) throws -> String? {
        SettingName.isKept(name) ? nil : try access.settings.value(name)
    }
}
