import SQLiteAccess
import Testing

@Suite struct TransactionTests {
    private func count(_ database: Database) throws -> Int? {
        try database.read { try $0.firstRow("SELECT count(*) FROM entry") { $0.int(at: 0) } }
    }

    private func makeTable(_ database: Database) throws {
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT) STRICT") }
    }

    private func add(_ connection: Connection, _ text: String = "") throws {
        try connection.run("INSERT INTO entry (text) VALUES (?1)") { try $0.bind(text, at: 1) }
    }

    @Test func aWriteIsKeptWhenItReturnsAndGoneWhenItThrows() throws {
        try withEachDatabase { database in
            try makeTable(database)
            let id = try database.write { connection in
                try add(connection)
                #expect(connection.changes == 1)
                return connection.lastInsertedRowID
            }
            #expect(id == 1)
            expectStop {
                try database.write { connection in
                    try add(connection)
                    throw Stop()
                }
            }
            #expect(try count(database) == 1)
        }
    }

    @Test func anInnerTransactionIsUndoneAlone() throws {
        try withEachDatabase { database in
            try makeTable(database)
            try database.write { connection in
                try add(connection, "outer")
                expectStop {
                    try connection.transaction {
                        try add(connection, "inner")
                        try connection.transaction { try add(connection, "innermost") }
                        throw Stop()
                    }
                }
                try connection.transaction { try add(connection, "second") }
            }
            let texts = try database.read { connection in
                try connection.firstRow("SELECT group_concat(text) FROM entry") { $0.string(at: 0) }
            }
            #expect(texts == "outer,second")
        }
    }

    @Test func aWriteInsideAWriteIsASavepointAndAReadSeesIt() throws {
        try withEachDatabase { database in
            try makeTable(database)
            try database.write { connection in
                try add(connection)
                try database.write { try add($0) }
                expectStop {
                    try database.write { connection in
                        try add(connection)
                        throw Stop()
                    }
                }
                #expect(try count(database) == 2)
            }
            #expect(try count(database) == 2)
        }
    }

    @Test func afterAFullDiskEvenAWriteThatGoesOnLeavesNothing() throws {
        try withEachDatabase { database in
            try makeTable(database)
            try database.write { try add($0, "old") }
            try database.withWriter { try $0.execute("PRAGMA max_page_count = 20") }
            let blob = String(repeating: "x", count: 200_000)
            let full = sqliteError { try database.write { try add($0, blob) } }
            #expect(full?.isFull == true)
            // SQLite rolls back by itself here; what follows must not be written as if nothing had been.
            let next = sqliteError {
                try database.write { connection in
                    try add(connection, "new")
                    #expect(sqliteError { try connection.transaction { try add(connection, blob) } }?.isFull == true)
                    if connection.isInTransaction { throw Stop() }
                    try add(connection, "newer")
                }
            }
            #expect(next == nil || next?.extendedCode == 516)
            #expect(try count(database) == 1)
            try database.withWriter { try $0.execute("PRAGMA max_page_count = 1000000") }
            try database.write { try add($0, blob) }
            #expect(try count(database) == 2)
        }
    }

    @Test func aCommitThatFailsUndoesTheTransaction() throws {
        try withEachDatabase { database in
            try makeTable(database)
            try database.write { connection in
                try connection.execute(
                    "CREATE TABLE child (entry INTEGER REFERENCES entry (id) DEFERRABLE INITIALLY DEFERRED) STRICT")
            }
            let error = sqliteError {
                try database.write { connection in
                    try add(connection)
                    try connection.execute("INSERT INTO child VALUES (77)")
                }
            }
            #expect(error?.isConstraint == true)
            #expect(error?.extendedCode == 787)
            #expect(try count(database) == 0)
            try database.write { try add($0) }
            #expect(try count(database) == 1)
        }
    }

    @Test func aScriptRunsEachOfItsStatements() throws {
        try withEachDatabase { database in
            try database.write { connection in
                try connection.executeScript(
                    """
                    -- A first table.
                    CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT) STRICT;
                    CREATE TRIGGER twice AFTER INSERT ON entry WHEN new.id = 1 BEGIN INSERT INTO entry VALUES (2, 'ü;'); END;

                    INSERT INTO entry VALUES (1, 'a');
                    """)
            }
            #expect(try count(database) == 2)
            let error = sqliteError { try database.write { try $0.executeScript("DELETE FROM entry; SELEC 1; SELECT 2") } }
            #expect(error?.sql?.hasPrefix(" SELEC 1") == true)
            #expect(try count(database) == 2)
        }
    }

    @Test func foreignKeysAreHeldAndDoubleQuotedTextIsNoString() throws {
        try withEachDatabase { database in
            try makeTable(database)
            try database.write { try $0.execute("CREATE TABLE child (entry INTEGER REFERENCES entry (id)) STRICT") }
            #expect(sqliteError { try database.write { try $0.execute("INSERT INTO child VALUES (1)") } }?.isConstraint == true)
            #expect(sqliteError { try database.read { try $0.run("SELECT \"nothing\" FROM entry") } }?.code == 1)
        }
    }

    @Test func aConnectionForReadingRefusesChanges() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        #expect(sqliteError { try database.read { try add($0) } }?.isMisuse == true)
        #expect(sqliteError { try database.read { try $0.executeScript("DELETE FROM entry") } }?.isMisuse == true)
        try expectWhole(database)
    }

    @Test func aWriteInsideAReadIsRefusedWhereItWouldWaitForItself() throws {
        let database = Database(inMemory: .init())
        let error = sqliteError { try database.read { _ in try database.write { _ in } } }
        #expect(error?.isMisuse == true)
        try expectWhole(database)
    }
}
