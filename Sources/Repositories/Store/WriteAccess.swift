import CalendarModel
import CivilTime
import SQLiteAccess

/// The repositories of one writing transaction; lent in a closure and good inside it only.
package final class WriteAccess {
    package let connection: Connection
    package let now: Instant
    let zoneRows: ZoneRows
    let log: ChangeLog
    let index: RangeIndex
    package let reading: ReadAccess

    init(connection: Connection, zones: ZoneTable, generation: String, now: Instant, undoes: Int64? = nil) {
        self.connection = connection
        self.now = now
        zoneRows = ZoneRows(connection, zones)
        log = ChangeLog(connection, now: now, undoes: undoes)
        index = RangeIndex(connection)
        reading = ReadAccess(connection: connection, zones: zones, generation: generation)
    }

    package var calendars: CalendarRepository { reading.calendars }
    package var events: EventRepository { reading.events }
    package var settings: SettingRepository { reading.settings }

    package private(set) lazy var calendarWriter = CalendarWriter(self)
    package private(set) lazy var eventWriter = EventWriter(self)

    /// The rules of a zone.
    package func zone(_ id: ZoneID) throws -> Zone { try zoneRows.zone(id) }

    /// Sets a value that a person may set, or takes it out with nil; the history keeps the old one.
    package func setSetting(_ name: String, to value: String?) throws {
        let old = try settings.value(name)
        if old == value { return }
        try log.recordSetting(name, old == nil ? .insert : value == nil ? .delete : .update)
        try settings.set(name, to: value)
    }

    /// Does the changes of `body` or none of them, within the transaction.
    package func savepoint<R>(_ body: () throws -> R) throws -> R {
        let mark = log.mark
        do {
            return try connection.transaction(.deferred, body)
        } catch {
            log.goBack(to: mark)
            index.forgetClasses()
            zoneRows.forget()
            throw error
        }
    }
}
