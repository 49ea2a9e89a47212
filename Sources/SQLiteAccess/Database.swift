import CSQLite

/// A database file, or one in memory, used from any number of threads: one connection writes, others read snapshots.
///
/// Nothing is opened before it is needed. A program that only reads opens one connection, and so does one that only writes.
public final class Database: Sendable {
    /// The file's path; nil in memory.
    package let path: String?
    package let configuration: Configuration
    let pool: ConnectionPool
    let lanes = WorkerLanes()

    /// A database in a file. Opening it waits for the first use, which throws what stands in the way.
    package init(path: String, configuration: Configuration = Configuration()) {
        self.path = path
        self.configuration = configuration
        pool = ConnectionPool(opener: ConnectionOpener(path: path, configuration: configuration))
    }

    /// A database in memory, where reading and writing go over one connection.
    package init(inMemory configuration: Configuration = Configuration()) {
        path = nil
        self.configuration = configuration
        pool = ConnectionPool(opener: ConnectionOpener(path: nil, configuration: configuration))
    }

    deinit {
        lanes.stop()
    }

    /// Reads on one snapshot: what others commit meanwhile is not seen.
    ///
    /// Inside a `write` of the same thread it reads what that write has done so far.
    @inlinable package func read<R>(_ body: (Connection) throws -> R) throws -> R {
        let loan = try borrowForReading()
        defer { end(loan) }
        return try body(loan.connection)
    }

    /// Changes the file in one transaction: committed and on the disk when it returns, as it was when it throws.
    ///
    /// Waits for other writers as long as the busy timeout says. Inside another `write` of the same thread it is a savepoint.
    @inlinable package func write<R>(_ body: (Connection) throws -> R) throws -> R {
        let loan = try borrowForWriting()
        defer { end(loan) }
        return try loan.connection.transaction(.immediate) { try body(loan.connection) }
    }

    /// Lends the connection that writes without a transaction: for settings and maintenance that can't be in one, such as `VACUUM`.
    package func withWriter<R>(_ body: (Connection) throws -> R) throws -> R {
        if let own = pool.own(), own.isLentForWriting || pool.isBlockedByItself(own) {
            throw SQLiteError.misuse("the connection that writes is lent to this thread already", path: path)
        }
        let connection = try pool.takeWriter()
        defer { pool.giveBack(connection) }
        return try body(connection)
    }

    /// Interrupts all that is running, from any thread: it throws an error that `isInterrupted`.
    package func interrupt() {
        pool.interrupt()
    }

    /// Closes the connections that are idle, and each other one when its closure ends. Later uses throw.
    package func close() {
        pool.close()
    }
}

extension Database {
    @usableFromInline func borrowForReading() throws -> Loan {
        guard let own = pool.own() else { return Loan(connection: try pool.takeReader(), ending: .giveBack) }
        if own.isHoldingSnapshot || own.isInTransaction { return Loan(connection: own, ending: .nothing) }
        try own.retryingWhileBusy { try own.takeSnapshot() }
        return Loan(connection: own, ending: .releaseSnapshot)
    }

    @usableFromInline func borrowForWriting() throws -> Loan {
        if let own = pool.own() {
            if own.isLentForWriting { return Loan(connection: own, ending: .nothing) }
            if pool.isBlockedByItself(own) { throw SQLiteError.misuse("a write inside a read on one connection", path: path) }
        }
        return Loan(connection: try pool.takeWriter(), ending: .giveBack)
    }

    @usableFromInline func end(_ loan: Loan) {
        switch loan.ending {
        case .giveBack: pool.giveBack(loan.connection)
        case .releaseSnapshot: loan.connection.releaseSnapshot()
        case .nothing: break
        }
    }
}
