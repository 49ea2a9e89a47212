import DaybookStore

/// Makes a store for the other stories.
enum MakeStory {
    static let story = Story(name: "make", parameters: ["STORE", "EVENTS"], summary: "a store of made events") { arguments in
        let store = try arguments.store()
        let count = try arguments.count(1)
        try store.write { transaction in
            for event in MadeEvents(count) { try transaction.save(event) }
        }
    }
}
