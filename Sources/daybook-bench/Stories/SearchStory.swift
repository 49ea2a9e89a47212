import DaybookStore

/// "Where was that again?": the first events that a word is found in.
enum SearchStory {
    static let story = Story(
        name: "search", parameters: ["STORE", "WORD", "LIMIT", "ROUNDS"], summary: "the best events that a word is found in, warm"
    ) { arguments in
        let store = try arguments.store()
        let word = arguments.text(1)
        let limit = try arguments.count(2)
        let page = try store.search(word, limit: limit)
        guard page.occurrences.allSatisfy({ $0.title.lowercased().contains(word.lowercased()) }) else {
            throw BenchError.wrongAnswer("an event without '\(word)'")
        }
        print("rows \(page.occurrences.count)")
        try Figures.printMedians(of: try arguments.count(3)) { _ = try store.search(word, limit: limit) }
    }
}
