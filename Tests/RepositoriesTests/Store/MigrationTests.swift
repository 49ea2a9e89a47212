import CivilTime
import SQLiteAccess
import SQLiteTasks
import Testing

@testable import Repositories

@Suite("Migrations bring a store up to date")
struct MigrationTests {
    static let next = Migration(
        version: 2, name: "v0002_mood",
        sql: "ALTER TABLE event ADD COLUMN mood TEXT;\nCREATE TABLE mood (id INTEGER PRIMARY KEY) STRICT;")
    static let failing = Migration(
        version: 2, name: "v0002_bad", sql: "CREATE TABLE mood (id INTEGER PRIMARY KEY) STRICT;\nINSERT INTO nowhere VALUES (1);")

    @Test(
        "A fresh store has its header, its generation, one calendar and the text of what was applied",
        arguments: TestStore.Place.allCases)
    func fresh(place: TestStore.Place) throws {
        let test = TestStore(place)
        try test.store.read { access throws in
            #expect(try access.connection.dump("PRAGMA application_id") == [["1145133378"]])
            #expect(try access.connection.dump("PRAGMA user_version") == [["1"]])
            #expect(
                try access.connection.dump("SELECT version, name, applied FROM migration") == [
                    ["1", "'v0001_store'", "1796025600"]
                ])
            let sql = try access.connection.firstRow("SELECT sql FROM migration") { $0.string(at: 0) }
            #expect(sql == Migration.all[0].sql)
            #expect(sql?.contains("CREATE TABLE event (") == true)
            #expect(try access.settings.value("generation")?.count == 32)
            #expect(try access.calendars.all().map(\.title) == ["Personal"])
            #expect(try access.calendars.defaultForNewEvents()?.title == "Personal")
        }
        #expect(test.folder.names.filter { $0.hasSuffix(".backup") }.isEmpty)
        try test.expectWhole()
    }

    @Test("Two stores have different generations")
    func generations() throws {
        let (first, second) = (TestStore(), TestStore())
        let generations = try [first, second].map { try $0.store.read { $0.generation } }
        #expect(generations[0] != generations[1])
    }

    @Test("The program's newest version is that of its last step")
    func newest() {
        #expect(Migration.all.last?.version == Migration.newest)
        #expect(Migration.all.map(\.version) == Array(1...Migration.newest))
    }

    @Test("Before the first change of an old store it is copied beside itself")
    func backup() throws {
        let old = TestStore(.file)
        try old.add(.init(title: "Lunch", start: date("2026-12-01")))
        let before = try old.store.read { try $0.connection.contents() }
        old.database.close()

        let database = Database(path: old.path)
        let store = Store(database, zones: .system, clock: { TestStore.now }, migrations: Migration.all + [Self.next])
        try store.read { access throws in
            #expect(try access.connection.dump("PRAGMA user_version") == [["2"]])
            let rows = try access.connection.dump("SELECT version, name, sql FROM migration WHERE version = 2")
            #expect(rows == [["2", "'v0002_mood'", "'" + Self.next.sql + "'"]])
            #expect(try access.connection.dump("SELECT mood FROM event") == [["null"]])
            #expect(try access.connection.contents() == before)
        }
        database.close()
        let backup = try #require(old.folder.names.first { $0.hasSuffix(".backup") })
        #expect(old.folder.names.filter { $0.hasSuffix(".backup") } == ["store.sqlite.v1-20261130T080000Z.backup"])
        let copy = Store(Database(path: old.folder.file(backup)), zones: .system, clock: { TestStore.now })
        try copy.read { access throws in
            #expect(try access.connection.dump("PRAGMA user_version") == [["1"]])
            #expect(try access.connection.contents() == before)
            #expect(try access.connection.dump("PRAGMA integrity_check") == [["'ok'"]])
        }
    }

    @Test("A step that fails leaves the old store as it was, and can be tried again")
    func failingStep() throws {
        let old = TestStore(.file)
        try old.add(.init(title: "Lunch", start: date("2026-12-01")))
        let before = try old.store.read { try $0.connection.contents() }
        old.database.close()
        for _ in 0..<2 {
            let database = Database(path: old.path)
            let store = Store(database, zones: .system, clock: { TestStore.now }, migrations: Migration.all + [Self.failing])
            let error = #expect(throws: SQLiteError.self) { try store.read { _ in } }
            #expect(error?.message.contains("nowhere") == true, "\(String(describing: error))")
            database.close()
        }
        let again = Store(Database(path: old.path), zones: .system, clock: { TestStore.now })
        try again.read { access throws in
            #expect(try access.connection.dump("PRAGMA user_version") == [["1"]])
            #expect(try access.connection.contents() == before)
            #expect(try access.connection.dump("SELECT name FROM sqlite_schema WHERE name = 'mood'").isEmpty)
        }
    }

    @Test("Steps before the one that fails stay done")
    func eachStepAlone() throws {
        let test = TestStore(
            .file, migrations: Migration.all + [Self.next, Migration(version: 3, name: "v0003_bad", sql: "DROP TABLE nowhere;")])
        #expect(throws: SQLiteError.self) { try test.store.read { _ in } }
        test.database.close()
        let store = Store(
            Database(path: test.path), zones: .system, clock: { TestStore.now }, migrations: Migration.all + [Self.next])
        #expect(try store.read { try $0.connection.dump("SELECT version FROM migration ORDER BY version") } == [["1"], ["2"]])
    }

    @Test("Many connections may start at once on no file, or on an old one")
    func concurrent() async throws {
        let old = TestStore(.file)
        for migrations in [Migration.all, Migration.all + [Self.next]] {
            let path = old.path
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        let database = Database(path: path)
                        defer { database.close() }
                        let store = Store(database, zones: .system, clock: { TestStore.now }, migrations: migrations)
                        return try await database.run { try store.read { try $0.calendars.all().count } }
                    }
                }
                for try await count in group { #expect(count == 1) }
            }
            let store = Store(Database(path: path), zones: .system, clock: { TestStore.now }, migrations: migrations)
            let versions = try store.read { try $0.connection.dump("SELECT version FROM migration ORDER BY version") }
            #expect(versions == migrations.map { [String($0.version)] })
        }
    }
}
