@testable import Daybook
import Testing

@Suite("Copies of a store")
struct BackupTests {
    @Test("A copy is a store with all that was saved", arguments: TestStore.Place.allCases)
    func backup(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        let event = try store.save(Event(title: "A", start: zoned("2026-12-01T09:00:00")))
        let path = try TemporaryFolder.make() + "/copy.sqlite"
        try store.backup(to: path)
        try store.save(Event(title: "B", start: .date(day("2026-12-01"))))
        let copy = try EventStore(at: path, options: .init(timeZone: .utc))
        #expect(try copy.occurrences(in: .always).map(\.title) == ["A"])
        #expect(try copy.event(withID: try #require(event.id)) == event)
        #expect(throws: SQLiteError.self) { try store.backup(to: path) }
        #expect(try copy.undo().removed.map(\.title) == ["A"])
        #expect(try store.occurrences(in: .always).map(\.title) == ["B", "A"])
        try copy.expectWhole()
        try store.expectWhole()
    }

    @Test("A copy made within a write has nothing of it yet")
    func withinWrite() throws {
        let store = try TestStore(.file).store
        try store.save(Event(title: "A", start: .date(day("2026-12-01"))))
        let path = try TemporaryFolder.make() + "/copy.sqlite"
        try store.write { transaction in
            try transaction.save(Event(title: "B", start: .date(day("2026-12-01"))))
            try store.backup(to: path)
        }
        let copy = try EventStore(at: path, options: .init(timeZone: .utc))
        #expect(try copy.occurrences(in: .always).map(\.title) == ["A"])
        try copy.expectWhole()
    }

    @Test("A store that was not used yet can be copied", arguments: TestStore.Place.allCases)
    func unused(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        let path = try TemporaryFolder.make() + "/copy.sqlite"
        try store.backup(to: path)
        let copy = try EventStore(at: path, options: .init(isReadOnly: true, timeZone: .utc))
        #expect(try copy.calendars().map(\.title) == ["Personal"])
    }

    @Test("A file outlives its store")
    func reopening() throws {
        let test = try TestStore(.file)
        let event = try test.store.save(Event(title: "A", start: zoned("2026-12-01T09:00:00")))
        test.store.close()
        let again = try test.reopened()
        #expect(try again.event(withID: try #require(event.id)) == event)
        #expect(try again.undo().removed.map(\.title) == ["A"])
        try again.expectWhole()
    }
}
