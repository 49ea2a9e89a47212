import CalendarModel
import CivilTime
import EventQueries
import Repositories
import Testing

@Suite("Ranges and rows at the ends of the numbers")
struct LimitsTests {
    private static func store() throws -> QueryStore {
        try QueryStore([
            event("first", date("0001-01-01")), event("last", date("9999-12-31")),
            event("all", .date(.minimum), .at(.date(.endOfTime))),
            event("now", zoned("2026-12-01T09:00:00"), .after(.hours(1))),
            event("first floating", floating("0001-01-01T00:00:00")),
            event("last floating", floating("9999-12-31T23:59:59")), event("first zoned", zoned("0001-01-02T00:00:00", "UTC")),
            event("last zoned", zoned("9999-12-30T23:59:59", "UTC")),
        ])
    }

    static let everything: [QueryRange] = [
        .always, .instants(.distantPast ..< .distantFuture), .local(.minimum ..< .maximum),
        .instants(Instant(.min + 1)..<Instant(.max - 1)),
    ]

    @Test(
        "The whole calendar has every event", arguments: everything, ["UTC", "Europe/Berlin", "Pacific/Apia", "America/New_York"])
    func always(range: QueryRange, viewer: String) throws {
        let store = try Self.store()
        #expect(try Set(store.titles(viewer, range)) == Set(store.events.map(\.title)))
        let counted = try store.ask(viewer) { query in
            var count = 0
            try query.forEachOccurrence(in: range, .standard) { _ in
                count += 1; return true
            }
            return count
        }
        #expect(counted == store.events.count)
    }

    static let nothing: [QueryRange] = [
        .days(day("2026-12-01")..<day("2026-12-01")), .local(local("2026-12-01T09:30:00")..<local("2026-12-01T09:30:00")),
        .instants(instant("2026-12-01T08:30:00Z")..<instant("2026-12-01T08:30:00Z")), .instants(.distantPast ..< .distantPast),
        .instants(.distantFuture ..< .distantFuture), .days(.endOfTime ..< .endOfTime), .days(.minimum ..< .minimum),
        .day(.endOfTime),
        .instants(Instant(.max - 1) ..< .distantFuture), .instants(.distantPast..<Instant(.min + 1)),
    ]

    @Test("An empty range, or one outside the calendar, has nothing", arguments: nothing)
    func empty(range: QueryRange) throws {
        let store = try Self.store()
        #expect(try store.titles("Europe/Berlin", range) == [])
        let page = try store.ask("Europe/Berlin") { try $0.occurrences(in: range, .standard, limit: 3, after: nil) }
        #expect(page == OccurrencePage(occurrences: [], cursor: nil))
        let search = try store.ask("Europe/Berlin") { try $0.search("now", in: range, .standard, limit: nil, after: nil) }
        #expect(search.occurrences.isEmpty)
    }

    @Test("Counts and buckets of no days are empty, and those of the first and last days are right")
    func edgeDays() throws {
        let store = try Self.store()
        try store.ask("UTC") { query throws in
            let none = day("2026-12-01")..<day("2026-12-01")
            #expect(try query.dayCounts(on: none, .standard) == DayCounts(days: none, counts: []))
            #expect(try query.dayBuckets(on: none, limit: nil, .standard).isEmpty)
            let first = CivilDate.minimum..<day("0001-01-03")
            #expect(try query.dayCounts(on: first, .standard).counts == [3, 2])
            let last = day("9999-12-30")..<CivilDate.endOfTime
            #expect(try query.dayCounts(on: last, .standard).counts == [2, 3])
            #expect(try query.dayBuckets(on: last, limit: 0, .standard).map(\.total) == [2, 3])
            #expect(try query.dayBuckets(on: last, limit: -1, .standard).allSatisfy { $0.parts.isEmpty })
            let middle = try query.dayCounts(on: day("2026-01-01")..<day("2027-01-01"), .standard)
            #expect(middle.counts.reduce(0, +) == 366)
        }
    }

