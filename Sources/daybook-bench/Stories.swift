import DaybookStore

/// The stories. Each checks its answer against a plain reading of all events before it takes a time.
enum Stories {
    static func make(_ arguments: [String]) throws {
        guard arguments.count == 2, let count = Int(arguments[1]) else { throw BenchError.usage }
        let store = try open(arguments[0])
        try store.write { transaction in
            for event in MadeEvents(count) { try transaction.save(event) }
        }
    }

    static func month(_ arguments: [String]) throws {
        let (store, days, rounds) = try window(arguments)
        try check(store, days)
        var rows = 0
        let time = try CPUTimer.median(rounds) { rows = try store.occurrences(in: .days(days)).count }
        print("rows \(rows)")
        print("microseconds \(time)")
    }

    static func counts(_ arguments: [String]) throws {
        let (store, days, rounds) = try window(arguments)
        let occurrences = try store.occurrences(in: .days(days))
        let counts = try store.dayCounts(on: days)
        for day in days {
            let expected = occurrences.filter { $0.span.days(in: store.timeZone).contains(day) }.count
            guard counts[day] == expected else { throw BenchError.wrongAnswer("\(day) has \(expected), not \(counts[day])") }
        }
        let time = try CPUTimer.median(rounds) { _ = try store.dayCounts(on: days) }
        print("microseconds \(time)")
    }

    static func add(_ arguments: [String]) throws {
        guard arguments.count == 2, let count = Int(arguments[1]) else { throw BenchError.usage }
        let store = try open(arguments[0])
        var events = MadeEvents(count + 2)
        var ids: [Event.ID] = []
        let time = try CPUTimer.median(count) {
            if let event = events.next(), let id = try store.save(event).id { ids.append(id) }
        }
        guard try ids.allSatisfy({ try store.event(withID: $0) != nil }) else {
            throw BenchError.wrongAnswer("an event is missing")
        }
        print("microseconds \(time)")
    }

    static func bulk(_ arguments: [String]) throws {
        guard arguments.count == 2, let count = Int(arguments[1]) else { throw BenchError.usage }
        let store = try open(arguments[0])
        let events = Array(MadeEvents(count))
        _ = try store.calendars()
        let start = CPUTimer.now
        try store.write { transaction in
            for event in events { try transaction.save(event) }
        }
        let time = CPUTimer.now - start
        guard let calendar = try store.defaultCalendarForNewEvents()?.id,
            try store.read({ try $0.eventCount(in: calendar) }) == count
        else { throw BenchError.wrongAnswer("events are missing") }
        print("microseconds \(time)")
        print("events-a-second \(Int(Double(count) / time * 1e6))")
    }

    private static func open(_ path: String) throws -> EventStore {
        try EventStore(at: path, options: .init(timeZone: try ZoneDatabase.system.zone(named: "Europe/Berlin")))
    }

    private static func window(_ arguments: [String]) throws -> (EventStore, Range<CivilDate>, Int) {
        guard arguments.count == 4, let first = CivilDate(arguments[1]), let before = CivilDate(arguments[2]), first <= before,
            let rounds = Int(arguments[3])
        else { throw BenchError.usage }
        return (try open(arguments[0]), first..<before, rounds)
    }

    /// Compares the answer for some days with what a plain look at each event of the made ones gives.
    private static func check(_ store: EventStore, _ days: Range<CivilDate>) throws {
        let found = Set(try store.occurrences(in: .days(days)).map(\.eventID))
        guard let calendar = try store.defaultCalendarForNewEvents()?.id else { throw BenchError.wrongAnswer("no calendar") }
        let count = try store.read { try $0.eventCount(in: calendar) }
        var expected: Set<Event.ID> = []
        for (index, event) in MadeEvents(count).enumerated() {
            let span = try OccurrenceSpan(start: event.start, end: event.end) { try store.zones.zone(for: $0) }
            let touched = span.days(in: store.timeZone)
            if touched.upperBound >= days.lowerBound, touched.lowerBound < days.upperBound {
                expected.insert(Event.ID(rawValue: Int64(index + 1)))
            }
        }
        guard found == expected else { throw BenchError.wrongAnswer("\(found.count) events and not \(expected.count)") }
    }
}
