import CalendarModel
import CivilTime
import Testing

@testable import Repositories

@Suite("Rows of events")
struct EventRepositoryTests {
    @Test("Any event comes back as it was stored", arguments: Array(1...4) as [UInt64])
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let test = TestStore(seed % 2 == 0 ? .file : .memory)
        for _ in 0..<60 {
            let saved = try test.add(generator.event())
            let id = try #require(saved.id)
            #expect(try test.store.read { try $0.events.event(withID: id) } == saved, "seed \(seed)")
            let calendar = try #require(saved.calendarID)
            #expect(try test.store.read { try $0.events.event(withUID: saved.uid, in: calendar) } == saved, "seed \(seed)")
        }
        try test.expectWhole("seed \(seed)")
    }

    @Test("Attendees that come as plain properties are attendees from the start, so that their words can be taken out again")
    func attendeeProperties() throws {
        let test = TestStore()
        var event = Event(title: "Talk", start: date("2026-12-01"))
        event.properties = [
            EventProperty("ATTENDEE", value: "mailto:ada@example.com", parameters: [.init("CN", ["Ada"])]),
            EventProperty("X-A", value: "1"),
            EventProperty("ORGANIZER", value: "mailto:grace@example.com"),
        ]
        let saved = try test.add(event)
        #expect(saved.attendees.map(\.address) == ["mailto:ada@example.com", "mailto:grace@example.com"])
        #expect(saved.attendees.map(\.isOrganizer) == [false, true])
        #expect(saved.properties.map(\.name) == ["X-A"])
        #expect(try test.store.read { try $0.events.event(withID: try #require(saved.id)) } == saved)
        try test.expectWhole()
        try test.remove(try #require(saved.id))
        try test.expectWhole()
    }

    static let unreadableAlarms: [CalendarDuration] = [
        .seconds(.min), .days(.min), .seconds(.max), .days(.max), CalendarDuration(days: .max, seconds: .max), .weeks(.min),
    ]

    @Test("What is saved can be read again: a huge alarm too, or it is refused", arguments: unreadableAlarms)
    func hugeAlarm(offset: CalendarDuration) throws {
        let test = TestStore()
        for trigger in [Alarm.Trigger.fromStart(offset), .fromEnd(offset)] {
            var event = Event(title: "A", start: date("2026-12-01"))
            event.alarms = [Alarm(trigger)]
            do {
                let saved = try test.add(event)
                #expect(try test.store.read { try $0.events.event(withID: try #require(saved.id)) } == saved)
            } catch EventError.outsideCalendar {
                #expect(try test.store.read { try $0.connection.dump("SELECT id FROM event").isEmpty })
            }
        }
    }

    @Test("An event that contradicts itself is not stored")
    func refused() throws {
        let test = TestStore()
        var event = Event(title: "A", start: date("2026-12-01"))
        event.priority = 10
        #expect(throws: EventError.priorityOutOfRange(10)) { try test.add(event) }
        event.priority = -1
        #expect(throws: EventError.priorityOutOfRange(-1)) { try test.add(event) }
        event.priority = 0
        event.uid = ""
        #expect(throws: EventError.emptyUID) { try test.add(event) }
        event.uid = "a"
        event.end = .after(.seconds(.max))
        #expect(throws: EventError.outsideCalendar) { try test.add(event) }
        event.start = zoned("2026-12-01T09:00:00", "Mars/Olympus")
        event.end = .implied
        #expect(throws: ZoneError.self) { try test.add(event) }
        #expect(try test.store.read { try $0.connection.dump("SELECT id FROM event").isEmpty })
        #expect(try test.store.read { try $0.connection.dump("SELECT id FROM time_zone").isEmpty })
        try test.expectWhole()
    }

    static let corruptions = [
        "UPDATE event SET start = 9223372036854775807", "UPDATE event SET start = -9223372036854775808",
        "UPDATE event SET \"end\" = 9223372036854775807",
        "UPDATE event SET \"end\" = -9223372036854775808", "UPDATE event SET \"end\" = NULL, duration = 'x'",
        "UPDATE event SET \"end\" = NULL, duration = ''", "UPDATE event SET categories = '{'", "UPDATE event SET time_zone = 99",
        "UPDATE event_property SET parameters = '['", "UPDATE alarm SET \"offset\" = 'x'", "UPDATE alarm SET \"offset\" = NULL",
        "UPDATE alarm SET relation = 'absolute', moment = NULL, \"offset\" = NULL", "UPDATE event SET kind = 0, time_zone = NULL",
    ]

    @Test("A row that can't be read is an error and no trap", arguments: corruptions)
    func corrupt(script: String) throws {
        let test = TestStore()
        var event = Event(title: "A", start: zoned("2026-12-01T09:00:00"), end: .at(zoned("2026-12-01T10:00:00", "UTC")))
        event.alarms = [Alarm(.fromStart(.minutes(-5)))]
        event.categories = ["a"]
        event.attendees = [Attendee(address: "a", name: "b")]
        let id = try #require(try test.add(event).id)
        try test.tamper("PRAGMA foreign_keys = OFF;" + script)
        #expect(throws: (any Error).self) { try test.store.read { try $0.events.event(withID: id) } }
    }

    @Test("Events are found by calendar and by zone")
    func numbers() throws {
        let test = TestStore()
        try test.add(Event(title: "A", start: zoned("2026-12-01T09:00:00")))
        try test.add(Event(title: "B", start: zoned("2026-12-01T09:00:00", "UTC"), end: .at(zoned("2026-12-01T10:00:00"))))
        try test.add(Event(title: "C", start: date("2026-12-01")))
        try test.store.read { access throws in
            let calendar = try #require(try access.calendars.defaultForNewEvents()?.id)
            #expect(try access.events.ids(in: calendar).map(\.rawValue) == [1, 2, 3])
            #expect(try access.calendars.eventCount(calendar) == 3)
            let rows = try access.connection.dump("SELECT id, name FROM time_zone ORDER BY id")
            #expect(rows == [["1", "'Europe/Berlin'"], ["2", "'UTC'"]])
            #expect(try access.events.ids(inZoneRows: [1]).map(\.rawValue) == [1, 2])
            #expect(try access.events.ids(inZoneRows: [2, 1]).map(\.rawValue) == [1, 2])
            #expect(try access.events.ids(inZoneRows: [3]).isEmpty)
        }
    }
}
