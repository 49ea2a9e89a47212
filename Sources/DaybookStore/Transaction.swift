import CalendarModel
import CivilTime
import Repositories

/// Changes that are made together or not at all, lent by ``EventStore/write(isRehearsal:_:)`` and good inside its closure only.
public struct Transaction {
    private let access: WriteAccess
    /// The store as this transaction sees it, its own changes included.
    public let snapshot: Snapshot

    init(_ access: WriteAccess, _ viewer: Zone) {
        self.access = access
        snapshot = Snapshot(access.reading, viewer)
    }

    // MARK: Events

    /// Adds an event that has no number yet, else puts the new state in the place of the stored one, in its calendar unless another is
    /// named. An event that has not changed is left as it is. SEQUENCE rises when the time changes (RFC 5546 section 2.1.4).
    ///
    /// - Parameter etag: the state that the caller has seen; another one is refused.
    /// - Throws: `EventError` for an event that contradicts itself, `ZoneError` for an unknown zone, `RepositoryError` for an unknown
    ///   event or calendar, a UID that the calendar has already, or another etag.
    @discardableResult
    public func save(_ event: Event, ifEtag etag: String? = nil) throws -> Event {
        try access.noteEvent()
        var event = event
        guard let id = event.id else {
            if event.calendarID == nil { event.calendarID = try access.defaultCalendarID() }
            return try access.eventWriter.insert(event)
        }
        let old = try stored(id, etag)
        event.calendarID = event.calendarID ?? old.calendarID
        event.etag = old.etag
        event.created = old.created
        event.updated = old.updated
        if event == old { return old }
        let isMoved = event.start != old.start || event.end != old.end
        if isMoved, event.sequence == old.sequence, event.sequence < .max { event.sequence += 1 }
        return try access.eventWriter.update(event, replacing: old)
    }

    /// Removes an event and answers what it was; `undo` brings it back.
    ///
    /// - Parameter etag: the state that the caller has seen; another one is refused.
    /// - Throws: `RepositoryError.eventNotFound`, `RepositoryError.etagDiffers`.
    @discardableResult
    public func remove(_ id: Event.ID, ifEtag etag: String? = nil) throws -> Event {
        let event = try stored(id, etag)
        try access.eventWriter.delete(event)
        return event
    }

    private func stored(_ id: Event.ID, _ etag: String?) throws -> Event {
        guard let event = try access.events.event(withID: id) else { throw RepositoryError.eventNotFound(id.rawValue) }
        if let etag, etag != event.etag {
            throw RepositoryError.etagDiffers(event: id.rawValue, expected: etag, actual: event.etag)
        }
        return event
    }

    // MARK: Calendars

    /// Adds a calendar that has no number yet, else changes the stored one.
    ///
    /// - Throws: `RepositoryError` when the title is empty or taken, or the calendar does not exist.
    @discardableResult
    public func save(_ calendar: EventCalendar) throws -> EventCalendar {
        if let id = calendar.id { return try access.calendarWriter.update(calendar, id) }
        return try access.calendarWriter.insert(calendar)
    }

    /// Removes a calendar, with its events when `withEvents` says so; `undo` brings all of it back.
    ///
    /// - Throws: `RepositoryError.calendarNotEmpty` when it has events that are not to go with it.
    public func remove(_ id: EventCalendar.ID, withEvents: Bool = false) throws {
        try access.savepoint {
            if withEvents {
                for event in try access.events.ids(in: id) { try remove(event) }
            }
            try access.calendarWriter.delete(id)
        }
    }

    /// Chooses the calendar that takes new events that name none.
    ///
    /// - Throws: `RepositoryError.calendarNotFound`.
    public func setDefaultCalendarForNewEvents(_ id: EventCalendar.ID) throws {
        guard try access.calendars.calendar(withID: id) != nil else { throw RepositoryError.calendarNotFound(id.description) }
        try access.setSetting(SettingName.defaultCalendar, to: id.description)
    }

    // MARK: Settings

    /// Sets a value under a name, or takes it out with nil.
    public func setSetting(_ name: String, to value: String?) throws {
        guard !SettingName.isKept(name) else { return }
        try access.setSetting(name, to: value)
    }

    /// Does the changes of `body` or none of them, and goes on with the transaction either way: `body`'s error is thrown on.
    public func savepoint<R>(_ body: () throws -> R) throws -> R {
        try access.savepoint(body)
    }

    /// The members of a flat JSON object, in their order; nil when the text is none.
    package func fields(ofJSON text: UnsafeBufferPointer<UInt8>) throws -> [JSONField]? {
        try JSONObjectReader(access.connection).fields(of: text)
    }
}
