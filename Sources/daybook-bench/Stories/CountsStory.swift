import DaybookStore

/// "How full is each day of this page?"
enum CountsStory {
    static let story = Story(
        name: "counts", parameters: ["STORE", "FROM", "BEFORE", "ROUNDS"], summary: "day counts of some days, warm"
    ) { arguments in
        let store = try arguments.store()
        let days = try arguments.days(1)
        try Figures.printMedians(of: try arguments.count(3)) { _ = try store.dayCounts(on: days) }
    }
}
