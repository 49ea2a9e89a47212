import DaybookStore

/// One event with all that belongs to it.
enum ShowStory {
    static let story = Story(
        name: "show", parameters: ["STORE", "ID", "ROUNDS"], summary: "an event by its number, warm"
    ) { arguments in
        let store = try arguments.store()
        guard let id = Event.ID(arguments.text(1)), try store.event(withID: id)?.id == id else {
            throw BenchError.wrongAnswer("no event #\(arguments.text(1))")
        }
        try Figures.printMedians(of: try arguments.count(2)) { _ = try store.event(withID: id) }
    }
}
