import CivilTime
import SQLiteAccess

/// Writes down every change of a transaction, in it: the base of undo, of change notices and of sync.
///
/// The changes of one transaction are one set, whose number is the sequence of its first change. One log is made for each
/// transaction.
package final class ChangeLog {
    private let connection: Connection
    private let now: Instant
    /// The set that this transaction takes back, when it is an undo.
    private let undoes: Int64?
    private var lastSequence: Int64?
    /// The number of this transaction's set; nil while nothing has changed.
    package private(set) var changeSet: Int64?

    package init(_ connection: Connection, now: Instant, undoes: Int64? = nil) {
        self.connection = connection
        self.now = now
        self.undoes = undoes
    }

    /// The sequence that the next change will have. The writer is alone, so nobody takes it in between.
    package func nextSequence() throws -> Int64 {
        let last =
            try lastSequence
            ?? connection.withStatement(ChangeSQL.lastSequence) { statement in
                try statement.step() ? statement.int64(at: 0) : 0
            }
        lastSequence = last
        guard last < .max else { throw RepositoryError.corruptRow(table: "change", id: last) }
        return last + 1
    }

    /// What the log knows at one moment of its transaction.
    struct Mark {
        fileprivate var lastSequence: Int64?
        fileprivate var changeSet: Int64?
    }

    /// The present moment, to go back to when a savepoint is rolled back.
    var mark: Mark { Mark(lastSequence: lastSequence, changeSet: changeSet) }

    /// Forgets what was written down since: its rows were rolled back.
    func goBack(to mark: Mark) {
        lastSequence = mark.lastSequence
        changeSet = mark.changeSet
    }

    /// Writes down that an item was made.
    package func recordInsert(_ kind: ChangeKind, _ item: Int64) throws {
        let sequence = try begin()
        try connection.run(ChangeSQL.insertOfNew) { statement in
            try statement.bind(sequence, at: 1)
            try statement.bind(kind.rawValue, at: 2)
            try statement.bind(item, at: 3)
        }
    }

    /// Writes down that an item is about to change or go: to be called while it still stands as it was.
    package func recordReplacement(_ kind: ChangeKind, _ item: Int64, _ operation: ChangeOperation) throws {
        let sequence = try begin()
        try connection.run(ChangeSQL.insertReplaced(kind)) { statement in
            try statement.bind(sequence, at: 1)
            try statement.bind(operation.rawValue, at: 2)
            try statement.bind(item, at: 3)
        }
    }

    /// Writes down that a setting is about to be set to another value, or taken out.
    package func recordSetting(_ name: String, _ operation: ChangeOperation) throws {
        let sequence = try begin()
        try connection.run(ChangeSQL.insertReplacedSetting) { statement in
            try statement.bind(sequence, at: 1)
            try statement.bind(name, at: 2)
            try statement.bind(operation.rawValue, at: 3)
        }
    }

    /// Marks the set that an undo takes back, also where nothing of it was left to change.
    func finishUndo() throws {
        if let undoes, changeSet == nil { try markUndone(undoes, by: undoes) }
    }

    /// Takes the next sequence, and with the first one makes the set.
    private func begin() throws -> Int64 {
        let sequence = try nextSequence()
        if changeSet == nil {
            try connection.run(ChangeSQL.insertSet) { statement in
                try statement.bind(sequence, at: 1)
                try statement.bind(now.secondsSinceEpoch, at: 2)
                if let undoes { try statement.bind(undoes, at: 3) }
            }
            changeSet = sequence
            if let undoes { try markUndone(undoes, by: sequence) }
        }
        lastSequence = sequence
        return sequence
    }

    private func markUndone(_ set: Int64, by other: Int64) throws {
        try connection.run(ChangeSQL.markUndone) { statement in
            try statement.bind(set, at: 1)
            try statement.bind(other, at: 2)
        }
    }
}
