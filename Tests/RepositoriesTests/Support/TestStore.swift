import CalendarModel
import CivilTime
import SQLiteAccess
import Testing

@testable import Repositories

/// A store in a file of its own or in memory, at a stated time.
final class TestStore {
    enum Place: CaseIterable, Sendable {
        case file
        case memory
    }

    let folder = TemporaryFolder()
    let database: Database
    let store: Store
    static let now = instant("2026-11-30T08:00:00Z")

    init(_ place: Place = .memory, zones: ZoneDatabase = .system, migrations: [Migration]? = nil) {
        database = place == .file ? Database(path: folder.file()) : Database(inMemory: .init())
        store = Store(database, zones: zones, clock: { TestStore.now }, migrations: migrations)
    }

    var path: String { folder.file() }

    /// Adds an event in a transaction of its own.
    @discardableResult
    func add(_ event: Event) throws -> Event {
        try store.write { try $0.addToDefault(event) }
    }

    /// Puts a new state in the place of a stored one, in a transaction of its own.
    @discardableResult
    func replace(_ event: Event) throws -> Event {
        try store.write { access throws in
            let id = try #require(event.id)
            return try access.eventWriter.update(event, replacing: try #require(try access.events.event(withID: id)))
        }
    }

    func remove(_ id: Event.ID) throws {
        try store.write { try $0.eventWriter.delete(try #require(try $0.events.event(withID: id))) }
    }

    /// Adds a calendar in a transaction of its own.
    func addCalendar(_ title: String) throws -> EventCalendar {
        try store.write { try $0.calendarWriter.insert(EventCalendar(title: title)) }
    }

    /// Runs SQL that the store itself would never run.
    func tamper(_ script: String) throws {
        try store.read { _ in }
        try database.withWriter { try $0.executeScript(script) }
    }

    /// What each test of a store ends with: the file is whole, no statement is open, and what is derived fits the events.
    func expectWhole(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try store.read { access throws in
            let answer = try access.connection.firstRow("PRAGMA integrity_check") { $0.string(at: 0) }
            #expect(answer == "ok", comment, sourceLocation: sourceLocation)
            #expect(access.connection.openStatementCount == 0, comment, sourceLocation: sourceLocation)
        }
        let broken = try database.withWriter { connection in
            #expect(!connection.isInTransaction, comment, sourceLocation: sourceLocation)
            return try connection.firstRow("SELECT count(*) FROM pragma_foreign_key_check") { $0.int(at: 0) }
        }
        #expect(broken == 0, comment, sourceLocation: sourceLocation)
        try expectDerived(comment, sourceLocation: sourceLocation)
    }
}

extension WriteAccess {
    /// The stored state of an event.
    func stored(_ event: Event) throws -> Event {
        let id = try #require(event.id)
        return try #require(try events.event(withID: id))
    }

    /// Adds an event, to the default calendar if it names none.
    func addToDefault(_ event: Event) throws -> Event {
        var event = event
        if event.calendarID == nil { event.calendarID = try calendars.defaultForNewEvents()?.id }
        return try eventWriter.insert(event)
    }
}
