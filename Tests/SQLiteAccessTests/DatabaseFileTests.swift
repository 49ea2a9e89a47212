import SQLiteAccess
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct DatabaseFileTests {
    private func mode(_ path: String) -> UInt32 {
        var status = stat()
        return stat(path, &status) == 0 ? UInt32(status.st_mode) & 0o777 : 0
    }

    private func expect(_ sql: SQL, is value: String, _ connection: Connection) throws {
        let read = try connection.firstRow(sql) { $0.string(at: 0) }
        #expect(read == value, "\(sql)")
    }

    @Test func aNewFileAndItsFoldersAreForTheirOwnerAlone() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file("a/b/store.sqlite"))
        #expect(folder.names.isEmpty)
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER)") }
        #expect(mode(folder.file("a")) == 0o700)
        #expect(mode(folder.file("a/b")) == 0o700)
        for name in ["", "-wal", "-shm"] { #expect(mode(folder.file("a/b/store.sqlite") + name) == 0o600) }
        try expectWhole(database)
    }

    @Test func theSettingsOfAConnectionAreThoseOfTheStore() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try database.withWriter { connection in
            try expect("PRAGMA journal_mode", is: "wal", connection)
            try expect("PRAGMA synchronous", is: "2", connection)
            try expect("PRAGMA foreign_keys", is: "1", connection)
            try expect("PRAGMA trusted_schema", is: "0", connection)
            #expect(!connection.isReadOnly)
        }
        try database.read { connection in
            try expect("PRAGMA trusted_schema", is: "0", connection)
            #expect(connection.userVersion == 0)
        }
        try database.write { try $0.execute("PRAGMA user_version = 7") }
        try database.read { #expect($0.userVersion == 7) }
        try expectWhole(database)
    }

    @Test func closingFoldsTheLogIntoTheFile() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER)") }
        try database.read { _ in }
        #expect(folder.names == ["store.sqlite", "store.sqlite-shm", "store.sqlite-wal"])
        database.close()
        #expect(folder.names == ["store.sqlite"])
        #expect(sqliteError { try database.read { _ in } }?.isMisuse == true)
    }

    @Test func aMissingFileIsOnlyMadeWhereThatWasAskedFor() throws {
        let folder = TemporaryFolder()
        for mode in [Database.Mode.readOnly, .readWrite] {
            let database = Database(path: folder.file(), configuration: .init(mode: mode))
            #expect(sqliteError { try database.read { _ in } }?.isCantOpen == true)
            #expect(sqliteError { try database.write { _ in } }?.systemError == ENOENT)
        }
        #expect(folder.names.isEmpty)
        #expect(sqliteError { try Database(path: "").read { _ in } }?.isCantOpen == true)
        #expect(sqliteError { try Database(path: "a\u{0}b").read { _ in } }?.isCantOpen == true)
    }

    @Test(arguments: [":memory:", "file:x?mode=memory", "a b%20#?.sqlite", "日記.sqlite"])
    func namesAreFilesWhateverTheyLookLike(_ name: String) throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file(name))
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER)") }
        #expect(folder.names.contains(name))
        try expectWhole(database)
    }

    @Test func aForeignFileIsNamedAndLeftAlone() throws {
        let folder = TemporaryFolder()
        let text = String(repeating: "BEGIN:VCALENDAR\n", count: 100)
        try folder.write(text, to: "store.sqlite")
        let database = Database(path: folder.file())
        let text1 = "'\(folder.file())' is not an SQLite database; name another file."
        #expect(sqliteError { try database.read { _ in } }?.description == text1)
        #expect(sqliteError { try database.write { _ in } }?.description == text1)
        database.close()
        #expect(folder.names == ["store.sqlite"])
        #expect(folder.read("store.sqlite") == Array(text.utf8))
    }

    @Test func aDamagedFileIsSaidToBeDamaged() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try database.write { connection in
            try connection.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT) STRICT")
            try connection.execute(
                """
                WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
                INSERT INTO entry (text) SELECT printf('%0100d', i) FROM n
                """)
        }
        database.close()
        var bytes = folder.read("store.sqlite")
        for index in 8192..<bytes.count { bytes[index] = 0x5a }
        try folder.write(bytes, to: "store.sqlite")
        let damaged = Database(path: folder.file())
        let error = sqliteError { try damaged.read { try $0.run("SELECT sum(length(text)) FROM entry") } }
        #expect(error?.isCorrupt == true)
        #expect(error?.description.hasPrefix("'\(folder.file())' is damaged; ") == true)
    }

    @Test func aFolderIsNoDatabase() throws {
        let folder = TemporaryFolder()
        let error = sqliteError { try Database(path: folder.path).read { _ in } }
        #expect(error?.description == "'\(folder.path)' can't be opened: it is a folder; name another file.")
    }

    @Test func theHookSeesEachConnectionOnce() throws {
        let folder = TemporaryFolder()
        let configuration = Database.Configuration(onOpen: { connection in
            try connection.execute("PRAGMA cache_size = -123")
        })
        let database = Database(path: folder.file(), configuration: configuration)
        for _ in 0..<2 {
            try database.write { try expect("PRAGMA cache_size", is: "-123", $0) }
            try database.read { try expect("PRAGMA cache_size", is: "-123", $0) }
        }
        try expectWhole(database)
    }

    @Test func aProgramOfOneThreadReadsAndWritesOnOneConnection() throws {
        let folder = TemporaryFolder()
        let opened = Counter()
        let configuration = Database.Configuration(maximumReaders: 0, onOpen: { _ in opened.add() })
        let database = Database(path: folder.file(), configuration: configuration)
        try database.read { #expect($0.userVersion == 0) }
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER)") }
        try database.read { try $0.run("SELECT * FROM entry") }
        try expectWhole(database)
        #expect(opened.value == 1)
    }
}
