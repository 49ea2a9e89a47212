@testable import Daybook
import Testing

@Suite("Saving and removing events")
struct SavingTests {
    private func lunch(_ title: String = "Lunch") -> Event {
        Event(title: title, start: floating("2026-12-01T12:30:00"), end: .after(.hours(1)))
    }

    @Test("A save that changes nothing writes nothing", arguments: TestStore.Place.allCases)
    func unchanged(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        var event = lunch()
        event.attendees = [Attendee(address: "mailto:a@example.com", name: "A")]
        event.alarms = [Alarm(.fromStart(.weeks(-1)))]
        let saved = try store.save(event)
        #expect(try store.save(saved) == saved)
        var stale = saved
        stale.etag = "other"
        stale.created = Instant(7)
        stale.updated = Instant(9)
        #expect(try store.save(stale) == saved)
        #expect(try store.lastSequence() == 1)
        #expect(try store.undo().removed.map(\.title) == ["Lunch"])
        try store.expectWhole()
    }

    static let sequences: [(String, @Sendable (inout Event) -> Void, Int)] = [
        ("a title", { $0.title = "Dinner" }, 3), ("a start", { $0.start = floating("2026-12-01T13:00:00") }, 4),
        ("an end", { $0.end = .after(.hours(2)) }, 4), ("another kind of time", { $0.start = .date(day("2026-12-01")) }, 4),
        (
            "a sequence of its own",
            {
                $0.start = floating("2026-12-01T13:00:00"); $0.sequence = 9
            }, 9
        ),
    ]

    @Test("SEQUENCE rises when the time changes, and only then", arguments: sequences)
    func sequence(name: String, change: @Sendable (inout Event) -> Void, expected: Int) throws {
        let store = try TestStore().store
        var event = lunch()
        event.sequence = 3
        event = try store.save(event)
        change(&event)
        #expect(try store.save(event).sequence == expected)
    }

    @Test("A SEQUENCE at its end stays there")
    func lastSequence() throws {
        let store = try TestStore().store
        var event = lunch()
        event.sequence = .max
        event = try store.save(event)
        event.start = floating("2026-12-01T13:00:00")
        #expect(try store.save(event).sequence == .max)
    }

    @Test("An etag that has gone by is refused, for an edit and for a delete", arguments: TestStore.Place.allCases)
    func etags(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        let first = try store.save(lunch())
        let id = try #require(first.id)
        var second = first
        second.title = "Dinner"
        second = try store.save(second, ifEtag: first.etag)
        #expect(second.etag != first.etag)
        let error = RepositoryError.etagDiffers(event: id.rawValue, expected: first.etag, actual: second.etag)
        var third = second
        third.title = "Supper"
        #expect(throws: error) { try store.save(third, ifEtag: first.etag) }
        #expect(throws: error) { try store.remove(id, ifEtag: first.etag) }
        #expect(throws: error) { try store.save(second, ifEtag: first.etag) }
        #expect(try store.event(withID: id) == second)
        try store.undo()
        #expect(throws: RepositoryError.self) { try store.save(third, ifEtag: first.etag) }
        let now = try #require(try store.event(withID: id))
        #expect(try store.remove(id, ifEtag: now.etag) == now)
        try store.expectWhole()
    }

    @Test("One calendar has a UID once; another may have it too")
    func identities() throws {
        let store = try TestStore().store
        let work = try #require(try store.save(EventCalendar(title: "Work")).id)
        var event = lunch()
        event.uid = "a"
        let first = try store.save(event)
        #expect(throws: RepositoryError.duplicateUID("a")) { try store.save(event) }
        event.calendarID = work
        var second = try store.save(event)
        #expect(try store.event(withUID: "a", in: work) == second)
        #expect(try store.event(withUID: "a", in: try #require(first.calendarID)) == first)
        #expect(try store.event(withUID: "b", in: work) == nil)
        second.calendarID = first.calendarID
        #expect(throws: RepositoryError.duplicateUID("a")) { try store.save(second) }
        try store.expectWhole()
    }

    @Test("What does not exist is named in the error")
    func unknown() throws {
        let store = try TestStore().store
        var event = try store.save(lunch())
        let nobody = Event.ID(rawValue: 99)
        #expect(throws: RepositoryError.eventNotFound(99)) { try store.remove(nobody) }
        #expect(try store.event(withID: nobody) == nil)
        event.calendarID = EventCalendar.ID(rawValue: 77)
        #expect(throws: RepositoryError.calendarNotFound("77")) { try store.save(event) }
        event.id = nobody
        #expect(throws: RepositoryError.eventNotFound(99)) { try store.save(event) }
        event.id = nil
        event.uid = "new"
        #expect(throws: RepositoryError.calendarNotFound("77")) { try store.save(event) }
        #expect(try store.lastSequence() == 1)
        try store.expectWhole()
    }

    @Test("A stored event that names no calendar stays in its own")
    func withoutCalendar() throws {
        let store = try TestStore().store
        let work = try #require(try store.save(EventCalendar(title: "Work")).id)
        var event = lunch()
        event.calendarID = work
        event = try store.save(event)
        event.calendarID = nil
        event.title = "Dinner"
        #expect(try store.save(event).calendarID == work)
        event.title = "Lunch"
        #expect(try store.occurrences(in: .always, calendars: [work]).map(\.title) == ["Dinner"])
    }

    @Test("Several events are saved all or none")
    func allOrNone() throws {
        let store = try TestStore().store
        var bad = lunch("bad")
        bad.priority = 12
        #expect(throws: EventError.priorityOutOfRange(12)) { try store.save(contentsOf: [lunch(), bad]) }
        #expect(try store.occurrences(in: .always).isEmpty)
        #expect(try store.save(contentsOf: [lunch("a"), lunch("b")]).compactMap(\.id?.rawValue) == [1, 2])
        #expect(try store.undo().removed.count == 2)
        #expect(try store.save(contentsOf: []).isEmpty)
        try store.expectWhole()
    }

    @Test(
        "Titles of any kind are stored literally",
        arguments: [
            "", "Robert'); DROP TABLE events;--", "% _ \\", "the cook's \"list\"", "\u{202E}rtl", "a\u{1B}]0;pwn\u{7}",
            String(repeating: "x", count: 100_000),
        ])
    func titles(title: String) throws {
        let store = try TestStore().store
        let saved = try store.save(lunch(title))
        #expect(try store.event(withID: try #require(saved.id))?.title == title)
        #expect(try store.occurrences(in: .always).map(\.title) == [title])
        try store.remove(try #require(saved.id))
        try store.expectWhole()
    }
}
