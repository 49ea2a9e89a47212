import SQLiteAccess
import Testing

@Suite struct StatementTests {
    @Test func valuesOfEachTypeComeBackAsTheyWereBound() throws {
        try withEachDatabase { database in
            try database.write { connection in
                try connection.execute("CREATE TABLE value (id INTEGER PRIMARY KEY, a ANY) STRICT")
                try connection.withStatement("INSERT INTO value (a) VALUES (?1)") { insert in
                    try insert.bind(Int64.min, at: 1)
                    try insert.run()
                    try insert.bind(Int.max, at: 1)
                    try insert.run()
                    try insert.bind(-0.25, at: 1)
                    try insert.run()
                    try insert.bind(true, at: 1)
                    try insert.run()
                }
            }
            let texts = try database.read { connection in
                try connection.withStatement("SELECT a, typeof(a) FROM value ORDER BY id") { select in
                    try expectRow(select)
                    #expect(select.int64(at: 0) == .min)
                    try expectRow(select)
                    #expect(select.int(at: 0) == .max)
                    try expectRow(select)
                    #expect(select.double(at: 0) == -0.25)
                    #expect(select.string(at: 1) == "real")
                    try expectRow(select)
                    #expect(select.bool(at: 0))
                    try expectNoRow(select)
                    return select.columnCount
                }
            }
            #expect(texts == 2)
        }
    }

    @Test(arguments: ["", "plain", "Grüße, 世界 👋"])
    func textComesBackByteForByte(_ text: String) throws {
        try expectRoundTrip(text)
    }

    @Test func textWithTheCharacterNulComesBackWhole() throws {
        try expectRoundTrip("a\u{0}b")
        try expectRoundTrip("\u{0}")
    }

    private func expectRoundTrip(_ text: String) throws {
        try withEachDatabase { database in
            let sql: SQL = "SELECT ?1, typeof(?1), length(CAST(?1 AS BLOB))"
            try database.read { connection in
                try connection.withStatement(sql) { statement in
                    try statement.bind(text, at: 1)
                    try expectRow(statement)
                    #expect(statement.string(at: 0) == text)
                    #expect(statement.optionalString(at: 0) == text)
                    #expect(statement.string(at: 1) == "text")
                    #expect(statement.int(at: 2) == text.utf8.count)
                    #expect(statement.withText(at: 0) { Array($0) } == Array(text.utf8))
                    statement.reset()
                    try statement.bind(text[...], at: 1)
                    try expectRow(statement)
                    #expect(statement.string(at: 0) == text)
                }
            }
        }
    }

    @Test(arguments: [[], [0], [0xff, 0x00, 0xfe]] as [[UInt8]])
    func blobsComeBackByteForByte(_ bytes: [UInt8]) throws {
        try withEachDatabase { database in
            try database.read { connection in
                try connection.withStatement("SELECT ?1, typeof(?1)") { statement in
                    try statement.bind(bytes, at: 1)
                    try expectRow(statement)
                    #expect(statement.bytes(at: 0) == bytes)
                    #expect(statement.optionalBytes(at: 0) == bytes)
                    #expect(statement.string(at: 1) == "blob")
                    statement.reset()
                    try bytes.withUnsafeBytes { buffer in
                        try statement.bindUnowned(blob: buffer, at: 1)
                        try expectRow(statement)
                        #expect(statement.bytes(at: 0) == bytes)
                        #expect(statement.string(at: 1) == "blob")
                        statement.reset()
                    }
                }
            }
        }
    }

    @Test func longTextAndBlobsComeBackToo() throws {
        try withEachDatabase { database in
            let text = String(repeating: "long ", count: 40_000)
            let bytes = [UInt8](repeating: 7, count: 100_000)
            try database.read { connection in
                try connection.withStatement("SELECT ?1, ?2") { statement in
                    try statement.bind(text, at: 1)
                    try statement.bind(bytes, at: 2)
                    try expectRow(statement)
                    #expect(statement.string(at: 0) == text)
                    #expect(statement.bytes(at: 1) == bytes)
                }
            }
        }
    }

    @Test func absentValuesAreNullAndNullIsAbsent() throws {
        try withEachDatabase { database in
            try database.read { connection in
                try connection.withStatement("SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8") { statement in
                    try statement.bind(nil as Int64?, at: 1)
                    try statement.bind(nil as Int?, at: 2)
                    try statement.bind(nil as Double?, at: 3)
                    try statement.bind(nil as String?, at: 4)
                    try statement.bind(nil as [UInt8]?, at: 5)
                    try statement.bind(nil as Bool?, at: 6)
                    try statement.bindNull(at: 7)
                    try expectRow(statement)
                    for index in 0..<8 as Range<Int32> { #expect(statement.isNull(at: index)) }
                    #expect(statement.optionalInt64(at: 0) == nil)
                    #expect(statement.optionalInt(at: 1) == nil)
                    #expect(statement.optionalDouble(at: 2) == nil)
                    #expect(statement.optionalString(at: 3) == nil)
                    #expect(statement.optionalBytes(at: 4) == nil)
                    #expect(statement.int64(at: 0) == 0)
                    #expect(statement.string(at: 3) == "")
                    #expect(statement.bytes(at: 4) == [])
                }
            }
        }
    }

    @Test func literalsAndBuffersAreBoundWithoutACopy() throws {
        try withEachDatabase { database in
            try database.read { connection in
                try connection.withStatement("SELECT ?1, ?2") { statement in
                    try statement.bind("literal" as StaticString, at: 1)
                    let text = Array("buffer".utf8)
                    try text.withUnsafeBufferPointer { buffer in
                        try statement.bindUnowned(text: buffer, at: 2)
                        try expectRow(statement)
                        #expect(statement.string(at: 0) == "literal")
                        #expect(statement.string(at: 1) == "buffer")
                        statement.reset()
                    }
                }
            }
        }
    }

    @Test func invalidTextIsRepairedAsAStringAndKeptAsBytes() throws {
        try withEachDatabase { database in
            try database.read { connection in
                try connection.withStatement("SELECT CAST(x'61ff62c3' AS TEXT)") { statement in
                    try expectRow(statement)
                    #expect(statement.string(at: 0) == "a\u{fffd}b\u{fffd}")
                    #expect(statement.withText(at: 0) { Array($0) } == [0x61, 0xff, 0x62, 0xc3])
                }
            }
        }
    }

    @Test func aParameterOutOfRangeIsAnErrorAndNotATrap() throws {
        try withEachDatabase { database in
            let error = sqliteError { try database.read { try $0.run("SELECT ?1") { try $0.bind(1, at: 2) } } }
            #expect(error?.extendedCode == 25)
        }
    }
}
