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
    private var eventCount = 0
    private var knownDefaultCalendar: EventCalendar.ID?

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

    /// The calendar that takes events that name none; looked up once, as no event changes it.
    package func defaultCalendarID() throws -> EventCalendar.ID? {
        if let known = knownDefaultCalendar { return known }
        knownDefaultCalendar = try calendars.defaultForNewEvents()?.id
        return knownDefaultCalendar
    }

    /// To be called when calendars or the choice among them change.
    func forgetDefaultCalendar() { knownDefaultCalendar = nil }

    /// Sets a value that a person may set, or takes it out with nil; the history keeps the old one.
    package func setSetting(_ name: String, to value: String?) throws {
        let old = try settings.value(name)
        if old == value { return }
        forgetDefaultCalendar()
        try log.recordSetting(name, old == nil ? .insert : value == nil ? .delete : .update)
        try settings.set(name, to: value)
    }

    /// Tells that an event is about to be written. A transaction with many of them gets a page cache that holds the pages that they
    /// touch at random, which halves its time.
    package func noteEvent() throws {
        eventCount += 1
        if eventCount == 1_000 { try connection.run(StoreSQL.largeCache) }
    }

    /// Does the changes of `body` or none of them, within the transaction.
    package func savepoint<R>(_ body: () throws -> R) throws -> R {
        let mark = log.mark
        do {
            return try connection.transaction(.deferred, body)
        } catch {
            log.goBack(to: mark)
            forgetDefaultCalendar()
            index.forgetClasses()
            zoneRows.forget()
            throw error
        }
    }
}
