import CalendarModel
import CivilTime
import EventQueries
import Repositories
import Testing

@Suite("Search with everything that narrows it")
struct SearchTests {
    private static func store() throws -> (QueryStore, EventCalendar.ID) {
        let store = QueryStore()
        let work = try store.addCalendar("Work")
        var events = [
            event("Team lunch", zoned("2026-12-01T12:30:00"), .after(.hours(1))), event("lunch", date("2026-12-02")),
            event("Lunch at work", floating("2026-12-03T12:00:00"), .after(.hours(1))),
            event("cancelled lunch", date("2026-12-04")),
            event("dinner", date("2026-12-01")),
        ]
        events[1].categories = ["Food", "Büro"]
        events[2].calendarID = work
        events[3].status = .cancelled
        events[4].notes = "no lunch"
        try store.add(events)
        return (store, work)
    }

    private func found(
        _ store: QueryStore, _ text: String, in range: QueryRange? = nil, _ filter: OccurrenceFilter = .standard,
        viewer: String = "Europe/Berlin"
    ) throws -> [String] {
        try store.ask(viewer) { try $0.search(text, in: range, filter, limit: nil, after: nil).occurrences.map(\.title) }
    }

    @Test("The best comes first, and cancelled events only when they are asked for")
    func order() throws {
        let (store, _) = try Self.store()
        let titles = try found(store, "lunch")
        #expect(titles.last == "dinner")
        #expect(Set(titles) == ["lunch", "Team lunch", "Lunch at work", "dinner"])
        #expect(try found(store, "lunch", OccurrenceFilter(statuses: [.cancelled])) == ["cancelled lunch"])
        #expect(try found(store, "") == [])
        #expect(try found(store, "breakfast") == [])
    }

    @Test("Range, calendar, status, category and a second text narrow it")
    func narrowed() throws {
        let (store, work) = try Self.store()
        #expect(try Set(found(store, "lunch", in: days("2026-12-01", "2026-12-02"))) == ["Team lunch", "dinner"])
        #expect(
            try found(store, "lunch", in: .local(local("2026-12-03T12:59:59")..<local("2026-12-03T13:00:00"))) == [
                "Lunch at work"
            ])
        #expect(try found(store, "lunch", in: .local(local("2026-12-03T13:00:00")..<local("2026-12-03T14:00:00"))) == [])
        let moments = QueryRange.instants(instant("2026-12-01T12:00:00Z")..<instant("2026-12-01T12:01:00Z"))
        #expect(try found(store, "lunch", in: moments, viewer: "Asia/Tokyo") == ["Team lunch", "dinner"])
        #expect(try found(store, "lunch", OccurrenceFilter(calendars: [work])) == ["Lunch at work"])
        #expect(try found(store, "lunch", OccurrenceFilter(calendars: [])) == [])
        #expect(try found(store, "lunch", OccurrenceFilter(categories: ["BÜRO", "food"])) == ["lunch"])
        #expect(try found(store, "lunch", OccurrenceFilter(text: "team")) == ["Team lunch"])
        #expect(try found(store, "lunch", in: days("2026-12-02", "2026-12-03"), OccurrenceFilter(calendars: [work])) == [])
    }

    @Test("Pages joined have each hit once, in the same order", arguments: ["lunch", "%", "lunch %"], [1, 2, 3, 7, 100])
    func pages(text: String, limit: Int) throws {
        let store = QueryStore()
        try store.add(
            (0..<40).map { number in
                var new = event(number % 3 == 0 ? "lunch %" : "lunch \(number) %", date("2026-12-01"))
                new.notes = number % 5 == 0 ? "lunch lunch" : nil
                return new
            })
        let whole = try store.ask("UTC") { try $0.search(text, in: nil, .standard, limit: nil, after: nil) }
        #expect(whole.occurrences.count == 40 && whole.cursor == nil)
        var joined: [Occurrence] = []
        var cursor: OccurrenceCursor?
        repeat {
            let page = try store.ask("UTC") { try $0.search(text, in: nil, .standard, limit: limit, after: cursor) }
            #expect(page.occurrences.count <= limit)
            joined += page.occurrences
            cursor = page.cursor.map { OccurrenceCursor($0.description) }
        } while cursor != nil
        #expect(joined == whole.occurrences)
    }

    @Test("A limit of nothing gives nothing")
    func limitZero() throws {
        let (store, _) = try Self.store()
        for limit in [0, -1] {
            let page = try store.ask("UTC") { try $0.search("lunch", in: nil, .standard, limit: limit, after: nil) }
            #expect(page.occurrences.isEmpty)
        }
    }

    static let categories: [(String, String, Bool)] = [
        ("Büro", "BÜRO", true), ("Bu\u{308}ro", "büro", true), ("STRASSE", "straße", true), ("Straße", "STRASSE", true),
        ("ΟΔΟΣ", "οδος", true),
        ("Work", "wor", false), ("Work", "Work ", false), ("İş", "i\u{307}ş", true), ("a", "", false), ("", "", true),
    ]

    @Test("Categories are compared without letter case in any script", arguments: categories)
    func category(stored: String, asked: String, isFound: Bool) throws {
        let store = QueryStore()
        var new = event("x", date("2026-12-01"))
        new.categories = [stored]
        try store.add([new])
        #expect(try store.titles("UTC", .always, OccurrenceFilter(categories: [asked])) == (isFound ? ["x"] : []))
    }

    @Test("The occurrence of a stored event is the one that a list shows")
    func single() throws {
        let (store, _) = try Self.store()
        let listed = try store.ask("Asia/Tokyo") {
            try $0.occurrences(in: .always, OccurrenceFilter(statuses: EventStatus.allCases))
        }
        for event in store.events {
            let single = try store.ask("Asia/Tokyo") { try $0.occurrence(of: event) }
            #expect(listed.first { $0.eventID == event.id } == single)
        }
    }
}
