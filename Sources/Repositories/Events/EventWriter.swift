import CalendarModel
import CivilTime
import SQLiteAccess

/// Adds, changes and removes events: the row, what hangs on it, its span, its words and its entry in the history, all at once.
package struct EventWriter {
    let zoneRows: ZoneRows
    private let connection: Connection
    private let log: ChangeLog
    private let rangeIndex: RangeIndex
    private let text: EventTextIndex
    private let children: EventChildren
    private let reader: EventRepository
    private let calendars: CalendarRepository
    private let spans: SpanRowMaker
    private let now: Instant

    init(_ access: WriteAccess) {
        let zoneRows = access.zoneRows
        self.zoneRows = zoneRows
        connection = access.connection
        log = access.log
        rangeIndex = access.index
        text = EventTextIndex(access.connection)
        children = EventChildren(access.connection)
        reader = access.events
        calendars = access.calendars
        spans = SpanRowMaker(row: zoneRows.row, zone: zoneRows.zone)
        now = access.now
    }

    /// Adds an event; without times of its own it is created and updated now. The answer is the event as it is stored.
    ///
    /// - Throws: `EventError` when the event contradicts itself, `ZoneError` for a zone that is not known,
    ///   `RepositoryError.duplicateUID` when the calendar has the UID already.
    package func insert(_ event: Event) throws -> Event {
        var stored = try checked(event)
        if stored.created == Instant(0) { stored.created = now }
        if stored.updated == Instant(0) { stored.updated = now }
        var span = try spans.row(of: stored)
        let revision = try log.nextSequence()
        try write(stored, revision, EventSQL.insert)
        span.event = connection.lastInsertedRowID
        stored.id = Event.ID(rawValue: span.event)
        stored.etag = reader.etag(revision: revision)
        try children.insertAll(of: stored, span.event)
        try rangeIndex.insert(span, title: stored.title)
        try text.insert(stored, span.event)
        try log.recordInsert(.event, span.event)
        return stored
    }

    /// Puts a new state in the place of a stored one; `created` stays, `updated` becomes now.
    package func update(_ event: Event, replacing old: Event) throws -> Event {
        guard let id = old.id else { throw RepositoryError.eventNotFound(0) }
        var stored = try checked(event)
        stored.id = id
        stored.created = old.created
        stored.updated = now
        // Before anything is changed: whoever catches the error may go on with the transaction.
        try checkIdentity(of: stored, replacing: old)
        let span = try spans.row(of: stored)
        let revision = try log.nextSequence()
        try log.recordReplacement(.event, id.rawValue, .update)
        try unindex(old, id)
        try write(stored, revision, EventSQL.update, id: id)
        try children.deleteAll(of: id.rawValue)
        try children.insertAll(of: stored, id.rawValue)
        try rangeIndex.insert(span, title: stored.title)
        try text.insert(stored, id.rawValue)
        stored.etag = reader.etag(revision: revision)
        return stored
    }

    /// Removes an event; the history keeps it.
    package func delete(_ event: Event) throws {
        guard let id = event.id else { throw RepositoryError.eventNotFound(0) }
        try log.recordReplacement(.event, id.rawValue, .delete)
        try unindex(event, id)
        try connection.run(EventSQL.delete) { try $0.bind(id.rawValue, at: 1) }
    }

    /// Puts an event back as the history has it, for undo.
    func restore(_ replaced: String, _ id: Event.ID) throws {
        let revision = try log.nextSequence()
        if let current = try reader.event(withID: id) {
            try log.recordReplacement(.event, id.rawValue, .update)
            try unindex(current, id)
            try connection.run(EventSQL.delete) { try $0.bind(id.rawValue, at: 1) }
        } else {
            try log.recordInsert(.event, id.rawValue)
        }
        try connection.run(EventSQL.insertFromJSON) { statement in
            try statement.bind(replaced, at: 1)
            try statement.bind(revision, at: 2)
        }
        try children.restoreAll(replaced)
        guard let event = try reader.event(withID: id) else { throw RepositoryError.eventNotFound(id.rawValue) }
        try index(event)
        try text.insert(event, id.rawValue)
    }

    /// Puts a stored event into the range index, where it is not yet.
    func index(_ event: Event) throws {
        try rangeIndex.insert(try spans.row(ofStored: event), title: event.title)
    }

    private func unindex(_ event: Event, _ id: Event.ID) throws {
        do {
            try rangeIndex.remove(try spans.row(ofStored: event))
        } catch is ZoneError {
            // The database has lost the zone; that must not keep anybody from deleting the event.
            try rangeIndex.remove(event: id.rawValue, recurrence: 0)
        }
        try text.delete(event, id.rawValue)
    }

    private func checkIdentity(of event: Event, replacing old: Event) throws {
        guard let calendar = event.calendarID else { return }
        if calendar != old.calendarID, try calendars.calendar(withID: calendar) == nil {
            throw RepositoryError.calendarNotFound(calendar.description)
        }
        // UTF-8 is what the unique index compares.
        if calendar == old.calendarID, event.uid.utf8.elementsEqual(old.uid.utf8) { return }
        if let other = try reader.event(withUID: event.uid, in: calendar), other.id != old.id {
            throw RepositoryError.duplicateUID(event.uid)
        }
    }

    /// SQLITE_CONSTRAINT_UNIQUE.
    private static let uniqueViolation: Int32 = 2067

    /// SQLITE_CONSTRAINT_FOREIGNKEY: of a zone the row is made first, so it is the calendar that is missing.
    private static let foreignKeyViolation: Int32 = 787

    /// Writes the row; the one identity that a calendar may hold is kept by its unique index.
    private func write(_ event: Event, _ revision: Int64, _ sql: SQL, id: Event.ID? = nil) throws {
        do {
            try connection.run(sql) { statement in
                try bind(event, revision, to: statement)
                if let id { try statement.bind(id.rawValue, at: 23) }
            }
        } catch let error as SQLiteError where error.extendedCode == Self.uniqueViolation {
            throw RepositoryError.duplicateUID(event.uid)
        } catch let error as SQLiteError where error.extendedCode == Self.foreignKeyViolation {
            throw RepositoryError.calendarNotFound(event.calendarID?.description ?? "")
        }
    }
}
