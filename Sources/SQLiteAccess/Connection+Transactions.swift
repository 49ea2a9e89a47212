import CSQLite
import Synchronization

extension Connection {
    /// Runs `body` in a transaction: committed when it returns, rolled back when it throws. Inside another one it is a savepoint.
    @inlinable package func transaction<R>(_ kind: TransactionKind = .deferred, _ body: () throws -> R) throws -> R {
        let isNested = try beginTransaction(isImmediate: kind == .immediate)
        do {
            let result = try body()
            try commitTransaction(isNested: isNested)
            return result
        } catch {
            rollBackTransaction(isNested: isNested)
            throw error
        }
    }

    /// Runs `body` with a shorter wait for locks, in milliseconds.
    package func withBusyTimeout<R>(_ milliseconds: Int, _ body: (Connection) throws -> R) throws -> R {
        let usual = state.pointee.busyTimeout
        // Nobody is made to wait longer than they asked for.
        state.pointee.busyTimeout = min(usual, UInt64(clamping: milliseconds) &* BusyWait.nanosecondsPerMillisecond)
        defer { state.pointee.busyTimeout = usual }
        return try body(self)
    }

    /// Whether a transaction is open.
    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    @usableFromInline func beginTransaction(isImmediate: Bool) throws -> Bool {
        let isNested = state.pointee.transactionDepth > 0 || sqlite3_get_autocommit(handle) == 0
        let sql: SQL = isNested ? "SAVEPOINT nested" : isImmediate ? "BEGIN IMMEDIATE" : "BEGIN"
        try checkUsable(sql)
        try retryingWhileBusy { try perform(sql) }
        state.pointee.transactionDepth += 1
        return isNested
    }

    @usableFromInline func commitTransaction(isNested: Bool) throws {
        let sql: SQL = isNested ? "RELEASE nested" : "COMMIT"
        try checkUsable(sql)
        try perform(sql)
        state.pointee.transactionDepth -= 1
    }

    /// Never throws: the error that led here is the one to report. SQLite may have rolled back by itself (a full disk).
    @usableFromInline func rollBackTransaction(isNested: Bool) {
        state.pointee.transactionDepth -= 1
        guard sqlite3_get_autocommit(handle) == 0 else { return }
        if isNested {
            do {
                try perform("ROLLBACK TO nested")
                try perform("RELEASE nested")
                return
            } catch {
                // What the savepoint did must not be committed by the transaction around it, which finds itself rolled back.
            }
        }
        try? perform("ROLLBACK")
    }

    /// Ends what a closure may have left open, before the connection is lent again.
    func endTransaction() {
        if sqlite3_get_autocommit(handle) == 0 { try? perform("ROLLBACK") }
        state.pointee.transactionDepth = 0
    }

    /// Runs a statement also when the work has been interrupted.
    private func perform(_ sql: SQL) throws {
        let pointer = try cache.take(sql.cacheKey) ?? prepare(sql)
        defer {
            _ = sqlite3_reset(pointer)
            cache.giveBack(sql.cacheKey, pointer)
        }
        do {
            while try Statement(pointer).step() {}
        } catch {
            throw completed(error)
        }
    }

    /// Tries again until the busy timeout is over: SQLite gives some locks up without asking its busy handler (a change of the
    /// journal mode, the recovery of a log).
    func retryingWhileBusy<R>(_ body: () throws -> R) throws -> R {
        let start = BusyWait.now()
        var attempt = 0
        while true {
            do {
                return try body()
            } catch var error as SQLiteError where error.isBusy {
                let elapsed = BusyWait.now() &- start
                error.waitedMilliseconds = Int(elapsed / BusyWait.nanosecondsPerMillisecond)
                if elapsed >= state.pointee.busyTimeout { throw error }
                if state.pointee.isInterrupted.load(ordering: .relaxed) { throw interruptedError(error.sql) }
                BusyWait.sleep(attempt: attempt, atMost: state.pointee.busyTimeout - elapsed)
                attempt += 1
            }
        }
    }
}
