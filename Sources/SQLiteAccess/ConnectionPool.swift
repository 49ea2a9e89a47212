import CSQLite

/// The connections of one database: one that writes and a few that read, each opened when it is first needed.
///
/// A thread that has one already gets the same again: a read inside a write sees what that write has done.
///
/// `@unchecked Sendable`: all that changes is only touched inside the monitor, and a connection is lent to one thread at a time.
final class ConnectionPool: @unchecked Sendable {
    struct Loan {
        let connection: Connection
        let thread: ThreadID
        let isWriting: Bool
    }

    let opener: ConnectionOpener
    private let monitor = Monitor()
    private var writer: Connection?
    private var idleReaders: [Connection] = []
    private var readerCount = 0
    private var isWriterLent = false
    private var loans: [Loan] = []
    private var isClosed = false

    /// Whether reading and writing go over one connection.
    private let isShared: Bool

    init(opener: ConnectionOpener) {
        self.opener = opener
        isShared = opener.path == nil || opener.configuration.maximumReaders <= 0
    }

    /// What the running thread has borrowed; the writer first.
    func ownLoan() -> Loan? {
        let thread = ThreadID.current
        return monitor.withLock {
            var own: Loan?
            for loan in loans where loan.thread == thread {
                if own == nil || loan.isWriting { own = loan }
            }
            return own
        }
    }

    /// Whether a thread that reads can't begin to write: it would wait for itself.
    func isBlockedByItself(_ loan: Loan) -> Bool { isShared && !loan.isWriting }

    /// Lends a connection with its snapshot taken.
    func takeReader() throws -> Connection {
        if isShared { return try takeSharedReader() }
        let idle: Connection? = try claim {
            if let idle = idleReaders.popLast() { return .some(idle) }
            guard readerCount < opener.configuration.maximumReaders else { return nil }
            readerCount += 1
            return .some(nil)
        }
        do {
            let connection: Connection
            if let idle {
                try idle.retryingWhileBusy { try idle.takeSnapshot() }
                connection = idle
            } else {
                connection = try opener.openForReading(isShared: false)
            }
            try lend(connection, isWriting: false)
            return connection
        } catch {
            monitor.withLock {
                readerCount -= 1
                monitor.wakeAll()
            }
            throw error
        }
    }

    /// Lends the connection that writes, ready for it.
    func takeWriter() throws -> Connection {
        try claimWriter()
        do {
            let connection = try keepWriter { try opener.openForWriting() }
            try opener.prepareForWriting(connection)
            try lend(connection, isWriting: true)
            return connection
        } catch {
            releaseWriter()
            throw error
        }
    }

    private func takeSharedReader() throws -> Connection {
        try claimWriter()
        do {
            let connection = try keepWriter { try opener.openForReading(isShared: true) }
            if !connection.isHoldingSnapshot { try connection.retryingWhileBusy { try connection.takeSnapshot() } }
            try lend(connection, isWriting: false)
            return connection
        } catch {
            releaseWriter()
            throw error
        }
    }

    /// Takes a connection back.
    func giveBack(_ connection: Connection) {
        connection.releaseSnapshot()
        connection.endTransaction()
        Job.current?.detach()
        monitor.withLock {
            loans.removeAll { $0.connection === connection }
            connection.clearInterruption()
            if connection === writer {
                isWriterLent = false
                // An immutable connection would not see that the file has been replaced since.
                if isClosed || connection.isImmutable { writer = nil }
            } else if isClosed || connection.isImmutable {
                readerCount -= 1
            } else {
                idleReaders.append(connection)
            }
            monitor.wakeAll()
        }
    }

    /// Interrupts everything that is running.
    func interrupt() {
        monitor.withLock {
            for loan in loans { loan.connection.interrupt() }
        }
    }

    /// Lets threads that wait for a connection look again whether their work has been cancelled.
    func wakeWaiting() {
        monitor.withLock { monitor.wakeAll() }
    }

    /// Closes what is idle now, and what is lent when it comes back.
    func close() {
        let closing: [Connection?] = monitor.withLock {
            isClosed = true
            let idle = idleReaders
            readerCount -= idle.count
            idleReaders = []
            monitor.wakeAll()
            guard !isWriterLent else { return idle }
            defer { writer = nil }
            return idle + [writer]
        }
        // Closing may fold the log into the file, which takes its time: outside the lock, when this array goes.
        _ = closing
    }

    private func claimWriter() throws {
        try claim { () -> Void? in
            if isWriterLent { return nil }
            isWriterLent = true
            return ()
        }
    }

    /// The connection that writes, opened if it is not; only for who has claimed it.
    private func keepWriter(_ open: () throws -> Connection) throws -> Connection {
        if let writer = monitor.withLock({ writer }) { return writer }
        let connection = try open()
        monitor.withLock { writer = connection }
        return connection
    }

    private func releaseWriter() {
        monitor.withLock {
            isWriterLent = false
            monitor.wakeAll()
        }
    }

    /// Waits until `take` gives something.
    private func claim<R>(_ take: () -> R?) throws -> R {
        let job = Job.current
        return try monitor.withLock {
            while true {
                if isClosed { throw SQLiteError.misuse("the database has been closed", path: opener.path) }
                if job?.isCancelled == true { throw interruptedError }
                if let taken = take() { return taken }
                monitor.wait()
            }
        }
    }

    private func lend(_ connection: Connection, isWriting: Bool) throws {
        if let job = Job.current, !job.attach(connection) {
            connection.releaseSnapshot()
            throw interruptedError
        }
        monitor.withLock { loans.append(Loan(connection: connection, thread: .current, isWriting: isWriting)) }
    }

    private var interruptedError: SQLiteError {
        SQLiteError(extendedCode: SQLITE_INTERRUPT, message: "interrupted", path: opener.path)
    }
}
