import SQLiteAccess
import Testing

/// Runs a test on a database in a file and on one in memory, and looks afterwards whether it is whole and nothing was left open.
func withEachDatabase(
    _ configuration: Database.Configuration = .init(), _ body: (Database) throws -> Void
) throws {
    let folder = TemporaryFolder()
    for database in [Database(path: folder.file(), configuration: configuration), Database(inMemory: configuration)] {
        try body(database)
        try expectWhole(database)
        database.close()
    }
}

/// What each test of a store ends with.
func expectWhole(_ database: Database, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try database.read { connection in
        let answer = try connection.firstRow("PRAGMA integrity_check") { $0.string(at: 0) }
        #expect(answer == "ok", sourceLocation: sourceLocation)
        #expect(connection.openStatementCount == 0, sourceLocation: sourceLocation)
    }
    guard database.configuration.mode != .readOnly else { return }
    try database.withWriter { connection in
        #expect(connection.openStatementCount == 0, sourceLocation: sourceLocation)
        #expect(!connection.isInTransaction, sourceLocation: sourceLocation)
    }
}

/// The error that a closure throws, where it is one of SQLite's.
func sqliteError(_ body: () throws -> Void) -> SQLiteError? {
    do {
        try body()
        return nil
    } catch {
        return error as? SQLiteError
    }
}

/// Goes to the next row, which must be there.
func expectRow(_ statement: Statement, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let isRow = try statement.step()
    #expect(isRow, sourceLocation: sourceLocation)
}

/// Goes past the last row.
func expectNoRow(_ statement: Statement, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let isRow = try statement.step()
    #expect(!isRow, sourceLocation: sourceLocation)
}

/// What a test throws to leave a closure.
struct Stop: Error {}

/// Runs a closure that leaves with `Stop`.
func expectStop(sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void) {
    do {
        try body()
        Issue.record("nothing was thrown", sourceLocation: sourceLocation)
    } catch {
        #expect(error is Stop, sourceLocation: sourceLocation)
    }
}
