import CalendarModel
import CivilTime
import SQLiteAccess

/// Reads events with everything that belongs to them.
package struct EventRepository {
    private let connection: Connection
    private let zones: ZoneTable
    private let generation: String

    package init(_ connection: Connection, _ zones: ZoneTable, generation: String) {
        self.connection = connection
        self.zones = zones
        self.generation = generation
    }

    /// The event with this number.
    ///
    ///     SELECT id, calendar, uid, title, … FROM event WHERE id = ?
    package func event(withID id: Event.ID) throws -> Event? {
        try connection.withStatement(EventSQL.byID) { statement in
            try statement.bind(id.rawValue, at: 1)
            return try statement.step() ? event(statement) : nil
        }
    }

    /// The event of a calendar with this UID.
    ///
    ///     SELECT id, calendar, uid, title, … FROM event WHERE calendar = ? AND uid = ?
    package func event(withUID uid: String, in calendar: EventCalendar.ID) throws -> Event? {
        try connection.withStatement(EventSQL.byUID) { statement in
            try statement.bind(calendar.rawValue, at: 1)
            try statement.bind(uid, at: 2)
            return try statement.step() ? event(statement) : nil
        }
    }

    /// Hands every event to `body`, in the order of their numbers.
    package func forEach(_ body: (Event) throws -> Void) throws {
        try connection.withStatement(EventSQL.all) { statement in
            while try statement.step() { try body(event(statement)) }
        }
    }

    /// The numbers of the events of a calendar.
    package func ids(in calendar: EventCalendar.ID) throws -> [Event.ID] {
        try connection.withStatement(EventSQL.idsOfCalendar) { statement in
            try statement.bind(calendar.rawValue, at: 1)
            var ids: [Event.ID] = []
            while try statement.step() { ids.append(Event.ID(rawValue: statement.int64(at: 0))) }
            return ids
        }
    }

    /// The numbers of the events that have times in one of these rows of `time_zone`.
    package func ids(inZoneRows rows: [Int64]) throws -> [Event.ID] {
        var ids: Set<Event.ID> = []
        for row in rows {
            try connection.withStatement(EventSQL.idsOfZone) { statement in
                try statement.bind(row, at: 1)
                while try statement.step() { ids.insert(Event.ID(rawValue: statement.int64(at: 0))) }
            }
        }
        return ids.sorted()
    }

    /// The categories of an event; none for an event that does not exist.
    ///
    ///     SELECT category.value FROM event, json_each(event.categories) AS category WHERE event.id = ?
    package func categories(of id: Event.ID) throws -> [String] {
        try connection.withStatement(EventSQL.categories) { statement in
            try statement.bind(id.rawValue, at: 1)
            var categories: [String] = []
            while try statement.step() { categories.append(statement.string(at: 0)) }
            return categories
        }
    }

    /// The token of a state of an event: it names the store's history too, so that it is of no use in another one.
    package func etag(revision: Int64) -> String {
        generation.prefix(8) + "-" + String(revision)
    }

    private func event(_ row: Statement) throws -> Event {
        let id = row.int64(at: 0)
        guard let kind = EventKind(rawValue: row.int64(at: 4)),
            let start = try time(kind, row.int64(at: 5), zone: row.isNull(at: 6) ? nil : row.int64(at: 6)),
            let status = EventStatus(rawValue: row.string(at: 10)),
            let availability = EventAvailability(rawValue: row.string(at: 11)),
            let privacy = EventPrivacy(rawValue: row.string(at: 12))
        else { throw RepositoryError.corruptRow(table: "event", id: id) }
        var event = Event(
            title: row.string(at: 3), start: start, end: try end(row, kind, id),
            calendarID: EventCalendar.ID(rawValue: row.int64(at: 1)), uid: row.string(at: 2), availability: availability)
        event.id = Event.ID(rawValue: id)
        event.status = status
        event.privacy = privacy
        event.priority = row.int(at: 13)
        event.location = row.optionalString(at: 14)
        event.notes = row.optionalString(at: 15)
        event.url = row.optionalString(at: 16)
        if !row.isNull(at: 17) { event.categories = try categories(of: Event.ID(rawValue: id)) }
        event.color = row.optionalString(at: 18)
        event.created = Instant(row.int64(at: 19))
        event.updated = Instant(row.int64(at: 20))
        event.sequence = row.int(at: 21)
        event.etag = etag(revision: row.int64(at: 22))
        event.alarms = try EventChildren(connection).alarms(of: id)
        try EventChildren(connection).readProperties(into: &event, id)
        return event
    }

    private func end(_ row: Statement, _ kind: EventKind, _ id: Int64) throws -> EventEnd {
        if !row.isNull(at: 7) {
            let zone = row.isNull(at: 8) ? row.int64(at: 6) : row.int64(at: 8)
            guard let time = try time(kind, row.int64(at: 7), zone: zone) else {
                throw RepositoryError.corruptRow(table: "event", id: id)
            }
            return .at(time)
        }
        if row.isNull(at: 9) { return .implied }
        guard let duration = CalendarDuration(row.string(at: 9)) else {
            throw RepositoryError.corruptRow(table: "event", id: id)
        }
        return .after(duration)
    }

    private func time(_ kind: EventKind, _ value: Int64, zone: Int64?) throws -> EventTime? {
        switch kind {
        case .allDay: return Int(exactly: value).flatMap(CivilDate.init(dayNumber:)).map(EventTime.date)
        case .floating: return LocalDateTime(localSeconds: value).map(EventTime.floating)
        case .zoned:
            guard let zone, let local = LocalDateTime(localSeconds: value) else { return nil }
            return .zoned(local, try zones.id(ofRow: zone, connection))
        }
    }
}
