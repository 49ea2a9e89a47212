import SQLiteAccess
import Testing

@Suite struct StatementCacheTests {
    @Test func aStatementIsPreparedOnceAndUsedAgain() throws {
        let sql: SQL = "SELECT ?1"
        try withEachDatabase { database in
            try database.read { connection in
                for value in 0..<5 {
                    let read = try connection.firstRow(sql, bind: { try $0.bind(value, at: 1) }, read: { $0.int(at: 0) })
                    #expect(read == value)
                }
                #expect(connection.statistics(of: sql).runs == 5)
                #expect(connection.preparedStatementCount == 1)
            }
        }
    }

    @Test func bindingsOfTheLastUseAreGone() throws {
        let sql: SQL = "SELECT ?1"
        try withEachDatabase { database in
            try database.read { connection in
                try connection.run(sql) { try $0.bind("secret", at: 1) }
                let isNull = try connection.firstRow(sql) { $0.isNull(at: 0) }
                #expect(isNull == true)
            }
        }
    }

    @Test func aStatementIsResetWhenItsClosureThrows() throws {
        let sql: SQL = "SELECT 1 UNION SELECT 2"
        try withEachDatabase { database in
            try database.read { connection in
                expectStop {
                    try connection.withStatement(sql) { statement in
                        try expectRow(statement)
                        throw Stop()
                    }
                }
                #expect(connection.openStatementCount == 0)
                let first = try connection.firstRow(sql) { $0.int(at: 0) }
                #expect(first == 1)
            }
        }
    }

    @Test func theSameTextUsedInsideItselfGetsStatementsOfItsOwn() throws {
        try withEachDatabase { database in
            try database.read { connection in
                for _ in 0..<3 {
                    let sum = try sum(connection, above: 0)
                    #expect(sum == 17)
                }
                #expect(connection.preparedStatementCount == 4)
            }
        }
    }

    private func sum(_ connection: Connection, above bound: Int) throws -> Int {
        try connection.withStatement("WITH n(i) AS (VALUES (1), (2), (3)) SELECT i FROM n WHERE i > ?1") { statement in
            try statement.bind(bound, at: 1)
            var sum = 0
            while try statement.step() {
                let value = statement.int(at: 0)
                sum += try value + self.sum(connection, above: value)
            }
            return sum
        }
    }

    @Test func textOfMoreThanOneStatementIsRefused() throws {
        try withEachDatabase { database in
            let error = sqliteError { try database.read { try $0.run("SELECT 1; SELECT 2") } }
            #expect(error?.isMisuse == true)
            let empty = sqliteError { try database.read { try $0.run("  -- nothing") } }
            #expect(empty?.isMisuse == true)
            try database.read { try $0.run("SELECT 1;\n") }
        }
    }

    @Test func textsAreEqualByContent() {
        let first: SQL = "SELECT 1"
        let second: SQL = """
            SELECT 1
            """
        #expect(first == second)
        #expect(Set([first, second, "SELECT 2"]).count == 2)
        #expect(first.description == "SELECT 1")
    }

    @Test func manyStatementsFitTheCache() throws {
        try withEachDatabase { database in
            try database.read { connection in
                for _ in 0..<2 {
                    try ManyStatements.run(on: connection)
                }
                #expect(connection.preparedStatementCount == ManyStatements.count)
            }
        }
    }
}
