import DaybookStore

/// One event after the other, each on the disk before the next.
enum AddStory {
    static let story = Story(
        name: "add", parameters: ["STORE", "ROUNDS"], summary: "durable adds of one event, to a store of made events"
    ) { arguments in
        let store = try arguments.store()
        let rounds = try arguments.count(1)
        guard let calendar = try store.defaultCalendarForNewEvents()?.id else { throw BenchError.wrongAnswer("no calendar") }
        let count = try store.read { try $0.eventCount(in: calendar) }
        // Two more, which warm up.
        var events = MadeEvents(rounds + 2)
        try Figures.printMedians(of: rounds) {
            if let event = events.next() { try store.save(event) }
        }
        guard try store.read({ try $0.eventCount(in: calendar) }) == count + rounds + 2 else {
            throw BenchError.wrongAnswer("events are missing")
        }
    }
}
