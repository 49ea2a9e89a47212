import DaybookStore

/// Compares the store's answers for some days with those of a plain look at each made event.
enum CheckStory {
    static let story = Story(
        name: "check", parameters: ["STORE", "FROM", "BEFORE"], summary: "whether rows and counts of some days are right"
    ) { arguments in
        let store = try arguments.store()
        let days = try arguments.days(1)
        let occurrences = try store.occurrences(in: .days(days))
        try check(Set(occurrences.map(\.eventID)), plainAnswer(store, days))
        try checkCounts(store, days, occurrences)
        print("rows \(occurrences.count)")
    }

    private static func check(_ found: Set<Event.ID>, _ expected: Set<Event.ID>) throws {
        guard found == expected else { throw BenchError.wrongAnswer("\(found.count) events and not \(expected.count)") }
    }

    /// The events that touch the days, by their wall times alone.
    private static func plainAnswer(_ store: EventStore, _ days: Range<CivilDate>) throws -> Set<Event.ID> {
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
        return expected
    }

    private static func checkCounts(_ store: EventStore, _ days: Range<CivilDate>, _ occurrences: [Occurrence]) throws {
        let counts = try store.dayCounts(on: days)
        let touched = occurrences.map { $0.span.days(in: store.timeZone) }
        for day in days {
            let expected = touched.count { $0.contains(day) }
            guard counts[day] == expected else { throw BenchError.wrongAnswer("\(day) has \(expected), not \(counts[day])") }
        }
    }
}
