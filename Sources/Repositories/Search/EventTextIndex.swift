import CalendarModel
import SQLiteAccess

/// The words of events: title, location, categories, people and notes.
///
/// The index keeps no text of its own, so what is taken out is passed in again as it was.
package struct EventTextIndex {
    /// A found event and how well it fits: a lower rank is better.
    package struct Hit: Sendable, Hashable {
        package var event: Event.ID
        package var rank: Double

        package init(event: Event.ID, rank: Double) {
            self.event = event
            self.rank = rank
        }
    }

    private let connection: Connection

    package init(_ connection: Connection) { self.connection = connection }

    func insert(_ event: Event, _ id: Int64) throws {
        try connection.run(EventTextSQL.insert) { try bind(event, id, to: $0) }
    }

    func delete(_ event: Event, _ id: Int64) throws {
        try connection.run(EventTextSQL.delete) { try bind(event, id, to: $0) }
    }

    /// Hands each event that the query finds to `body`, the best first and then by number, until it answers false; with `after`, those
    /// behind that hit.
    ///
    ///     SELECT rowid, rank FROM event_text WHERE event_text MATCH ? AND rank MATCH 'bm25(…)' ORDER BY rank, rowid
    package func forEachHit(_ query: SearchQuery, after: Hit? = nil, _ body: (Hit) throws -> Bool) throws {
        guard query.match != nil || !query.literals.isEmpty else { return }
        let sql = query.match == nil ? EventTextSQL.literals : EventTextSQL.match
        try connection.withStatement(sql) { statement in
            try statement.bind(query.match, at: 1)
            try statement.bind(JSONText.array(query.literals), at: 2)
            try statement.bind(after?.rank ?? -.greatestFiniteMagnitude, at: 3)
            try statement.bind(after?.event.rawValue ?? 0, at: 4)
            while try statement.step() {
                let hit = Hit(event: Event.ID(rawValue: statement.int64(at: 0)), rank: statement.double(at: 1))
                guard try body(hit) else { return }
            }
        }
    }

    private func bind(_ event: Event, _ id: Int64, to statement: Statement) throws {
        try statement.bind(id, at: 1)
        try statement.bind(IndexedText.make(event.title), at: 2)
        if let location = event.location { try statement.bind(IndexedText.make(location), at: 3) }
        if !event.categories.isEmpty {
            try statement.bind(IndexedText.make(event.categories.joined(separator: "\n")), at: 4)
        }
        if !event.attendees.isEmpty {
            let people = event.attendees.map { ($0.name ?? "") + " " + $0.address }
            try statement.bind(IndexedText.make(people.joined(separator: "\n")), at: 5)
        }
        if let notes = event.notes { try statement.bind(IndexedText.make(notes), at: 6) }
    }
}
