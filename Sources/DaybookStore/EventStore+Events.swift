import CalendarModel

extension EventStore {
    /// Adds or changes one event, in a transaction of its own; see ``Transaction/save(_:ifEtag:)``.
    ///
    ///     let saved = try store.save(Event(title: "Dentist", start: .zoned(nine, berlin), end: .after(.minutes(30))))
    @discardableResult
    public func save(_ event: Event, ifEtag etag: String? = nil) throws -> Event {
        try write { try $0.save(event, ifEtag: etag) }
    }

    /// Adds or changes events, all or none of them.
    ///
    ///     try store.save(contentsOf: holidays)
    @discardableResult
    public func save(contentsOf events: some Sequence<Event>) throws -> [Event] {
        try write { transaction in try events.map { try transaction.save($0) } }
    }

    /// Removes one event and answers what it was; see ``Transaction/remove(_:ifEtag:)``.
    ///
    ///     let removed = try store.remove(lunch.id!)
    @discardableResult
    public func remove(_ id: Event.ID, ifEtag etag: String? = nil) throws -> Event {
        try write { try $0.remove(id, ifEtag: etag) }
    }

    /// The event with this number; nil when there is none.
    ///
    ///     let event = try store.event(withID: occurrence.eventID)
    public func event(withID id: Event.ID) throws -> Event? {
        try read { try $0.event(withID: id) }
    }

    /// The event of a calendar with this UID; nil when there is none.
    ///
    ///     let event = try store.event(withUID: "20261201-1@example.com", in: work)
    public func event(withUID uid: String, in calendar: EventCalendar.ID) throws -> Event? {
        try read { try $0.event(withUID: uid, in: calendar) }
    }
}
