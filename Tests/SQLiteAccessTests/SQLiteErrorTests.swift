import SQLiteAccess
import Testing

@Suite struct SQLiteErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let error: SQLiteError
        let text: String
        var testDescription: String { name }

        init(
            _ name: String, _ code: Int32, _ message: String = "", errno: Int32 = 0, waited: Int = 0, sql: String? = nil,
            running: Bool = false, path: String? = "/home/ana/daybook.sqlite", _ text: String
        ) {
            self.name = name
            self.text = text
            error = SQLiteError(
                extendedCode: code, message: message, sql: sql, path: path, systemError: errno, waitedMilliseconds: waited,
                isFromRunning: running)
        }
    }

    static let cases: [Case] = [
        Case(
            "busy", 5, "database is locked", waited: 5003,
            "'/home/ana/daybook.sqlite' is locked by another program, waited 5003 ms; try again when that program is done."),
        Case(
            "busy at once", 261, "database is locked",
            "'/home/ana/daybook.sqlite' is locked by another program; try again when that program is done."),
        Case(
            "not a database", 26, "file is not a database",
            "'/home/ana/daybook.sqlite' is not an SQLite database; name another file."),
        Case(
            "corrupt", 267, "database disk image is malformed",
            "'/home/ana/daybook.sqlite' is damaged; "
                + "restore a backup, or save what can be read with `sqlite3 FILE .recover`."),
        Case(
            "full", 13, "database or disk is full",
            "No space is left for '/home/ana/daybook.sqlite'; free some space and try again."),
        Case(
            "full, as a failed write", 778, "disk I/O error", errno: 28,
            "No space is left for '/home/ana/daybook.sqlite'; free some space and try again."),
        Case(
            "file size limit", 778, "disk I/O error", errno: 27,
            "No space is left for '/home/ana/daybook.sqlite'; free some space and try again."),
        Case(
            "full, in memory", 13, path: nil,
            "No space is left for the database in memory; free some space and try again."),
        Case(
            "input or output", 266, "disk I/O error", errno: 5,
            "'/home/ana/daybook.sqlite' can't be read or written: input/output error; check the disk and try again."),
        Case(
            "read-only file", 8, "attempt to write a readonly database",
            "'/home/ana/daybook.sqlite' can't be changed: it is read-only; change its permissions or name another file."),
        Case(
            "read-only folder", 1544, "",
            "'/home/ana/daybook.sqlite' can't be changed: its folder is read-only; "
                + "change the folder's permissions or name another file."),
        Case("moved", 1032, "", "'/home/ana/daybook.sqlite' was moved or removed while it was open; open it again."),
        Case(
            "missing", 14, "unable to open database file", errno: 2,
            "'/home/ana/daybook.sqlite' can't be opened: no such file or directory; name another file."),
        Case("forbidden", 14, errno: 13, "'/home/ana/daybook.sqlite' can't be opened: permission denied; name another file."),
        Case("folder", 14, errno: 21, "'/home/ana/daybook.sqlite' can't be opened: it is a folder; name another file."),
        Case("already there", 14, errno: 17, "'/home/ana/daybook.sqlite' can't be opened: file exists; name another file."),
        Case(
            "log that can't be read", 1294, "",
            "'/home/ana/daybook.sqlite' can't be read here: changes wait in its '-wal' file and the folder is read-only; "
                + "copy both files to a folder that can be written."),
        Case("interrupted", 9, "interrupted", "The work was interrupted; nothing was changed."),
        Case(
            "constraint", 2067, "UNIQUE constraint failed: event.uid",
            "'/home/ana/daybook.sqlite' refuses the change: UNIQUE constraint failed: event.uid."),
        Case("too big", 18, "string or blob too big", "A text or blob is too big for SQLite; shorten it."),
        Case("memory", 7, "out of memory", "There is not enough memory; close other programs and try again."),
        Case(
            "syntax", 1, "near \"SELEC\": syntax error", sql: "SELEC\n    1",
            "SQLite failed with code 1: near \"SELEC\": syntax error, in `SELEC 1`."),
        Case("misuse", 21, "more than one statement", "SQLite failed with code 21: more than one statement."),
        Case(
            "words that quote a value", 1, "no such column: secret", sql: "SELECT * FROM f WHERE f MATCH ?1", running: true,
            "SQLite failed with code 1, in `SELECT * FROM f WHERE f MATCH ?1`."),
    ]

    @Test(arguments: cases) func aDescriptionSaysWhatHappenedAndTheMend(_ test: Case) {
        #expect(test.error.description == test.text)
    }

    @Test func boundValuesAreNotInTheDescription() throws {
        let database = Database(inMemory: .init())
        try database.write { try $0.execute("CREATE VIRTUAL TABLE note USING fts5 (text)") }
        for secret in ["secret:x", "\"secret", "secret AND"] {
            let error = sqliteError {
                try database.read { try $0.run("SELECT * FROM note WHERE note MATCH ?1") { try $0.bind(secret, at: 1) } }
            }
            #expect(error?.code == 1)
            #expect(error?.description.contains("secret") == false)
            #expect(error?.sql == "SELECT * FROM note WHERE note MATCH ?1")
        }
        try database.write { try $0.execute("CREATE TABLE entry (a INTEGER, b TEXT UNIQUE) STRICT") }
        let type = sqliteError {
            try database.write { try $0.run("INSERT INTO entry (a) VALUES (?1)") { try $0.bind("secret", at: 1) } }
        }
        #expect(type?.extendedCode == 3091)
        #expect(
            type?.description
                == "The database in memory refuses the change: cannot store TEXT value in INTEGER column entry.a.")
        try database.write { try $0.execute("INSERT INTO entry (b) VALUES ('secret')") }
        let unique = sqliteError {
            try database.write { try $0.run("INSERT INTO entry (b) VALUES (?1)") { try $0.bind("secret", at: 1) } }
        }
        #expect(unique?.description == "The database in memory refuses the change: UNIQUE constraint failed: entry.b.")
        try expectWhole(database)
    }

    @Test func predicatesTellTheKindsApart() {
        func error(_ code: Int32) -> SQLiteError { SQLiteError(extendedCode: code, message: "") }
        #expect(error(5).isBusy && error(517).isBusy && error(6).isBusy)
        #expect(error(11).isCorrupt && error(26).isNotADatabase && error(13).isFull && error(1032).isReadOnly)
        #expect(error(9).isInterrupted && error(787).isConstraint && error(1294).isCantOpen && error(21).isMisuse)
        #expect(!error(10).isFull && !error(1).isBusy)
    }
}
