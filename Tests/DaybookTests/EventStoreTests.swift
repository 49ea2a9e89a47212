import Daybook
import Testing

@Suite("The store keeps what it is given")
struct EventStoreTests {
    @Test("An event comes back as it was saved, with a number and an etag", arguments: TestStore.Place.allCases)
    func roundTrip(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        var event = Event(
            title: "Flight", start: zoned("2026-12-01T09:00:00"), end: .at(zoned("2026-12-01T12:00:00", "America/New_York")))
        event.notes = "Gate 5\nTerminal \"B\""
        event.location = "BER"
        event.url = "https://example.com/1"
        event.status = .tentative
        event.privacy = .confidential
        event.priority = 3
        event.categories = ["Travel", "Büro, \"x\""]
        event.color = "teal"
        event.alarms = [
            Alarm(.fromStart(.minutes(-15))), Alarm(.fromEnd(.days(-1)), action: .email, text: "Pack"), Alarm(.at(Instant(5))),
        ]
        event.attendees = [
            Attendee(address: "mailto:grace@example.com", name: "Grace", isOrganizer: true),
            Attendee(
                address: "mailto:a@example.com",
                parameters: [.init("MEMBER", ["mailto:x@e.com", "mailto:y@e.com"]), .init("CN", ["A"])]),
        ]
        event.properties = [EventProperty("X-TRAVEL", value: "a\\,b", parameters: [.init("X-P", ["1"])])]
        let saved = try store.save(event)
        let id = try #require(saved.id)
        #expect(id == Event.ID(rawValue: 1))
        #expect(!saved.etag.isEmpty)
        #expect(try store.event(withID: id) == saved)
        var expected = event
        expected.id = id
        expected.calendarID = try store.defaultCalendarForNewEvents()?.id
        expected.created = store.now
        expected.updated = store.now
        expected.etag = saved.etag
        #expect(saved == expected)
        #expect(try store.occurrences(in: days("2026-12-01", "2026-12-02")).map(\.title) == ["Flight"])
    }

    @Test("Undo takes back adds, edits and deletes one after the other", arguments: TestStore.Place.allCases)
    func undo(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        var event = try store.save(Event(title: "Lunch", start: floating("2026-12-01T12:30:00"), end: .after(.hours(1))))
        let id = try #require(event.id)
        event.title = "Dinner"
        event.alarms = [Alarm(.fromStart(.minutes(-5)))]
        let edited = try store.save(event)
        try store.remove(id)
        #expect(try store.event(withID: id) == nil)
        #expect(try store.search("dinner").occurrences.isEmpty)

        #expect(try store.undo().restored.map(\.title) == ["Dinner"])
        var restored = try #require(try store.event(withID: id))
        #expect(restored.etag != edited.etag)
        restored.etag = edited.etag
        #expect(restored == edited)
        #expect(try store.search("dinner").occurrences.map(\.eventID) == [id])

        try store.undo()
        #expect(try store.event(withID: id)?.title == "Lunch")
        #expect(try store.event(withID: id)?.alarms == [])
        #expect(try store.undo().removed.map(\.title) == ["Lunch"])
        #expect(try store.event(withID: id) == nil)
        #expect(throws: RepositoryError.nothingToUndo) { try store.undo() }
        #expect(try store.save(Event(title: "New", start: .date(day("2026-12-01")))).id == Event.ID(rawValue: 2))
    }
}
