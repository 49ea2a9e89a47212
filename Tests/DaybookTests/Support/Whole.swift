import CalendarModel
import Repositories
import SQLiteAccess
import Testing

@testable import Daybook

extension EventStore {
    /// What each test of a store ends with: the file is whole, no statement is open, and the range index has one span for each event.
    func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try store.read { access throws in
            let answer = try access.connection.firstRow("PRAGMA integrity_check") { $0.string(at: 0) }
            #expect(answer == "ok", sourceLocation: sourceLocation)
            #expect(access.connection.openStatementCount == 0, sourceLocation: sourceLocation)
            let lone = try access.connection.firstRow(
                """
                SELECT (SELECT count(*) FROM event WHERE id NOT IN (SELECT event FROM event_span))
                    + (SELECT count(*) FROM event_span WHERE event NOT IN (SELECT id FROM event))
                    + (SELECT count(*) - count(DISTINCT event) FROM event_span)
                """
            ) { $0.int(at: 0) }
            #expect(lone == 0, sourceLocation: sourceLocation)
        }
        guard store.database.configuration.mode != .readOnly else { return }
        try store.database.withWriter { connection in
            #expect(!connection.isInTransaction, sourceLocation: sourceLocation)
            #expect(connection.openStatementCount == 0, sourceLocation: sourceLocation)
        }
    }

    /// The last sequence of the history.
    func lastSequence() throws -> Int64 {
        try store.read { try $0.history.changes(after: 0, limit: .max).last?.sequence ?? 0 }
    }

    /// Closes the connections, so that another store can be opened on the file as it is.
    func close() { store.database.close() }
}
