import CalendarModel
import CivilTime
import Testing

@testable import Repositories

@Suite("The history of changes")
struct ChangeLogTests {
    private func log(_ test: TestStore, after sequence: Int64 = 0) throws -> [String] {
        try test.store.read { access throws in
            try access.history.changes(after: sequence, limit: 1000).map { change in
                "\(change.sequence) \(change.kind) \(change.item) \(change.operation)\(change.replaced == nil ? "" : " replaced")"
            }
        }
    }

    @Test("Each change has one entry, and each transaction one set", arguments: TestStore.Place.allCases)
    func entries(place: TestStore.Place) throws {
        let test = TestStore(place)
        #expect(try log(test).isEmpty)
        var event = try test.add(Event(title: "Lunch", start: date("2026-12-01")))
        event.title = "Dinner"
        try test.replace(event)
        let work = try test.addCalendar("Work")
        try test.store.write { access throws in
            var work = work
            work.color = "teal"
            work = try access.calendarWriter.update(work, try #require(work.id))
            _ = try access.addToDefault(Event(title: "A", start: date("2026-12-02")))
            try access.setSetting("language", to: "de")
            try access.setSetting("language", to: "fr")
            try access.setSetting("language", to: nil)
            try access.calendarWriter.delete(try #require(work.id))
        }
        try test.remove(try #require(event.id))
        let expected = [
            "1 event 1 insert", "2 event 1 update replaced", "3 calendar 2 insert", "4 calendar 2 update replaced",
            "5 event 2 insert",
            "6 setting language insert", "7 setting language update replaced", "8 setting language delete replaced",
            "9 calendar 2 delete replaced", "10 event 1 delete replaced",
        ]
        #expect(try log(test) == expected)
        #expect(try log(test, after: 8) == Array(expected.suffix(2)))
        let sets = try test.store.read {
            try $0.connection.dump("SELECT id, made, undoes, undone_by FROM change_set ORDER BY id")
        }
        #expect(sets == ["1", "2", "3", "4", "10"].map { [$0, "1796025600", "null", "null"] })
        try test.expectWhole()
    }

    @Test("What changes nothing leaves no entry")
    func nothing() throws {
        let test = TestStore()
        let work = try test.addCalendar("Work")
        try test.store.write { access throws in
            try access.setSetting("language", to: nil)
            _ = try access.calendarWriter.update(work, try #require(work.id))
        }
        #expect(try log(test) == ["1 calendar 2 insert"])
        try test.store.write { try $0.setSetting("language", to: "de") }
        try test.store.write { try $0.setSetting("language", to: "de") }
        #expect(try log(test) == ["1 calendar 2 insert", "2 setting language insert"])
    }

    struct Stop: Error {}

    @Test("A change that is rolled back leaves no entry", arguments: TestStore.Place.allCases)
    func rolledBack(place: TestStore.Place) throws {
        let test = TestStore(place)
        try test.add(Event(title: "A", start: date("2026-12-01")))
        let before = try test.store.read { try $0.connection.contents() }
        #expect(throws: Stop.self) {
            try test.store.write { access throws in
                _ = try access.addToDefault(Event(title: "B", start: date("2026-12-02")))
                throw Stop()
            }
        }
        try test.store.write(isRehearsal: true) { access throws in
            _ = try access.addToDefault(Event(title: "C", start: zoned("2026-12-02T09:00:00")))
            try access.setSetting("a", to: "b")
        }
        #expect(try log(test) == ["1 event 1 insert"])
        #expect(try test.store.read { try $0.connection.contents() } == before)
        try test.expectWhole()
    }

    /// Adds an event in a savepoint that fails; the error is swallowed.
    private func addInVain(_ access: WriteAccess) throws {
        do {
            try access.savepoint {
                _ = try access.addToDefault(Event(title: "B", start: zoned("2026-12-02T09:00:00", "Asia/Tokyo")))
                throw Stop()
            }
        } catch is Stop {}
    }

    @Test("The set of a transaction stands also when its first change was rolled back in a savepoint")
    func failedSavepoint() throws {
        let test = TestStore()
        let first = try test.add(Event(title: "A", start: date("2026-12-01")))
        try test.store.write { access throws in
            try addInVain(access)
            _ = try access.addToDefault(Event(title: "C", start: zoned("2026-12-03T09:00:00", "Asia/Tokyo")))
            _ = try access.savepoint {
                try access.addToDefault(Event(title: "D", start: date("2026-12-01"), end: .after(.days(40))))
            }
            try addInVain(access)
        }
        let sets = try test.store.read { try $0.connection.dump("SELECT id FROM change_set ORDER BY id") }
        #expect(sets == [["1"], ["2"]])
        #expect(try log(test) == ["1 event 1 insert", "2 event 2 insert", "3 event 3 insert"])
        try test.expectWhole()
        #expect(try test.store.undo().removed.map(\.title) == ["D", "C"])
        let id = try #require(first.id)
        #expect(try test.store.read { try $0.events.event(withID: id) } == first)
    }

    @Test("A refused change leaves the transaction around it as it was")
    func refusedChange() throws {
        let test = TestStore()
        let first = try test.add(Event(title: "A", start: date("2026-12-01"), uid: "a"))
        let second = try test.add(Event(title: "B", start: date("2026-12-01"), uid: "b"))
        let work = try test.addCalendar("Work")
        try test.store.write { access throws in
            var clash = second
            clash.uid = "a"
            clash.title = "C"
            #expect(throws: RepositoryError.duplicateUID("a")) { try access.eventWriter.update(clash, replacing: second) }
            #expect(throws: RepositoryError.duplicateUID("a")) { try access.eventWriter.insert(first) }
            clash.uid = "b"
            clash.calendarID = EventCalendar.ID(rawValue: 99)
            #expect(throws: RepositoryError.calendarNotFound("99")) { try access.eventWriter.update(clash, replacing: second) }
            #expect(throws: RepositoryError.calendarNotFound("99")) { try access.eventWriter.insert(clash) }
            var lost = work
            lost.title = "Lost"
            lost.timeZone = ZoneID("Mars/Olympus")
            #expect(throws: ZoneError.self) { try access.calendarWriter.update(lost, try #require(work.id)) }
            #expect(throws: ZoneError.self) { try access.calendarWriter.insert(lost) }
        }
        #expect(
            try log(test)
                == ["1 event 1 insert", "2 event 2 insert", "3 calendar 3 insert"].map {
                    $0.replacing("calendar 3", with: "calendar 2")
                })
        #expect(try test.store.read { try $0.events.event(withID: try #require(second.id)) } == second)
        try test.expectWhole()
    }

    @Test("A change is in the same transaction as its entry")
    func sameTransaction() throws {
        let test = TestStore()
        try test.tamper("CREATE TRIGGER stop BEFORE INSERT ON change BEGIN SELECT raise(ABORT, 'no history'); END")
        #expect(throws: (any Error).self) { try test.add(Event(title: "A", start: date("2026-12-01"))) }
        #expect(
            try test.store.read { try $0.connection.dump("SELECT id FROM event UNION ALL SELECT event FROM event_span").isEmpty })
    }

    @Test("Numbers are never given twice, also after a delete and an undo")
    func numbers() throws {
        let test = TestStore()
        #expect(try test.add(Event(title: "A", start: date("2026-12-01"))).id?.rawValue == 1)
        try test.remove(Event.ID(rawValue: 1))
        #expect(try test.add(Event(title: "B", start: date("2026-12-01"))).id?.rawValue == 2)
        _ = try test.store.undo()
        #expect(try test.add(Event(title: "C", start: date("2026-12-01"))).id?.rawValue == 3)
        let calendar = try #require(try test.addCalendar("Work").id)
        try test.store.write { try $0.calendarWriter.delete(calendar) }
        #expect(try test.addCalendar("Home").id?.rawValue == calendar.rawValue + 1)
    }

    @Test("A sequence at its end is an error and no trap")
    func lastSequence() throws {
        let test = TestStore()
        try test.tamper(
            "INSERT INTO change (sequence, kind, item, operation) VALUES (9223372036854775807, 'event', '1', 'insert')")
        #expect(throws: RepositoryError.corruptRow(table: "change", id: .max)) {
            try test.add(Event(title: "A", start: date("2026-12-01")))
        }
    }
}
