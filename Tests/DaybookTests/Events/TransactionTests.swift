@testable import Daybook
import Testing

@Suite("Transactions")
struct TransactionTests {
    struct Stop: Error {}

    private func event(_ title: String, _ uid: String? = nil) -> Event {
        var event = Event(title: title, start: zoned("2026-12-01T09:00:00", "Asia/Tokyo"), end: .after(.days(40)))
        if let uid { event.uid = uid }
        return event
    }

    @Test("A rehearsal tells what would be and changes nothing", arguments: TestStore.Place.allCases)
    func rehearsal(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        let kept = try store.save(event("kept", "kept"))
        let rehearsed = try store.write(isRehearsal: true) { transaction in
            let new = try transaction.save(event("new", "new"))
            var changed = kept
            changed.title = "changed"
            let saved = try transaction.save(changed)
            _ = try transaction.save(EventCalendar(title: "Work"))
            try transaction.setSetting("language", to: "de")
            #expect(try transaction.snapshot.occurrences(in: .always).map(\.title) == ["changed", "new"])
            #expect(try transaction.snapshot.search("new").occurrences.count == 1)
            return [new, saved]
        }
        #expect(rehearsed.map(\.title) == ["new", "changed"])
        #expect(try store.lastSequence() == 1)
        #expect(try store.event(withID: try #require(kept.id)) == kept)
        #expect(try store.calendars().count == 1)
        #expect(try store.read { try $0.settings() } == [:])
        #expect(try store.search("new").occurrences.isEmpty)
        let real = try store.save(event("new", "new"))
        #expect(real == rehearsed[0])
        #expect(throws: EventError.emptyUID) { try store.write(isRehearsal: true) { try $0.save(event("x", "")) } }
        #expect(try store.undo(isRehearsal: true) { report, _ in report.removed.map(\.title) } == ["new"])
        #expect(try store.undo().removed.map(\.title) == ["new"])
        try store.expectWhole()
    }

    @Test("An error takes everything back", arguments: TestStore.Place.allCases)
    func rollback(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        try store.save(event("kept"))
        #expect(throws: Stop.self) { try failing(store) }
        #expect(try store.occurrences(in: .always).map(\.title) == ["kept"])
        #expect(try store.lastSequence() == 1)
        try store.expectWhole()
    }

    private func failing(_ store: EventStore) throws {
        try store.write { transaction in
            try transaction.save(event("a"))
            try transaction.remove(Event.ID(rawValue: 1))
            throw Stop()
        }
    }

    /// Adds an event in a savepoint that fails; the error is swallowed.
    private func addInVain(_ transaction: Transaction) throws {
        do {
            try transaction.savepoint {
                try transaction.save(event("in vain"))
                throw Stop()
            }
        } catch is Stop {}
    }

    @Test(
        "A savepoint that fails leaves the rest usable, and undo takes back the rest alone", arguments: TestStore.Place.allCases)
    func savepoint(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        try store.save(Event(title: "before", start: .date(day("2026-12-01"))))
        try store.write { transaction in
            try addInVain(transaction)
            try transaction.save(event("first"))
            try addInVain(transaction)
            _ = try transaction.savepoint { try transaction.save(event("second")) }
        }
        #expect(try store.occurrences(in: days("2027-01-05", "2027-01-06")).map(\.title) == ["first", "second"])
        #expect(try store.search("vain").occurrences.isEmpty)
        try store.expectWhole()
        #expect(try store.undo().removed.map(\.title) == ["second", "first"])
        #expect(try store.occurrences(in: .always).map(\.title) == ["before"])
        #expect(try store.undo().removed.map(\.title) == ["before"])
        #expect(throws: RepositoryError.nothingToUndo) { try store.undo() }
        try store.expectWhole()
    }

    @Test("An error that is caught within a transaction leaves what was stored as it was")
    func caught() throws {
        let store = try TestStore().store
        let first = try store.save(event("first", "a"))
        let second = try store.save(event("second", "b"))
        try store.write { transaction in
            var clash = second
            clash.uid = "a"
            _ = try? transaction.save(clash)
            clash.uid = ""
            _ = try? transaction.save(clash)
            clash.uid = "b"
            clash.calendarID = EventCalendar.ID(rawValue: 9)
            _ = try? transaction.save(clash)
            clash.calendarID = second.calendarID
            clash.start = zoned("2026-12-01T09:00:00", "Mars/Olympus")
            _ = try? transaction.save(clash)
            _ = try? transaction.remove(try #require(second.calendarID), withEvents: true)
            try transaction.save(event("third", "c"))
        }
        #expect(try store.occurrences(in: .always).map(\.title) == ["first", "second", "third"])
        #expect(try store.event(withID: try #require(first.id)) == first)
        #expect(try store.event(withID: try #require(second.id)) == second)
        #expect(try store.search("second").occurrences.count == 1)
        #expect(try store.undo().removed.map(\.title) == ["third"])
        try store.expectWhole()
    }

    @Test("A write within a write of the same thread is a part of it", arguments: TestStore.Place.allCases)
    func nested(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        try store.write { transaction in
            try transaction.save(event("a"))
            try store.save(event("b"))
            try store.write(isRehearsal: true) { try $0.save(event("not")) }
            do { try failing(store) } catch is Stop {}
            try transaction.save(event("c"))
            #expect(try store.occurrences(in: .always).map(\.title) == ["a", "b", "c"])
        }
        #expect(try store.occurrences(in: .always).map(\.title) == ["a", "b", "c"])
        #expect(try store.undo().removed.map(\.title) == ["c", "b", "a"])
        #expect(throws: RepositoryError.nothingToUndo) { try store.undo() }
        try store.expectWhole()
    }

    @Test("A snapshot does not see what is written meanwhile")
    func snapshot() throws {
        let store = try TestStore(.file).store
        try store.save(event("a"))
        try store.read { snapshot in
            #expect(try snapshot.occurrences(in: .always).count == 1)
            try store.save(event("b"))
            #expect(try snapshot.occurrences(in: .always).count == 1)
        }
        #expect(try store.occurrences(in: .always).count == 2)
        try store.expectWhole()
    }

    @Test("Settings are kept, undone, and apart from those of the store itself")
    func settings() throws {
        let test = try TestStore(.file)
        let store = test.store
        try store.write { try $0.setSetting("language", to: "de") }
        try store.write { try $0.setSetting("language", to: nil) }
        #expect(try store.read { try $0.setting("language") } == nil)
        #expect(try store.undo().settings == ["language"])
        #expect(try store.read { try $0.settings() } == ["language": "de"])
        try store.write { transaction in
            for name in ["generation", "default_calendar", "zone_stamp"] { try transaction.setSetting(name, to: "x") }
        }
        for name in ["generation", "default_calendar", "zone_stamp"] { #expect(try store.read { try $0.setting(name) } == nil) }
        #expect(try store.lastSequence() == 3)
        #expect(try test.reopened().read { try $0.setting("language") } == "de")
        try store.expectWhole()
    }
}
