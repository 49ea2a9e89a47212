import SQLiteAccess
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct BackupTests {
    private func fill(_ database: Database) throws {
        try database.write { connection in
            try connection.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT) STRICT")
            try connection.execute(
                """
                WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
                INSERT INTO entry (text) SELECT printf('%0100d', i) FROM n
                """)
        }
    }

    private func expectCount(_ count: Int, in database: Database) throws {
        let read = try database.read { try $0.firstRow("SELECT count(*) FROM entry") { $0.int(at: 0) } }
        #expect(read == count)
    }

    @Test func aBackupIsADatabaseOfItsOwn() throws {
        try withEachDatabase { database in
            try fill(database)
            let folder = TemporaryFolder()
            try database.backup(to: folder.file("copy.sqlite"))
            #expect(folder.names == ["copy.sqlite"])
            var status = stat()
            #expect(stat(folder.file("copy.sqlite"), &status) == 0 && UInt32(status.st_mode) & 0o777 == 0o600)
            try database.write { try $0.execute("DELETE FROM entry") }
            let copy = Database(path: folder.file("copy.sqlite"))
            try expectCount(3000, in: copy)
            try copy.write { try $0.execute("DELETE FROM entry WHERE id = 1") }
            try expectWhole(copy)
        }
    }

    @Test func aBackupInsideAWriteHasWhatWasCommittedBefore() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try fill(database)
        try database.write { connection in
            try connection.execute("DELETE FROM entry")
            try database.backup(to: folder.file("copy.sqlite"))
        }
        let copy = Database(path: folder.file("copy.sqlite"))
        try expectCount(3000, in: copy)
        try expectCount(0, in: database)
        try expectWhole(copy)
        try expectWhole(database)
    }

    @Test func aBackupReplacesNothingAndLeavesNothingWhenItFails() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try fill(database)
        try folder.write("mine", to: "copy.sqlite")
        let error = sqliteError { try database.backup(to: folder.file("copy.sqlite")) }
        #expect(error?.description == "'\(folder.file("copy.sqlite"))' can't be opened: file exists; name another file.")
        #expect(folder.read("copy.sqlite") == Array("mine".utf8))
        #expect(sqliteError { try database.backup(to: folder.file("no/copy.sqlite")) }?.systemError == ENOENT)
        try expectWhole(database)
    }
}
