import DaybookStore

/// What stands behind the name of a story on the command line.
struct StoryArguments {
    private let values: [String]

    init(_ values: [String]) { self.values = values }

    func text(_ place: Int) -> String { values[place] }

    func count(_ place: Int) throws -> Int {
        guard let count = Int(values[place]), count > 0 else { throw BenchError.badArgument(values[place]) }
        return count
    }

    /// The days from one argument up to the next.
    func days(_ place: Int) throws -> Range<CivilDate> {
        guard let first = CivilDate(values[place]), let before = CivilDate(values[place + 1]), first < before else {
            throw BenchError.badArgument(values[place] + " " + values[place + 1])
        }
        return first..<before
    }

    /// The store that the first argument names, for a viewer in Berlin.
    func store() throws -> EventStore {
        try EventStore(at: values[0], options: .init(timeZone: try ZoneDatabase.system.zone(named: "Europe/Berlin")))
    }
}
