import CalendarModel
import CivilTime
import SQLiteAccess
import Testing

@testable import Repositories

@Suite("Undo puts things back bit for bit")
struct UndoTests {
    static func full() -> Event {
        var event = Event(title: "\"Büro\" \\ 東京 \u{1F382}\u{200F}", start: zoned("2026-12-01T09:00:00"), uid: "u\"1")
        event.end = .at(zoned("2026-12-01T12:00:00", "America/New_York"))
        event.notes = ""
        event.location = "a\nb\tc\u{2028}d\u{7F}"
        event.url = nil
        event.categories = ["", "Büro, \"x\"", "[1]", "é", "e\u{301}", "null"]
        event.color = ""
        event.alarms = [
            Alarm(.fromStart(.minutes(-15)), text: ""),
            Alarm(.fromEnd(CalendarDuration(days: -1, seconds: -5)), action: .email, text: "\"x\""),
            Alarm(.at(Instant(.min)), action: .audio), Alarm(.at(Instant(.max))), Alarm(.fromStart(.zero)),
        ]
        event.attendees = [
            Attendee(address: "mailto:o@example.com", name: "O \"x\"", isOrganizer: true),
            Attendee(address: "", parameters: [.init("MEMBER", ["mailto:x@e.com", ""]), .init("X", []), .init("", [""])]),
        ]
        event.properties = (0..<12).map { EventProperty("X-\($0)", value: "a\\,b", parameters: [.init("P", ["\($0)"])]) }
        event.created = Instant(.min)
        event.updated = Instant(.max)
        event.sequence = .max
        event.priority = 9
        return event
    }

    @Test("Every field of an event stands again after a delete, and after an edit", arguments: TestStore.Place.allCases)
    func everyField(place: TestStore.Place) throws {
        let test = TestStore(place)
        let saved = try test.add(Self.full())
        let id = try #require(saved.id)
        let before = try test.store.read { try $0.connection.contents() }
        #expect(try test.store.read { try $0.events.event(withID: id) } == saved)

        try test.remove(id)
        #expect(try test.store.read { try $0.connection.contents() } != before)
        let report = try test.store.undo()
        #expect(report.restored.map(\.id) == [id] && report.removed.isEmpty)
        #expect(try test.store.read { try $0.connection.contents() } == before)

        var other = Event(title: "Other", start: date("2026-01-01"), uid: "other")
        other.id = id
        other.calendarID = saved.calendarID
        try test.replace(other)
        _ = try test.store.undo()
        #expect(try test.store.read { try $0.connection.contents() } == before)
        try test.expectWhole()
    }

    static let hardTexts = ["\u{1}\u{1B}[2J", "\u{FFFE}", "\u{FEFF}x", "\r\n", "𐀀\u{10FFFF}", "\u{85}\u{2029}", "\u{300}"]

    private static func event(_ text: String) -> Event {
        var event = Event(title: text, start: date("2026-12-01"), uid: "x" + text)
        event.notes = text
        event.location = text
        event.categories = [text, "b" + text + "c"]
        event.alarms = [Alarm(.fromStart(.zero), text: text)]
        event.attendees = [Attendee(address: text, name: text)]
        event.properties = [EventProperty("X" + text, value: text)]
        return event
    }

