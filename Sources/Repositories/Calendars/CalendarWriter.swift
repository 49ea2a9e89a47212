import CalendarModel
import SQLiteAccess

/// Adds, changes and removes calendars, each with its entry in the history.
package struct CalendarWriter {
    private let connection: Connection
    private let zoneRows: ZoneRows
    private let log: ChangeLog
    private let reader: CalendarRepository
    private let forgetDefault: () -> Void

    init(_ access: WriteAccess) {
        connection = access.connection
        zoneRows = access.zoneRows
        log = access.log
        reader = access.calendars
        forgetDefault = { [unowned access] in access.forgetDefaultCalendar() }
    }

    /// Adds a calendar; without a position it is put last.
    ///
    /// - Throws: `RepositoryError.calendarTitleTaken` when another one has the title.
    package func insert(_ calendar: EventCalendar) throws -> EventCalendar {
        try check(calendar, against: nil)
        forgetDefault()
        try connection.run(CalendarSQL.insert) { statement in
            try bind(calendar, to: statement)
        }
        let id = EventCalendar.ID(rawValue: connection.lastInsertedRowID)
        try log.recordInsert(.calendar, id.rawValue)
        return try stored(id)
    }

    /// Changes a calendar; its events show the change at once. One that has not changed is left as it is.
    package func update(_ calendar: EventCalendar, _ id: EventCalendar.ID) throws -> EventCalendar {
        guard let old = try reader.calendar(withID: id) else { throw RepositoryError.calendarNotFound(id.description) }
        var calendar = calendar
        calendar.id = id
        calendar.position = calendar.position ?? old.position
        if calendar == old { return old }
        try check(calendar, against: id)
        forgetDefault()
        try log.recordReplacement(.calendar, id.rawValue, .update)
        try connection.run(CalendarSQL.update) { statement in
            try bind(calendar, to: statement)
            try statement.bind(id.rawValue, at: 5)
        }
        return try stored(id)
    }

    /// Removes a calendar that has no events left. The last calendar stays, so that there is always one for new events.
    package func delete(_ id: EventCalendar.ID) throws {
        guard let calendar = try reader.calendar(withID: id) else { throw RepositoryError.calendarNotFound(id.description) }
        let events = try reader.eventCount(id)
        guard events == 0 else { throw RepositoryError.calendarNotEmpty(calendar.title, events: events) }
        guard try reader.all().count > 1 else { throw RepositoryError.lastCalendar(calendar.title) }
        forgetDefault()
        try log.recordReplacement(.calendar, id.rawValue, .delete)
        try connection.run(CalendarSQL.delete) { try $0.bind(id.rawValue, at: 1) }
    }

    /// Puts a calendar back as the history has it, for undo.
    func restore(_ replaced: String, _ id: EventCalendar.ID) throws {
        forgetDefault()
        let exists = try reader.calendar(withID: id) != nil
        if exists {
            try log.recordReplacement(.calendar, id.rawValue, .update)
            try connection.run(CalendarSQL.updateFromJSON) { try $0.bind(replaced, at: 1) }
        } else {
            try log.recordInsert(.calendar, id.rawValue)
            try connection.run(CalendarSQL.insertFromJSON) { try $0.bind(replaced, at: 1) }
        }
    }

    private func check(_ calendar: EventCalendar, against id: EventCalendar.ID?) throws {
        guard !calendar.title.isEmpty else { throw RepositoryError.emptyCalendarTitle }
        try TextRule.check(calendar.title, "NAME")
        try TextRule.check(calendar.color, "COLOR")
        // A zone that is not known is refused before anything is written.
        if let zone = calendar.timeZone { _ = try zoneRows.zone(zone) }
        if let other = try reader.calendar(titled: calendar.title), other.id != id {
            throw RepositoryError.calendarTitleTaken(other.title)
        }
    }

    private func bind(_ calendar: EventCalendar, to statement: Statement) throws {
        try statement.bind(calendar.title, at: 1)
        try statement.bind(calendar.color, at: 2)
        if let zone = calendar.timeZone { try statement.bind(zoneRows.row(of: zone), at: 3) }
        if let position = calendar.position { try statement.bind(position, at: 4) }
    }

    private func stored(_ id: EventCalendar.ID) throws -> EventCalendar {
        guard let calendar = try reader.calendar(withID: id) else { throw RepositoryError.calendarNotFound(id.description) }
        return calendar
    }
}
