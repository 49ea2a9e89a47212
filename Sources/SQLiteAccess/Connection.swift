import CSQLite
import Synchronization

/// An open connection, lent for the length of a closure and used by one thread at a time.
public final class Connection {
    @usableFromInline let handle: OpaquePointer
    @usableFromInline let cache = StatementCache()
    @usableFromInline let state: UnsafeMutablePointer<ConnectionState>
    /// Whether statements that write are refused: the connection is for reading.
    let isForReading: Bool
    /// Whether the file is read as one that nobody changes, without locks and without a write-ahead log.
    package let isImmutable: Bool
    /// Whether the settings for writing have been made.
    var isReadyForWriting = false
    /// The statement whose open row holds the snapshot.
    var snapshot: OpaquePointer?
    var isHoldingSnapshot = false
    /// The file's `user_version` in the present snapshot; taking the snapshot has read it.
    package internal(set) var userVersion: Int32 = 0

    /// The next one in the list of the pool that this one is in.
    var next: Connection?
    /// The thread that it is lent to.
    var borrower: ThreadID?
    var isLentForWriting = false

    init(handle: OpaquePointer, isForReading: Bool, isImmutable: Bool, busyTimeout: Int) {
        self.handle = handle
        self.isForReading = isForReading
        self.isImmutable = isImmutable
        state = .allocate(capacity: 1)
        state.initialize(to: ConnectionState(busyTimeout: UInt64(clamping: busyTimeout) &* BusyWait.nanosecondsPerMillisecond))
        sqlite3_busy_handler(handle, BusyWait.handler, state)
        sqlite3_progress_handler(handle, Connection.stepsBetweenChecks, Connection.isToStop, state)
    }

    deinit {
        if let snapshot { sqlite3_finalize(snapshot) }
        cache.destroy()
        sqlite3_close_v2(handle)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The row id of the last row inserted.
    @inlinable public var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// How many rows the last statement inserted, changed or deleted.
    @inlinable public var changes: Int { Int(sqlite3_changes64(handle)) }

    /// How many rows were inserted, changed or deleted since the connection was opened, by triggers too.
    @inlinable public var totalChanges: Int { Int(sqlite3_total_changes64(handle)) }

    /// Whether the file can't be changed through this connection, nor through another one of this process.
    package var isReadOnly: Bool { isImmutable || sqlite3_db_readonly(handle, "main") == 1 }

    /// The file's path as SQLite has it; nil in memory.
    package var path: String? {
        guard let name = sqlite3_db_filename(handle, "main"), name.pointee != 0 else { return nil }
        return String(cString: name)
    }

    /// How many statements are between their first and last row, the one that holds the snapshot left out.
    package var openStatementCount: Int {
        var count = 0
        var next = sqlite3_next_stmt(handle, nil)
        while let statement = next {
            if sqlite3_stmt_busy(statement) != 0 && statement != snapshot { count += 1 }
            next = sqlite3_next_stmt(handle, statement)
        }
        return count
    }

    /// How many statements the cache holds.
    package var preparedStatementCount: Int { cache.count }

    /// Steps of SQLite's virtual machine after which a running statement looks whether it was interrupted: about 0.1 ms.
    private static let stepsBetweenChecks: Int32 = 10_000

    /// Our own mark instead of `sqlite3_interrupt`: SQLite forgets an interruption that comes just before a statement starts, and
    /// keeps one as long as any statement is open. The word index leaves one open for its own use, so the rollback itself would be
    /// interrupted.
    private static let isToStop: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
        guard let state = context?.assumingMemoryBound(to: ConnectionState.self) else { return 0 }
        return state.pointee.isInterrupted.load(ordering: .relaxed) ? 1 : 0
    }

    /// Stops what the connection is doing, from any thread; what it has begun throws `SQLITE_INTERRUPT`.
    func interrupt() {
        state.pointee.isInterrupted.store(true, ordering: .relaxed)
    }

    /// Forgets an interruption, when the connection is given back.
    func clearInterruption() {
        state.pointee.isInterrupted.store(false, ordering: .relaxed)
    }

    /// An error with what only the connection knows: the wait before it, and whether an interruption ended that wait.
    @usableFromInline @inline(never) func completed(_ error: any Error) -> any Error {
        guard var known = error as? SQLiteError, known.isBusy else { return error }
        if state.pointee.isInterrupted.load(ordering: .relaxed) { return interruptedError(known.sql) }
        if known.waitedMilliseconds == 0 {
            known.waitedMilliseconds = Int(state.pointee.waited / BusyWait.nanosecondsPerMillisecond)
        }
        return known
    }

    @usableFromInline @inline(never) func interruptedError(_ sql: SQL) -> any Error {
        interruptedError(sql.description)
    }

    func interruptedError(_ sql: String?) -> any Error {
        SQLiteError(extendedCode: SQLITE_INTERRUPT, message: "interrupted", sql: sql, path: path)
    }
}
