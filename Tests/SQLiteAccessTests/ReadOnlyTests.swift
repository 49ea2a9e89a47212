import SQLiteAccess
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct ReadOnlyTests {
    private func fill(_ path: String) throws {
        let database = Database(path: path)
        try database.write { connection in
            try connection.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY) STRICT")
            try connection.execute("INSERT INTO entry VALUES (1), (2)")
        }
        database.close()
    }

    private func expectCount(_ count: Int, in database: Database) throws {
        let read = try database.read { try $0.firstRow("SELECT count(*) FROM entry") { $0.int(at: 0) } }
        #expect(read == count)
    }

    @Test(arguments: [0, 2]) func aFileInAReadOnlyFolderCanBeReadAndNotChanged(_ readers: Int) throws {
        let folder = TemporaryFolder()
        try fill(folder.file())
        chmod(folder.file(), 0o644)
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o700) }
        try withoutPrivileges {
            for mode in [Database.Mode.readOnly, .readWrite, .readWriteCreate] {
                let database = Database(path: folder.file(), configuration: .init(mode: mode, maximumReaders: readers))
                try expectCount(2, in: database)
                try database.read { #expect($0.isReadOnly && $0.isImmutable) }
                let error = sqliteError { try database.write { try $0.execute("DELETE FROM entry") } }
                #expect(error?.isReadOnly == true)
                #expect(
                    error?.description
                        == "'\(folder.file())' can't be changed: it is read-only; change its permissions or name another file.")
                try expectCount(2, in: database)
            }
        }
        chmod(folder.path, 0o700)
        #expect(folder.names == ["store.sqlite"])
    }

    @Test func aWritableFileInAReadOnlyFolderSaysThatTheFolderIsTheCause() throws {
        let folder = TemporaryFolder()
        try fill(folder.file())
        chmod(folder.file(), 0o666)
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o700) }
        try withoutPrivileges {
            let database = Database(path: folder.file())
            try expectCount(2, in: database)
            let error = sqliteError { try database.write { try $0.execute("DELETE FROM entry") } }
            #expect(error?.extendedCode == 1544)
            try expectCount(2, in: database)
        }
    }

    @Test func aLogThatCanNotBeReadIsNamed() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try database.write { try $0.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY) STRICT") }
        let copy = TemporaryFolder()
        for name in ["store.sqlite", "store.sqlite-wal"] {
            try copy.write(folder.read(name), to: name)
            chmod(copy.file(name), 0o644)
        }
        chmod(copy.path, 0o555)
        defer { chmod(copy.path, 0o700) }
        try withoutPrivileges {
            let error = sqliteError { try Database(path: copy.file()).read { _ in } }
            #expect(error?.extendedCode == 1294)
            #expect(
                error?.description
                    == "'\(copy.file())' can't be read here: changes wait in its '-wal' file and the folder is read-only; "
                    + "copy both files to a folder that can be written.")
        }
        try expectWhole(database)
    }

    @Test func anotherPersonsOpenStoreCanBeRead() throws {
        let folder = TemporaryFolder()
        let database = Database(path: folder.file())
        try database.write { connection in
            try connection.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY) STRICT")
            try connection.execute("INSERT INTO entry VALUES (1), (2), (3)")
        }
        for name in folder.names { chmod(folder.file(name), 0o644) }
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o700) }
        try withoutPrivileges {
            // What is committed is still in the log, which is read through the other's index.
            let reader = Database(path: folder.file(), configuration: .init(mode: .readOnly))
            try expectCount(3, in: reader)
            try reader.read { #expect(!$0.isImmutable && $0.isReadOnly) }
        }
        try expectWhole(database)
    }

    @Test func readOnlyModeRefusesToWriteWhereItCould() throws {
        let folder = TemporaryFolder()
        try fill(folder.file())
        let database = Database(path: folder.file(), configuration: .init(mode: .readOnly))
        try expectCount(2, in: database)
        #expect(sqliteError { try database.write { try $0.execute("DELETE FROM entry") } }?.isReadOnly == true)
        try expectWhole(database)
    }

    @Test func aFileThatMayNotBeReadSaysSo() throws {
        let folder = TemporaryFolder()
        try fill(folder.file())
        chmod(folder.path, 0o755)
        chmod(folder.file(), 0o000)
        try withoutPrivileges {
            let error = sqliteError { try Database(path: folder.file()).read { _ in } }
            #expect(error?.description == "'\(folder.file())' can't be opened: permission denied; name another file.")
        }
    }
}
