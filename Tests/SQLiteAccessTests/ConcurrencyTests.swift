import SQLiteAccess
import Testing

@Suite struct ConcurrencyTests {
    private func makeTable(_ database: Database) throws {
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, value INTEGER) STRICT") }
    }

    private func add(_ connection: Connection, _ value: Int = 0) throws {
        try connection.run("INSERT INTO entry (value) VALUES (?1)") { try $0.bind(value, at: 1) }
    }

    private func count(_ connection: Connection) throws -> Int {
        try connection.firstRow("SELECT count(*) FROM entry") { $0.int(at: 0) } ?? -1
    }

    @Test func aReadSeesOneStateWhateverIsWrittenMeanwhile() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        try database.read { reader in
            try inParallel(1) { _ in try database.write { try add($0) } }
            // The snapshot was taken before the first statement of this closure.
            let before = try count(reader)
            #expect(before == 0)
            try inParallel(1) { _ in try database.write { try add($0) } }
            let after = try count(reader)
            #expect(after == 0)
        }
        let now = try database.read { try count($0) }
        #expect(now == 2)
        try expectWhole(database)
    }

    @Test(arguments: [true, false]) func manyThreadsReadAndWriteAtOnce(_ isFile: Bool) throws {
        let folder = TemporaryFolder()
        let database =
            isFile ? Database(path: folder.file(), configuration: .init(maximumReaders: 2)) : Database(inMemory: .init())
        try makeTable(database)
        try inParallel(8) { index in
            for round in 0..<25 {
                if index.isMultiple(of: 2) {
                    // Two rows at once: no reader may ever see one of a pair.
                    try database.write { connection in
                        try add(connection, round)
                        try add(connection, -round)
                    }
                } else {
                    try database.read { connection in
                        let rows = try count(connection)
                        let sum = try connection.firstRow("SELECT coalesce(sum(value), 0) FROM entry") { $0.int(at: 0) }
                        #expect(rows.isMultiple(of: 2))
                        #expect(sum == 0)
                    }
                }
            }
        }
        let rows = try database.read { try count($0) }
        #expect(rows == 200)
        try expectWhole(database)
    }

    @Test func manyDatabasesMayStartOnNoFile() throws {
        for _ in 0..<10 {
            let folder = TemporaryFolder()
            try inParallel(8) { _ in
                let database = Database(path: folder.file("new/store.sqlite"))
                try database.write { connection in
                    if connection.userVersion == 0 {
                        try connection.execute("CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, value INTEGER) STRICT")
                    }
                    try add(connection)
                }
                database.close()
            }
            let database = Database(path: folder.file("new/store.sqlite"), configuration: .init(mode: .readOnly))
            let rows = try database.read { try count($0) }
            #expect(rows == 8)
            try expectWhole(database)
        }
    }

    @Test func aLockIsWaitedForUntilTheTimeIsUp() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        let other = Database(path: folder.file(), configuration: .init(busyTimeout: 150))
        try database.write { _ in
            let start = milliseconds()
            let error = sqliteError { try other.write { try add($0) } }
            let elapsed = milliseconds() - start
            #expect(error?.isBusy == true)
            #expect(error.map { $0.waitedMilliseconds >= 150 && $0.waitedMilliseconds <= elapsed + 1 } == true)
            #expect(elapsed >= 150)
            // Reading needs no lock.
            let rows = try other.read { try count($0) }
            #expect(rows == 0)
        }
        try expectWhole(database)
    }

    @Test func aLockThatIsGivenBackInTimeIsNoError() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        let other = Database(path: folder.file(), configuration: .init(busyTimeout: 20_000))
        try inParallel(2) { index in
            if index == 0 {
                try database.write { connection in
                    sleep(milliseconds: 300)
                    try add(connection)
                }
            } else {
                sleep(milliseconds: 50)
                try other.write { try add($0) }
            }
        }
        let rows = try database.read { try count($0) }
        #expect(rows == 2)
        try expectWhole(database)
    }

    @Test func interruptingStopsWhatIsRunning() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        let errors = Counter()
        try inParallel(3) { index in
            if index == 2 {
                sleep(milliseconds: 100)
                database.interrupt()
                return
            }
            let error = sqliteError {
                if index == 0 {
                    try database.read { try $0.run(Endless.select) }
                } else {
                    try database.write { connection in
                        try add(connection)
                        try connection.run(Endless.insert)
                    }
                }
            }
            #expect(error?.isInterrupted == true)
            if error?.isInterrupted == true { errors.add() }
        }
        #expect(errors.value == 2)
        try database.write { try add($0) }
        let rows = try database.read { try count($0) }
        #expect(rows == 1)
        try expectWhole(database)
    }

    @Test func anInterruptionIsNotLostBetweenTwoStatements() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        for round in 0..<50 {
            let began = Counter()
            try inParallel(2) { index in
                if index == 1 {
                    while began.value == 0 {}
                    for _ in 0..<(round * 40) { began.add() }
                    database.interrupt()
                    return
                }
                let error = sqliteError {
                    try database.write { connection in
                        began.add()
                        try connection.run(Endless.insert)
                    }
                }
                #expect(error?.isInterrupted == true)
            }
        }
        try expectWhole(database)
    }

    @Test func interruptingReachesTheNextStatementToo() throws {
        try withEachDatabase { database in
            try database.write { try $0.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, value INTEGER) STRICT") }
            let read = sqliteError {
                try database.read { connection in
                    database.interrupt()
                    try connection.run("SELECT 1")
                }
            }
            #expect(read?.isInterrupted == true)
            let write = sqliteError {
                try database.write { connection in
                    try add(connection)
                    database.interrupt()
                }
            }
            #expect(write?.isInterrupted == true)
            let rows = try database.read { try count($0) }
            #expect(rows == 0)
        }
    }
}
