import CalendarModel
import CivilTime
import Testing

@testable import Repositories

@Suite("Undo after undo goes back through all states")
struct UndoOrderTests {
    @Test("Undo goes back one set at a time, whatever was done in between", arguments: Array(1...6) as [UInt64])
    func backwards(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let test = TestStore(seed % 2 == 0 ? .file : .memory)
        var states = [try test.store.read { try $0.connection.contents() }]
        var ids: [Event.ID] = []
        for _ in 0..<40 {
            let calendars = try test.store.read { try $0.calendars.all() }
            try test.store.write { access throws in
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    try Self.change(access, &generator, &ids, calendars.compactMap(\.id))
                }
            }
            let state = try test.store.read { try $0.connection.contents() }
            if state != states.last { states.append(state) }
            if Int.random(in: 0..<5, using: &generator) == 0, states.count > 1 {
                _ = try test.store.undo()
                states.removeLast()
                #expect(try test.store.read { try $0.connection.contents() } == states.last, "seed \(seed)")
                ids = try test.store.read { access throws in
                    try access.calendars.all().flatMap { try access.events.ids(in: try #require($0.id)) }
                }
            }
        }
        try test.expectWhole("seed \(seed)")
        while states.count > 1 {
            _ = try test.store.undo()
            states.removeLast()
            #expect(try test.store.read { try $0.connection.contents() } == states.last, "seed \(seed), \(states.count) left")
        }
        #expect(throws: RepositoryError.nothingToUndo) { try test.store.undo() }
        try test.expectWhole("seed \(seed)")
    }

    /// One random change; each leaves the contents other than they were.
    private static func change(
        _ access: WriteAccess, _ generator: inout SeededGenerator, _ ids: inout [Event.ID], _ calendars: [EventCalendar.ID]
    ) throws {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<4:
            var event = generator.event()
            event.calendarID = generator.pick(try access.calendars.all()).id
            ids.append(try #require(try access.eventWriter.insert(event).id))
        case 4..<6 where !ids.isEmpty:
            let old = try #require(try access.events.event(withID: generator.pick(ids)))
            var event = generator.event()
            event.calendarID = generator.pick(try access.calendars.all()).id
            _ = try access.eventWriter.update(event, replacing: old)
        case 6..<8 where !ids.isEmpty:
            let id = ids.remove(at: Int.random(in: 0..<ids.count, using: &generator))
            try access.eventWriter.delete(try #require(try access.events.event(withID: id)))
        case 8:
            var calendar = EventCalendar(title: "C\(Int.random(in: 0 ... .max, using: &generator))", color: "teal")
            calendar.timeZone = ZoneID(generator.pick(SeededGenerator.zones))
            _ = try access.calendarWriter.insert(calendar)
        case 9 where try access.calendars.all().count > 1:
            let calendar = try #require(generator.pick(try access.calendars.all()).id)
            for id in try access.events.ids(in: calendar) {
                try access.eventWriter.delete(try #require(try access.events.event(withID: id)))
                ids.removeAll { $0 == id }
            }
            try access.calendarWriter.delete(calendar)
        default:
            try access.setSetting(
                "s\(Int.random(in: 0..<3, using: &generator))", to: String(Int.random(in: 0 ... .max, using: &generator)))
        }
    }
}
