import DaybookStore

/// "What is on in this month?": all rows in their order.
enum MonthStory {
    static let story = Story(
        name: "month", parameters: ["STORE", "FROM", "BEFORE", "ROUNDS"], summary: "occurrences of some days, warm"
    ) { arguments in
        let store = try arguments.store()
        let days = try arguments.days(1)
        let occurrences = try store.occurrences(in: .days(days))
        print("rows \(occurrences.count)")
        print("order \(Figures.digest(occurrences.map(\.eventID.rawValue)))")
        try Figures.printMedians(of: try arguments.count(3)) { _ = try store.occurrences(in: .days(days)) }
    }
}
