import CSQLite

/// What SQLite counted for a statement since it was prepared: for tests of plans and for benchmarks.
package struct StatementStatistics: Hashable, Sendable {
    /// Steps of SQLite's virtual machine: work that does not depend on the clock.
    package var virtualMachineSteps = 0
    /// Rows gone over in scans of whole tables.
    package var fullScanSteps = 0
    /// Sorts, none of which an index saved.
    package var sorts = 0
    /// Rows put into indexes that SQLite made for one run.
    package var automaticIndexRows = 0
    /// How often the statement was run.
    package var runs = 0

    package init() {}
}

extension Statement {
    /// What was counted so far.
    package var statistics: StatementStatistics {
        var statistics = StatementStatistics()
        statistics.virtualMachineSteps = count(SQLITE_STMTSTATUS_VM_STEP)
        statistics.fullScanSteps = count(SQLITE_STMTSTATUS_FULLSCAN_STEP)
        statistics.sorts = count(SQLITE_STMTSTATUS_SORT)
        statistics.automaticIndexRows = count(SQLITE_STMTSTATUS_AUTOINDEX)
        statistics.runs = count(SQLITE_STMTSTATUS_RUN)
        return statistics
    }

    private func count(_ counter: Int32) -> Int {
        Int(sqlite3_stmt_status(pointer, counter, 0))
    }
}

extension Connection {
    /// What was counted for the cached statements of `sql`; all zero when it was not used yet.
    package func statistics(of sql: SQL) -> StatementStatistics {
        cache.statements(sql.cacheKey).map { Statement($0).statistics }.reduce(into: StatementStatistics()) { sum, next in
            sum.virtualMachineSteps += next.virtualMachineSteps
            sum.fullScanSteps += next.fullScanSteps
            sum.sorts += next.sorts
            sum.automaticIndexRows += next.automaticIndexRows
            sum.runs += next.runs
        }
    }

    /// How SQLite would run a statement, one step a line: "SEARCH event USING INDEX …".
    package func explainQueryPlan(_ sql: SQL) throws -> [String] {
        let text = Array(("EXPLAIN QUERY PLAN " + sql.description).utf8)
        let (pointer, _) = try text.withUnsafeBytes { try prepare($0, isKept: false) }
        guard let pointer else { return [] }
        defer { sqlite3_finalize(pointer) }
        let statement = Statement(pointer)
        var lines: [String] = []
        while try statement.step() { lines.append(statement.string(at: 3)) }
        return lines
    }
}
