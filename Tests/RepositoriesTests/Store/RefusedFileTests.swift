import SQLiteAccess
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import Repositories

@Suite("Files that are no store, or none for this program")
struct RefusedFileTests {
    private func open(_ path: String, mode: Database.Mode = .readWriteCreate) -> Store {
        var configuration = Database.Configuration()
        configuration.mode = mode
        return Store(Database(path: path, configuration: configuration), zones: .system, clock: { TestStore.now })
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        let file = try #require(fopen(path, "wb"))
        #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
        fclose(file)
    }

    private func read(_ path: String) throws -> [UInt8] {
        let file = try #require(fopen(path, "rb"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
    }

    @Test("A store of a newer program is refused by name, for reading and for writing")
    func newer() throws {
        let test = TestStore(.file)
        try test.tamper("PRAGMA user_version = 7")
        test.database.close()
        let error = RepositoryError.newerStore(path: test.path, version: 7, known: 1)
        #expect(throws: error) { try open(test.path).read { _ in } }
        #expect(throws: error) { try open(test.path).write { _ in } }
        #expect(throws: error) { try open(test.path, mode: .readOnly).read { _ in } }
        #expect(throws: error) { try open(test.path).undo() }
    }

    @Test("A version that no program wrote is refused and not waited for", arguments: ["-1", "-2147483648"])
    func negativeVersion(version: String) throws {
        let test = TestStore(.file)
        try test.tamper("PRAGMA user_version = \(version)")
        test.database.close()
        #expect(throws: RepositoryError.foreignFile(path: test.path)) { try open(test.path).read { _ in } }
        #expect(throws: RepositoryError.foreignFile(path: test.path)) { try open(test.path).write { _ in } }
    }

    static let foreign = [
        "CREATE TABLE bookmark (id)", "PRAGMA user_version = 1", "PRAGMA application_id = 77",
        "PRAGMA application_id = 77; PRAGMA user_version = 1",
        "CREATE TABLE event (id); PRAGMA user_version = 1",
    ]

    @Test("A SQLite file of another program is refused and left as it is", arguments: foreign)
    func foreignFile(script: String) throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try database.withWriter {
            try $0.executeScript("PRAGMA journal_mode = DELETE; CREATE TABLE x (a); DROP TABLE x;" + script)
        }
        database.close()
        let before = try read(folder.file())
        let error = RepositoryError.foreignFile(path: folder.file())
        #expect(throws: error) { try open(folder.file()).read { _ in } }
        #expect(throws: error) { try open(folder.file(), mode: .readOnly).read { _ in } }
        let after = try read(folder.file())
        #expect(after == before)
    }

    @Test("A text file is no store and is left as it is")
    func textFile() throws {
        let folder = TemporaryFolder()
        let text = Array(String(repeating: "Dear diary, today I had lunch. ", count: 300).utf8)
        try write(text, to: folder.file())
        for mode in [Database.Mode.readWriteCreate, .readOnly] {
            let read = #expect(throws: SQLiteError.self) { try open(folder.file(), mode: mode).read { _ in } }
            #expect(read?.isNotADatabase == true)
        }
        let write = #expect(throws: SQLiteError.self) { try open(folder.file()).write { _ in } }
        #expect(write?.isNotADatabase == true)
        #expect(try self.read(folder.file()) == text)
    }

    @Test("A store that was cut short is refused", arguments: [50, 100, 4096, 10_000])
    func truncated(size: Int) throws {
        let test = TestStore(.file)
        try test.add(.init(title: "Lunch", start: date("2026-12-01")))
        test.database.close()
        #expect(truncate(test.path, off_t(size)) == 0)
        let error = #expect(throws: SQLiteError.self) {
            try open(test.path).read { access throws in _ = try access.connection.contents() }
        }
        #expect(error.map { $0.isCorrupt || $0.isNotADatabase } == true, "\(String(describing: error))")
    }

    @Test("An empty file becomes a store; one that can't be written is refused")
    func emptyFile() throws {
        let folder = TemporaryFolder()
        try write([], to: folder.file())
        #expect(throws: RepositoryError.outdatedReadOnly(path: folder.file())) {
            try open(folder.file(), mode: .readOnly).read { _ in }
        }
        #expect(try open(folder.file()).read { try $0.calendars.all().count } == 1)
    }

    @Test("A read-only store that does not exist is not made")
    func missing() throws {
        let folder = TemporaryFolder()
        let error = #expect(throws: SQLiteError.self) { try open(folder.file(), mode: .readOnly).read { _ in } }
        #expect(error?.isCantOpen == true)
        #expect(folder.names.isEmpty)
    }
}
