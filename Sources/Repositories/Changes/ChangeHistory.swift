import SQLiteAccess

/// Reads the history of changes.
package struct ChangeHistory {
    private let connection: Connection

    package init(_ connection: Connection) { self.connection = connection }

    /// The newest set that can be taken back: neither an undo itself nor undone already.
    ///
    ///     SELECT id FROM change_set WHERE undoes IS NULL AND undone_by IS NULL AND EXISTS (…) ORDER BY id DESC LIMIT 1
    package func newestSetToUndo() throws -> Int64? {
        try connection.withStatement(ChangeSQL.newestSetToUndo) { statement in
            try statement.step() ? statement.int64(at: 0) : nil
        }
    }

    /// The number of the newest change; 0 where nothing has changed yet.
    ///
    ///     SELECT sequence FROM change ORDER BY sequence DESC LIMIT 1
    package func lastSequence() throws -> Int64 {
        try connection.withStatement(ChangeSQL.lastSequence) { statement in
            try statement.step() ? statement.int64(at: 0) : 0
        }
    }

    /// Hands the changes of a set to `body`, the newest first.
    package func forEachChange(ofSet set: Int64, _ body: (Change) throws -> Void) throws {
        var upper: Int64 = .max
        while let change = try newestChange(ofSet: set, below: upper) {
            try body(change)
            upper = change.sequence
        }
    }

    /// The changes after a sequence, the oldest first.
    package func changes(after sequence: Int64, limit: Int) throws -> [Change] {
        try connection.withStatement(ChangeSQL.changesAfter) { statement in
            try statement.bind(sequence, at: 1)
            try statement.bind(limit, at: 2)
            var changes: [Change] = []
            while try statement.step() { changes.append(try Self.change(statement)) }
            return changes
        }
    }

    private func newestChange(ofSet set: Int64, below upper: Int64) throws -> Change? {
        try connection.withStatement(ChangeSQL.newestOfSet) { statement in
            try statement.bind(set, at: 1)
            try statement.bind(upper, at: 2)
            return try statement.step() ? Self.change(statement) : nil
        }
    }

    private static func change(_ statement: Statement) throws -> Change {
        guard let kind = ChangeKind(rawValue: statement.string(at: 1)),
            let operation = ChangeOperation(rawValue: statement.string(at: 3))
        else { throw RepositoryError.corruptRow(table: "change", id: statement.int64(at: 0)) }
        return Change(
            sequence: statement.int64(at: 0), kind: kind, item: statement.string(at: 2), operation: operation,
            replaced: statement.optionalString(at: 4))
    }
}