    @Test("Text of any characters is kept through delete and undo", arguments: hardTexts)
    func hardText(text: String) throws {
        let test = TestStore()
        let saved = try test.add(Self.event(text))
        #expect(try test.store.read { try $0.events.event(withID: try #require(saved.id)) } == saved)
        try test.remove(try #require(saved.id))
        let restored = try #require(try test.store.undo().restored.first)
        var expected = saved
        expected.etag = restored.etag
        #expect(restored == expected)
        #expect(Array(restored.title.utf8) == Array(text.utf8))
        try test.expectWhole()
    }

    @Test("Text that could not be brought back is refused, with the field that has it")
    func nul() throws {
        let test = TestStore()
        let fields: [(String, (inout Event) -> Void)] = [
            ("SUMMARY", { $0.title = "a\0b" }), ("UID", { $0.uid = "\0" }), ("DESCRIPTION", { $0.notes = "\0" }),
            ("LOCATION", { $0.location = "\0" }), ("URL", { $0.url = "\0" }), ("COLOR", { $0.color = "\0" }),
            ("CATEGORIES", { $0.categories = ["a", "b\0"] }),
            ("DESCRIPTION", { $0.alarms = [Alarm(.fromStart(.zero), text: "\0")] }),
            ("ATTENDEE", { $0.attendees = [Attendee(address: "\0")] }),
            ("ORGANIZER", { $0.attendees = [Attendee(address: "a", name: "\0", isOrganizer: true)] }),
            ("X-A", { $0.properties = [EventProperty("X-A", value: "\0")] }),
            ("X-A", { $0.properties = [EventProperty("X-A", value: "", parameters: [.init("\0", [])])] }),
            ("A property's name", { $0.properties = [EventProperty("\0", value: "")] }),
        ]
        for (field, change) in fields {
            var event = Event(title: "A", start: date("2026-12-01"))
            change(&event)
            #expect(throws: RepositoryError.nulCharacter(field: field)) { try test.add(event) }
        }
        #expect(throws: RepositoryError.nulCharacter(field: "NAME")) { try test.addCalendar("a\0") }
        #expect(try test.store.read { try $0.connection.dump("SELECT id FROM event").isEmpty })
        try test.store.write { try $0.setSetting("a", to: "b\0c") }
        try test.store.write { try $0.setSetting("a", to: nil) }
        _ = try test.store.undo()
        #expect(try test.store.read { try $0.settings.value("a") } == "b\0c")
    }

    @Test("The report tells how things stand after the undo, each item once")
    func report() throws {
        let test = TestStore()
        let kept = try test.add(Event(title: "Kept", start: date("2026-12-01")))
        try test.store.write { access throws in
            var kept = kept
            for title in ["Kept 2", "Kept 3"] {
                kept.title = title
                kept = try access.eventWriter.update(
                    kept, replacing: try access.stored(kept))
            }
            var new = try access.addToDefault(Event(title: "New", start: date("2026-12-02")))
            new.title = "New 2"
            _ = try access.eventWriter.update(new, replacing: try access.stored(new))
            try access.eventWriter.delete(try access.addToDefault(Event(title: "Gone", start: date("2026-12-03"))))
        }
        let report = try test.store.undo()
        #expect(report.restored.map(\.title) == ["Kept"])
        #expect(report.removed.map(\.title) == ["New 2"])
        try test.expectWhole()
    }

    @Test("A rehearsed undo tells what it would do and does nothing")
    func rehearsal() throws {
        let test = TestStore()
        try test.add(Event(title: "A", start: date("2026-12-01")))
        let before = try test.store.read { try $0.connection.contents() }
        #expect(try test.store.undo(isRehearsal: true).removed.map(\.title) == ["A"])
        #expect(try test.store.read { try $0.connection.contents() } == before)
        #expect(try test.store.undo().removed.map(\.title) == ["A"])
    }

    @Test("A set without entries, or one whose event is gone, does not stand in the way of those before it")
    func emptySet() throws {
        let test = TestStore()
        try test.add(Event(title: "A", start: date("2026-12-01")))
        try test.add(Event(title: "B", start: date("2026-12-01")))
        try test.tamper(
            "INSERT INTO change_set (id, made) VALUES (9, 0); DELETE FROM event WHERE id = 2; DELETE FROM event_span WHERE event = 2"
        )
        var report = try test.store.undo()
        #expect(report.removed.isEmpty && report.restored.isEmpty)
        report = try test.store.undo()
        #expect(report.removed.map(\.title) == ["A"])
        #expect(throws: RepositoryError.nothingToUndo) { try test.store.undo() }
    }

    @Test(
        "An entry that can't be read is an error and no trap",
        arguments: [
            "UPDATE change SET item = 'x'", "UPDATE change SET kind = 'selection'",
            "UPDATE change SET replaced = '{', operation = 'update'",
            "UPDATE change SET replaced = '{}', operation = 'update'", "UPDATE change SET replaced = '[]', operation = 'update'",
        ])
    func corrupt(script: String) throws {
        let test = TestStore()
        try test.add(Event(title: "A", start: date("2026-12-01")))
        try test.tamper(script)
        #expect(throws: (any Error).self) { try test.store.undo() }
        #expect(try test.store.read { try $0.events.event(withID: Event.ID(rawValue: 1))?.title } == "A")
    }
}
