import CalendarModel
import CivilTime
import SQLiteAccess

/// Reads calendars.
package struct CalendarRepository {
    private let connection: Connection
    private let zones: ZoneTable

    package init(_ connection: Connection, _ zones: ZoneTable) {
        self.connection = connection
        self.zones = zones
    }

    /// All calendars in their order.
    ///
    ///     SELECT id, title, color, time_zone, position FROM calendar ORDER BY position, id
    package func all() throws -> [EventCalendar] {
        try connection.withStatement(CalendarSQL.all) { statement in
            var calendars: [EventCalendar] = []
            while try statement.step() { calendars.append(try calendar(statement)) }
            return calendars
        }
    }

    /// The calendar with this number.
    package func calendar(withID id: EventCalendar.ID) throws -> EventCalendar? {
        try connection.withStatement(CalendarSQL.byID) { statement in
            try statement.bind(id.rawValue, at: 1)
            return try statement.step() ? calendar(statement) : nil
        }
    }

    /// The calendar with this title, in any case of its ASCII letters.
    package func calendar(titled title: String) throws -> EventCalendar? {
        try connection.withStatement(CalendarSQL.byTitle) { statement in
            try statement.bind(title, at: 1)
            return try statement.step() ? calendar(statement) : nil
        }
    }

    /// The calendar that takes new events: the chosen one, else the first.
    package func defaultForNewEvents() throws -> EventCalendar? {
        try connection.withStatement(CalendarSQL.defaultForNewEvents) { statement in
            try statement.bind(SettingName.defaultCalendar, at: 1)
            return try statement.step() ? calendar(statement) : nil
        }
    }

    /// How many events a calendar has.
    package func eventCount(_ id: EventCalendar.ID) throws -> Int {
        try connection.withStatement(CalendarSQL.eventCount) { statement in
            try statement.bind(id.rawValue, at: 1)
            return try statement.step() ? statement.int(at: 0) : 0
        }
    }

    private func calendar(_ statement: Statement) throws -> EventCalendar {
        var calendar = EventCalendar(title: statement.string(at: 1), color: statement.optionalString(at: 2))
        calendar.id = EventCalendar.ID(rawValue: statement.int64(at: 0))
        if !statement.isNull(at: 3) { calendar.timeZone = try zones.id(ofRow: statement.int64(at: 3), connection) }
        calendar.position = statement.int(at: 4)
        return calendar
    }
}
