import DaybookStore

/// The ids that `show`, `edit` and `delete` are given.
enum EventIDs {
    static let ids = PositionalDeclaration("ID", .oneOrMore, help: "The event's id, as list shows it; several at once")

    /// Reads them, each once, in their order.
    static func read(_ arguments: ParsedArguments) throws(CommandError) -> [OccurrenceID] {
        var found: [OccurrenceID] = []
        for text in arguments.values(of: ids) {
            guard let id = OccurrenceID(text) else { throw .invalidID(text) }
            if !found.contains(id) { found.append(id) }
        }
        return found
    }

    /// The event that an id names; an instance of an event that does not repeat is not found.
    static func event(_ id: OccurrenceID, _ snapshot: Snapshot) throws -> Event {
        guard id.recurrence == nil, let event = try snapshot.event(withID: id.eventID) else {
            throw CommandError.notFound(kind: "event", name: "#\(id)", suggestions: [])
        }
        return event
    }
}
