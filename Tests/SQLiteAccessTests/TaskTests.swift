import SQLiteAccess
import SQLiteTasks
import Testing

@Suite struct TaskTests {
    private func makeTable(_ database: Database) throws {
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, value INTEGER) STRICT") }
    }

    @Test func manyTasksReadAndWrite() async throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<60 {
                group.addTask {
                    if index.isMultiple(of: 3) {
                        try await database.run(.writing) {
                            try database.write { connection in
                                try connection.run("INSERT INTO entry (value) VALUES (?1)") { try $0.bind(index, at: 1) }
                            }
                        }
                        return -1
                    }
                    return try await database.run {
                        try database.read { try $0.firstRow("SELECT count(*) FROM entry") { $0.int(at: 0) } ?? -2 }
                    }
                }
            }
            for try await value in group { #expect(value >= -1 && value <= 20) }
        }
        let rows = try database.read { try $0.firstRow("SELECT count(*) FROM entry") { $0.int(at: 0) } }
        #expect(rows == 20)
        try expectWhole(database)
    }

    @Test func cancellingATaskInterruptsItsWorkAlone() async throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try makeTable(database)
        let other = Task {
            try await database.run {
                try database.read { connection in
                    sleep(milliseconds: 400)
                    return try connection.firstRow("SELECT 42") { $0.int(at: 0) }
                }
            }
        }
        let endless = Task { try await database.run { try database.read { try $0.run(Endless.select) } } }
        let writing = Task { try await database.run(.writing) { try database.write { try $0.run(Endless.insert) } } }
        try await Task.sleep(for: .milliseconds(100))
        endless.cancel()
        writing.cancel()
        await #expect(throws: CancellationError.self) { try await endless.value }
        await #expect(throws: CancellationError.self) { try await writing.value }
        #expect(try await other.value == 42)
        try expectWhole(database)
    }

    @Test func aTaskThatWaitsForTheWriterCanBeCancelled() async throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        let other = Database(path: folder.file())
        try makeTable(database)
        let gate = Counter()
        let holder = Task {
            try await other.run(.writing) {
                try other.write { _ in
                    gate.add()
                    while gate.value < 2 { sleep(milliseconds: 5) }
                }
            }
        }
        while gate.value < 1 { try await Task.sleep(for: .milliseconds(5)) }
        // One waits for the other program's lock, one behind it for the connection.
        let first = Task { try await database.run(.writing) { try database.write { _ in } } }
        let second = Task { try await database.run { try database.write { _ in } } }
        try await Task.sleep(for: .milliseconds(60))
        second.cancel()
        first.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.add()
        try await holder.value
        try expectWhole(database)
    }

    @Test func workOfACancelledTaskDoesNotBegin() async throws {
        let database = Database(inMemory: .init())
        let begun = Counter()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await database.run { _ = begun.add() }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(begun.value == 0)
    }

    @Test func errorsAndValuesOfTheWorkComeBack() async throws {
        let database = Database(inMemory: .init())
        #expect(try await database.run { 7 } == 7)
        await #expect(throws: Stop.self) { try await database.run { throw Stop() } }
        await #expect(throws: SQLiteError.self) { try await database.run { try database.read { try $0.run("SELEC") } } }
    }
}