    @Test("The next occurrences of any moment")
    func next() throws {
        let store = try Self.store()
        try store.ask("UTC") { query throws in
            #expect(try query.next(2, after: .distantPast, .standard).map(\.title) == ["all", "first"])
            #expect(try query.next(5, after: .distantFuture, .standard).isEmpty)
            #expect(try query.next(0, after: .distantPast, .standard).isEmpty)
            #expect(try query.next(-1, after: .distantPast, .standard).isEmpty)
            #expect(try query.next(.max, after: .distantPast, .standard).count == 8)
            #expect(try query.next(1, after: instant("2026-12-01T08:00:00Z"), .standard).map(\.title) == ["now"])
            #expect(try query.next(1, after: instant("2026-12-01T08:00:01Z"), .standard).map(\.title) == ["last zoned"])
        }
    }

    @Test("A stream stops when it is told to, and reads no further")
    func stopping() throws {
        let store = QueryStore()
        try store.add((0..<3_000).map { event("\($0)", .date(day("2000-01-01").adding(days: $0)!)) })
        var seen = 0
        try store.ask("UTC") {
            try $0.forEachOccurrence(in: .always, .standard) { _ in
                seen += 1; return seen < 5
            }
        }
        #expect(seen == 5)
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try store.ask("UTC") { try $0.forEachOccurrence(in: .always, .standard) { _ in throw Stop() } }
        }
        try store.expectWhole()
    }

    static let corruptions = [
        "UPDATE event_span SET \"end\" = -9223372036854775808", "UPDATE event_span SET \"end\" = 9223372036854775807",
        "UPDATE event_span SET start = -9223372036854775808", "UPDATE event_span SET start = 9223372036854775807",
        "UPDATE event_span SET start = \"end\" + 5",
        "UPDATE event_span SET flags = 9223372036854775807", "UPDATE event_span SET flags = -9223372036854775808",
        "UPDATE event_span SET flags = 0",
        "UPDATE event_span SET flags = 1", "UPDATE event_span SET time_zone = 99", "UPDATE event_span SET time_zone = -1",
        "UPDATE event_span SET end_time_zone = 9223372036854775807",
        "UPDATE event_span SET event = -9223372036854775808, recurrence = event",
        "UPDATE event_span SET calendar = -9223372036854775808", "UPDATE event_span SET title = CAST(x'ff00fe' AS TEXT)",
        "UPDATE span_class SET reach = 9223372036854775807", "UPDATE span_class SET reach = -9223372036854775808",
        "UPDATE event_span SET class = 99; DELETE FROM span_class; INSERT INTO span_class VALUES (0, 99, 1), (1, 99, 1)",
        "UPDATE event_span SET domain = 1 - domain",
        "UPDATE event SET categories = '{'", "UPDATE event SET start = 9223372036854775807",
    ]

    @Test("A damaged row is an error or a wrong answer, and no trap", arguments: corruptions)
    func corrupt(script: String) throws {
        let store = try Self.store()
        try store.tamper(script)
        let ranges =
            Self.everything + [
                days("2026-12-01", "2026-12-02"), .instants(instant("2026-12-01T08:30:00Z")..<instant("2026-12-01T08:40:00Z")),
            ]
        let filters = [OccurrenceFilter.standard, OccurrenceFilter(categories: ["a"], text: "now")]
        for range in ranges {
            for filter in filters {
                _ = try? store.ask("Pacific/Apia") { try $0.occurrences(in: range, filter) }
                _ = try? store.ask("Europe/Berlin") { try $0.occurrences(in: range, filter, limit: 2, after: nil) }
                _ = try? store.ask("Europe/Berlin") { try $0.search("now", in: range, filter, limit: 2, after: nil) }
            }
        }
        for range in [
            CivilDate.minimum..<day("0001-01-05"), day("2026-11-30")..<day("2026-12-03"), day("9999-12-25")..<CivilDate.endOfTime,
        ] {
            _ = try? store.ask("Pacific/Apia") { try $0.dayCounts(on: range, .standard) }
            _ = try? store.ask("Europe/Berlin") { try $0.dayBuckets(on: range, limit: 2, .standard) }
        }
        _ = try? store.ask("Europe/Berlin") { try $0.next(9, after: .distantPast, .standard) }
        try store.expectWhole()
    }

    @Test("A span whose end is before its start is named in the error")
    func namedRow() throws {
        let store = try Self.store()
        try store.tamper("UPDATE event_span SET \"end\" = start - 5 WHERE event = 4")
        #expect(throws: RepositoryError.corruptRow(table: "event_span", id: 4)) { try store.titles("UTC", .always) }
    }
}
