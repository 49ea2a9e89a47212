import CalendarModel

extension EventStore {
    /// All calendars in their order.
    ///
    ///     let titles = try store.calendars().map(\.title)
    public func calendars() throws -> [EventCalendar] {
        try read { try $0.calendars() }
    }

    /// The calendar with this number; nil when there is none.
    ///
    ///     let calendar = try store.calendar(withID: occurrence.calendarID)
    public func calendar(withID id: EventCalendar.ID) throws -> EventCalendar? {
        try read { try $0.calendar(withID: id) }
    }

    /// The calendar with this title, in any case of its ASCII letters; nil when there is none.
    ///
    ///     let work = try store.calendar(titled: "Work")
    public func calendar(titled title: String) throws -> EventCalendar? {
        try read { try $0.calendar(titled: title) }
    }

    /// The calendar that takes new events that name none.
    ///
    ///     let home = try store.defaultCalendarForNewEvents()
    public func defaultCalendarForNewEvents() throws -> EventCalendar? {
        try read { try $0.defaultCalendarForNewEvents() }
    }

    /// Chooses the calendar that takes new events that name none.
    ///
    ///     try store.setDefaultCalendarForNewEvents(work.id!)
    public func setDefaultCalendarForNewEvents(_ id: EventCalendar.ID) throws {
        try write { try $0.setDefaultCalendarForNewEvents(id) }
    }

    /// Adds or changes a calendar; see ``Transaction/save(_:)``.
    ///
    ///     let work = try store.save(EventCalendar(title: "Work", color: "steelblue"))
    @discardableResult
    public func save(_ calendar: EventCalendar) throws -> EventCalendar {
        try write { try $0.save(calendar) }
    }

    /// Removes a calendar; see ``Transaction/remove(_:withEvents:)``.
    ///
    ///     try store.remove(work.id!, withEvents: true)
    public func remove(_ id: EventCalendar.ID, withEvents: Bool = false) throws {
        try write { try $0.remove(id, withEvents: withEvents) }
    }
}
