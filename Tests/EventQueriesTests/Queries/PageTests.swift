import CalendarModel
import CivilTime
import EventQueries
import Repositories
import Testing

@Suite("Pages joined lose and repeat nothing")
struct PageTests {
    /// All pages of a range, with limits and changes in between as they are asked for.
    private static func pages(
        _ store: QueryStore, _ viewer: String, _ range: QueryRange, limit: () -> Int, between: () throws -> Void = {}
    ) throws -> [Occurrence] {
        var joined: [Occurrence] = []
        var cursor: OccurrenceCursor?
        repeat {
            let size = limit()
            let page = try store.ask(viewer) { try $0.occurrences(in: range, .standard, limit: size, after: cursor) }
            #expect(page.occurrences.count <= size)
            #expect(page.cursor == nil || page.occurrences.count == size)
            joined += page.occurrences
            cursor = page.cursor.map { OccurrenceCursor($0.description) }
            try between()
        } while cursor != nil
        return joined
    }

    @Test("With any limits, for any range and viewer", arguments: 1...3 as ClosedRange<UInt64>, Viewers.all)
    func joined(seed: UInt64, viewer: String) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try QueryStore(generator.diary(200))
        let zone = try ZoneDatabase.system.zone(named: viewer)
        for number in 0..<25 {
            let range = number == 0 ? .always : generator.range(in: zone)
            let whole = try store.ask(viewer) { try $0.occurrences(in: range, .standard) }
            let most = number % 2 == 0 ? 3 : 50
            let joined = try Self.pages(store, viewer, range, limit: { Int.random(in: 1...most, using: &generator) })
            #expect(joined == whole, "seed \(seed), \(range)")
        }
    }

    @Test("Also while events come and go between them", arguments: 1...4 as ClosedRange<UInt64>)
    func changing(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try QueryStore(generator.diary(150))
        let untouched = Set(store.events.prefix(100).map(\.id))
        let before = try store.ask("Europe/Berlin") { try $0.occurrences(in: .always, .standard) }
        let joined = try Self.pages(store, "Europe/Berlin", .always, limit: { Int.random(in: 1...9, using: &generator) }) {
            try store.add(generator.diary(2))
            if let last = store.events.last, !untouched.contains(last.id) { try store.remove([last.id]) }
            if let other = store.events.dropFirst(100).first { try store.remove([other.id]) }
        }
        #expect(
            joined.filter { untouched.contains($0.eventID) } == before.filter { untouched.contains($0.eventID) }, "seed \(seed)")
        #expect(Set(joined.map(\.id)).count == joined.count, "seed \(seed)")
    }

    @Test("A page that holds all has no cursor, and a limit of nothing gives nothing")
    func edges() throws {
        let store = try QueryStore([event("a", date("2026-12-01")), event("b", date("2026-12-01"))])
        try store.ask("UTC") { query throws in
            let range = days("2026-12-01", "2026-12-02")
            let exact = try query.occurrences(in: range, .standard, limit: 2, after: nil)
            #expect(exact.occurrences.count == 2 && exact.cursor == nil)
            let first = try query.occurrences(in: range, .standard, limit: 1, after: nil)
            #expect(first.occurrences.map(\.title) == ["a"])
            let rest = try query.occurrences(in: range, .standard, limit: .max, after: first.cursor)
            #expect(rest.occurrences.map(\.title) == ["b"] && rest.cursor == nil)
            for limit in [0, -1, Int.min] {
                #expect(try query.occurrences(in: range, .standard, limit: limit, after: nil).occurrences.isEmpty)
            }
            // A cursor names a place in the order: in another range it is as good.
            let elsewhere = try query.occurrences(in: days("2027-01-01", "2027-01-02"), .standard, limit: 5, after: first.cursor)
            #expect(elsewhere == OccurrencePage(occurrences: [], cursor: nil))
            let wider = try query.occurrences(in: .always, .standard, limit: 5, after: first.cursor)
            #expect(wider.occurrences.map(\.title) == ["b"])
        }
    }

    @Test("Events that began before the range stay on the pages behind the first")
    func reachingIn() throws {
        let store = try QueryStore(
            (0..<6).map { event("\($0)", zoned("2026-12-01T0\($0):00:00", "UTC"), .at(zoned("2026-12-01T12:00:00", "UTC"))) })
        for range in [
            QueryRange.instants(instant("2026-12-01T10:00:00Z")..<instant("2026-12-01T11:00:00Z")),
            .local(local("2026-12-01T10:00:00")..<local("2026-12-03T11:00:00")),
        ] {
            #expect(try Self.pages(store, "UTC", range, limit: { 1 }).map(\.title) == ["0", "1", "2", "3", "4", "5"])
        }
    }

    static let junk = [
        "", ".", "...", "....", "x", "1.2.3", "1.2.3.4.", "1.2.3.x", "1.2.3.6", "1.2.3.6g", "+1.2.3.61", "-0.2.3.61", "01.2.3.61",
        "1.2.3.6A", " 1.2.3.61",
        "9999999999999999.2.3.61", "1..3.61", "1.2.3.61.", "\0", "1.2.3.é",
    ]

    @Test("A cursor that no answer gave is refused", arguments: junk)
    func invalid(text: String) throws {
        let store = try QueryStore([event("a", date("2026-12-01"))])
        let cursor = OccurrenceCursor(text)
        #expect(throws: RepositoryError.invalidCursor(text)) {
            try store.ask("UTC") { try $0.occurrences(in: .always, .standard, limit: 5, after: cursor) }
        }
        #expect(throws: RepositoryError.invalidCursor(text)) {
            try store.ask("UTC") { try $0.search("a", in: nil, .standard, limit: 5, after: cursor) }
        }
    }

    @Test("A cursor at the ends of the numbers traps nowhere", arguments: [Int64.min, .max])
    func extremes(start: Int64) throws {
        let store = try QueryStore([
            event("a", date("2026-12-01")), event("b", date("0001-01-01")), event("c", date("9999-12-31")),
        ])
        let number = String(start, radix: 36)
        let page = try store.ask("Pacific/Apia") {
            try $0.occurrences(in: .always, .standard, limit: 5, after: OccurrenceCursor("\(number).\(number).\(number)."))
        }
        #expect(page.occurrences.count == (start < 0 ? 3 : 0))
    }
}
