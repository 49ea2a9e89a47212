import CalendarModel
import CivilTime
import EventQueries
import Testing

@Suite("Answers equal a slow look at every event")
struct OccurrencesPropertyTests {
    @Test("The occurrences of any range, for any viewer", arguments: 1...4 as ClosedRange<UInt64>, Viewers.all)
    func occurrences(seed: UInt64, viewer: String) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try QueryStore(generator.diary(400))
        let zone = try ZoneDatabase.system.zone(named: viewer)
        let reference = try Reference(store.events, viewer: zone)
        for _ in 0..<60 {
            let range = generator.range(in: zone)
            let expected = reference.occurrences(in: range)
            let found = try store.ask(viewer) { try $0.occurrences(in: range, .standard) }
            #expect(found.map(\.eventID) == expected.compactMap(\.id), "seed \(seed), \(range)")
            #expect(found.map(\.title) == expected.map(\.title), "seed \(seed), \(range)")
            var streamed: [Occurrence] = []
            try store.ask(viewer) {
                try $0.forEachOccurrence(in: range, .standard) {
                    streamed.append($0); return true
                }
            }
            #expect(streamed == found, "seed \(seed), \(range)")
        }
        try store.expectWhole()
    }

    @Test("Two ranges side by side have what the whole has", arguments: 1...3 as ClosedRange<UInt64>, Viewers.all)
    func split(seed: UInt64, viewer: String) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try QueryStore(generator.diary(300))
        let zone = try ZoneDatabase.system.zone(named: viewer)
        for _ in 0..<40 {
            let times = [generator.time(), generator.time(), generator.time()].sorted()
            let moments = times.map { zone.instant(of: $0) }.sorted()
            let dates = times.map(\.date)
            let parts: [(QueryRange, QueryRange, QueryRange)] = [
                (.days(dates[0]..<dates[1]), .days(dates[1]..<dates[2]), .days(dates[0]..<dates[2])),
                (.instants(moments[0]..<moments[1]), .instants(moments[1]..<moments[2]), .instants(moments[0]..<moments[2])),
            ]
            for (first, second, whole) in parts {
                let ids = try store.ask(viewer) { query in
                    try [first, second, whole].map { Set(try query.occurrences(in: $0, .standard).map(\.id)) }
                }
                #expect(ids[0].union(ids[1]) == ids[2], "seed \(seed), \(whole)")
            }
        }
    }

    @Test("Counts and buckets of days equal the answers for each day", arguments: 1...3 as ClosedRange<UInt64>, Viewers.all)
    func days(seed: UInt64, viewer: String) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try QueryStore(generator.diary(300))
        let zone = try ZoneDatabase.system.zone(named: viewer)
        let reference = try Reference(store.events, viewer: zone)
        for center in SeededGenerator.centers {
            let first = try #require(center.adding(days: -Int.random(in: 0...4, using: &generator)))
            let range = first..<(try #require(first.adding(days: Int.random(in: 1...9, using: &generator))))
            let limit = Int.random(in: 0...3, using: &generator)
            let (counts, buckets) = try store.ask(viewer) {
                (try $0.dayCounts(on: range, .standard), try $0.dayBuckets(on: range, limit: limit, .standard))
            }
            #expect(counts.days == range && counts.counts.count == range.count)
            #expect(buckets.map(\.day) == Array(range))
            for (day, bucket) in zip(range, buckets) {
                let expected = reference.occurrences(in: .day(day)).compactMap(\.id)
                #expect(counts[day] == expected.count, "seed \(seed), \(day)")
                #expect(bucket.total == expected.count, "seed \(seed), \(day)")
                #expect(bucket.parts.map(\.occurrence.eventID) == Array(expected.prefix(limit)), "seed \(seed), \(day)")
                for part in bucket.parts {
                    let touched = part.occurrence.span.days(in: zone)
                    #expect(part.continuesBefore == (touched.lowerBound < day), "seed \(seed), \(day)")
                    #expect(part.continuesAfter == (touched.upperBound > day), "seed \(seed), \(day)")
                }
            }
        }
    }

    @Test(
        "The next occurrences are the first that start at the moment or later", arguments: 1...2 as ClosedRange<UInt64>,
        Viewers.all)
    func next(seed: UInt64, viewer: String) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try QueryStore(generator.diary(200))
        let zone = try ZoneDatabase.system.zone(named: viewer)
        let reference = try Reference(store.events, viewer: zone)
        let starts = Dictionary(uniqueKeysWithValues: reference.spans.map { ($0.event.id, $0.moments.lowerBound) })
        let all = reference.occurrences(in: .instants(.distantPast ..< .distantFuture))
        for _ in 0..<40 {
            let moment = zone.instant(of: generator.time())
            let count = Int.random(in: 1...7, using: &generator)
            let expected = all.filter { event in starts[event.id].map { $0 >= moment } ?? false }.prefix(count)
            let found = try store.ask(viewer) { try $0.next(count, after: moment, .standard) }
            #expect(found.map(\.eventID) == expected.compactMap(\.id), "seed \(seed), \(moment)")
        }
    }

    @Test("Filters hold together", arguments: 1...4 as ClosedRange<UInt64>)
    func filters(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let store = QueryStore()
        let calendars = try [1, 2].map { try store.addCalendar("C\($0)") }
        try store.add(
            generator.diary(300).map { event in
                var event = event
                event.calendarID = generator.pick([nil, calendars[0], calendars[1]])
                return event
            })
        let reference = try Reference(store.events, viewer: try ZoneDatabase.system.zone(named: "Europe/Berlin"))
        for _ in 0..<60 {
            let wanted = generator.pick([nil, [], [calendars[0]], [calendars[0], calendars[1]]] as [[EventCalendar.ID]?])
            let statuses = generator.pick(
                [[], [.cancelled], [.confirmed], [.confirmed, .tentative, .cancelled]] as [[EventStatus]])
            let categories = generator.pick([[], ["WORK"], ["büro"], ["Work", "BÜRO"], ["ωMEGA"], ["none"], [""]])
            let text = generator.pick([nil, "alpha", "gam", "none", ""])
            let filter = OccurrenceFilter(calendars: wanted, statuses: statuses, categories: categories, text: text)
            let expected = reference.occurrences(in: .always) { event in
                let own = Set(event.categories.map { $0.lowercased() })
                let words = (event.notes ?? "").split(separator: " ")
                return wanted.map { $0.contains(event.calendarID!) } ?? true
                    && statuses.contains(event.status) && categories.allSatisfy { own.contains($0.lowercased()) }
                    && (text.map { text in !text.isEmpty && words.contains { $0.hasPrefix(text) } } ?? true)
            }
            let found = try store.ask("Europe/Berlin") { try $0.occurrences(in: .always, filter).map(\.eventID) }
            #expect(found == expected.compactMap(\.id), "seed \(seed), \(filter)")
        }
    }
}
