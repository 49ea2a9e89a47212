import CalendarModel
import CivilTime
import EventQueries
import Repositories
import SQLiteAccess
import Testing

/// A store in memory that is asked by viewers in different zones.
final class QueryStore {
    let database = Database(inMemory: .init())
    let store: Store
    private(set) var events: [Event] = []

    init() {
        store = Store(database, zones: .system, clock: { instant("2026-11-30T08:00:00Z") })
    }

    /// A store with these events.
    convenience init(_ events: [Event]) throws {
        self.init()
        try add(events)
    }

    func add(_ new: [Event]) throws {
        events += try store.write { access in
            let calendar = try access.calendars.defaultForNewEvents()?.id
            return try new.map { event in
                var event = event
                if event.calendarID == nil { event.calendarID = calendar }
                return try access.eventWriter.insert(event)
            }
        }
    }

    func remove(_ ids: Set<Event.ID?>) throws {
        try store.write { access in
            for event in events where ids.contains(event.id) { try access.eventWriter.delete(event) }
        }
        events.removeAll { ids.contains($0.id) }
    }

    func addCalendar(_ title: String) throws -> EventCalendar.ID {
        try #require(try store.write { try $0.calendarWriter.insert(EventCalendar(title: title)) }.id)
    }

    /// Asks as a viewer in a zone.
    func ask<R>(_ viewer: String, _ body: (EventQuery) throws -> R) throws -> R {
        let zone = try ZoneDatabase.system.zone(named: viewer)
        return try store.read { try body(EventQuery($0, viewer: zone)) }
    }

    func titles(_ viewer: String, _ range: QueryRange, _ filter: OccurrenceFilter = .standard) throws -> [String] {
        try ask(viewer) { try $0.occurrences(in: range, filter).map(\.title) }
    }

    /// Runs SQL that the store itself would never run.
    func tamper(_ script: String) throws {
        try store.read { _ in }
        try database.withWriter { try $0.executeScript(script) }
    }

    func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (answer, open) = try store.read { access in
            (try access.connection.firstRow("PRAGMA integrity_check") { $0.string(at: 0) }, access.connection.openStatementCount)
        }
        #expect(answer == "ok", sourceLocation: sourceLocation)
        #expect(open == 0, sourceLocation: sourceLocation)
    }
}

/// An event of a title, a start and an end.
func event(_ title: String, _ start: EventTime, _ end: EventEnd = .implied) -> Event {
    Event(title: title, start: start, end: end)
}

func days(_ first: String, _ before: String) -> QueryRange { .days(day(first)..<day(before)) }
