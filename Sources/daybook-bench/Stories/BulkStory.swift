import DaybookStore

/// A whole calendar that comes in at once: one transaction, with all that is found later already indexed.
enum BulkStory {
    static let story = Story(
        name: "bulk", parameters: ["STORE", "EVENTS"], summary: "one transaction of many adds, to a new store"
    ) { arguments in
        let store = try arguments.store()
        let count = try arguments.count(1)
        let events = Array(MadeEvents(count))
        guard let calendar = try store.defaultCalendarForNewEvents()?.id else { throw BenchError.wrongAnswer("no calendar") }
        let (cpu, wall) = (Figures.cpu, Figures.wall)
        try store.write { transaction in
            for event in events { try transaction.save(event) }
        }
        print("microseconds \(Figures.cpu - cpu)")
        print("wall-microseconds \(Figures.wall - wall)")
        guard try store.read({ try $0.eventCount(in: calendar) }) == count else {
            throw BenchError.wrongAnswer("events are missing")
        }
    }
}
