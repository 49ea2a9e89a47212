import SQLiteAccess
import Testing

@Suite struct StatementStatisticsTests {
    @Test func stepsOfTheVirtualMachineAreCounted() throws {
        let sql: SQL = "SELECT count(*) FROM entry WHERE text = ?1"
        try withEachDatabase { database in
            try database.write { connection in
                try connection.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT) STRICT")
                for _ in 0..<100 { try connection.run("INSERT INTO entry (text) VALUES ('a')") }
            }
            try database.read { connection in
                #expect(connection.statistics(of: sql) == StatementStatistics())
                try connection.run(sql) { try $0.bind("a", at: 1) }
                let statistics = connection.statistics(of: sql)
                #expect(statistics.virtualMachineSteps > 300)
                #expect(statistics.fullScanSteps == 99)
                #expect(statistics.runs == 1)
                #expect(statistics.sorts == 0)
            }
        }
    }

    @Test func aPlanNamesTheIndex() throws {
        try withEachDatabase { database in
            try database.write { connection in
                try connection.execute("CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT) STRICT")
                try connection.execute("CREATE INDEX entry_text ON entry (text)")
            }
            let plan = try database.read { try $0.explainQueryPlan("SELECT text FROM entry WHERE text > ?1 ORDER BY text") }
            #expect(plan == ["SEARCH entry USING COVERING INDEX entry_text (text>?)"])
        }
    }
}
