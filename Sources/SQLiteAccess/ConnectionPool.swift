import CSQLite

/// The connections of one database: one that writes and a few that read, each opened when it is first needed.
///
/// A thread that has one already gets the same again: a read inside a write sees what that write has done.
/// Connections are chained by themselves: arrays of them would make a program's start build type descriptions.
///
/// `@unchecked Sendable`: all that changes is only touched inside the monitor, and a connection is lent to one thread at a time.
final class ConnectionPool: @unchecked Sendable {
    let opener: ConnectionOpener
    private let monitor = Monitor()
    private var writer: Connection?
    private var isWriterTaken = false
    private var readerCount = 0
    private var firstIdle: Connection?
    private var firstLent: Connection?
    private var isClosed = false

    /// Whether reading and writing go over one connection.
    private let isShared: Bool

    init(opener: ConnectionOpener) {
        self.opener = opener
        isShared = opener.path == nil || opener.configuration.maximumReaders <= 0
    }

    /// What the running thread has borrowed; the writer first.
    func own() -> Connection? {
        let thread = ThreadID.current
        return monitor.withLock {
            var own: Connection?
            var next = firstLent
            while let connection = next {
                if connection.borrower == thread && (own == nil || connection.isLentForWriting) { own = connection }
                next = connection.next
            }
            return own
        }
    }

    /// Whether a thread that reads can't begin to write: it would wait for itself.
    func isBlockedByItself(_ own: Connection) -> Bool { isShared && !own.isLentForWriting }

    /// Lends a connection with its snapshot taken.
    func takeReader() throws -> Connection {
        if isShared { return try takeSharedReader() }
        let idle = try claimReader()
        do {
            let connection = try idle ?? opener.openForReading(isShared: false)
            if !connection.isHoldingSnapshot { try connection.retryingWhileBusy { try connection.takeSnapshot() } }
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
            let connection = try monitor.withLock { writer } ?? opener.openForWriting()
            monitor.withLock { writer = connection }
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
            let connection = try monitor.withLock { writer } ?? opener.openForReading(isShared: true)
            monitor.withLock { writer = connection }
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
        // An immutable connection would not see that the file has been replaced since, so it is not kept.
        let closing: Connection? = monitor.withLock {
            removeFromLent(connection)
            connection.clearInterruption()
            let isKept = !isClosed && !connection.isImmutable
            if connection === writer {
                isWriterTaken = false
                if !isKept { writer = nil }
            } else if isKept {
                connection.next = firstIdle
                firstIdle = connection
            } else {
                readerCount -= 1
            }
            monitor.wakeAll()
            return isKept ? nil : connection
        }
        _ = closing
    }

    /// Interrupts everything that is running.
    func interrupt() {
        monitor.withLock {
            var next = firstLent
            while let connection = next {
                connection.interrupt()
                next = connection.next
            }
        }
    }

    /// Lets threads that wait for a connection look again whether their work has been cancelled.
    func wakeWaiting() {
        monitor.withLock { monitor.wakeAll() }
    }

    /// Closes what is idle now, and what is lent when it comes back.
    func close() {
        var (idle, closing): (Connection?, Connection?) = monitor.withLock {
            isClosed = true
            monitor.wakeAll()
            let idle = firstIdle
            firstIdle = nil
            guard !isWriterTaken else { return (idle, nil) }
            defer { writer = nil }
            return (idle, writer)
        }
        // Closing may fold the log into the file, which takes its time: outside the lock, one after the other.
        closing = nil
        while let connection = idle {
            idle = connection.next
            connection.next = nil
        }
        _ = closing
    }

    private func claimReader() throws -> Connection? {
        var idle: Connection?
        try claim {
            if let first = firstIdle {
                firstIdle = first.next
                first.next = nil
                idle = first
                return true
            }
            guard readerCount < opener.configuration.maximumReaders else { return false }
            readerCount += 1
            return true
        }
        return idle
    }

    private func claimWriter() throws {
        try claim {
            if isWriterTaken { return false }
            isWriterTaken = true
            return true
        }
    }

    private func releaseWriter() {
        monitor.withLock {
            isWriterTaken = false
            monitor.wakeAll()
        }
    }

    /// Waits until `take` succeeds.
    private func claim(_ take: () -> Bool) throws {
        let job = Job.current
        try monitor.withLock {
            while true {
                if isClosed { throw SQLiteError.misuse("the database has been closed", path: opener.path) }
                if job?.isCancelled == true { throw interruptedError }
                if take() { return }
                monitor.wait()
            }
        }
    }

    private func lend(_ connection: Connection, isWriting: Bool) throws {
        if let job = Job.current, !job.attach(connection) {
            connection.releaseSnapshot()
            throw interruptedError
        }
        connection.borrower = .current
        connection.isLentForWriting = isWriting
        monitor.withLock {
            connection.next = firstLent
            firstLent = connection
        }
    }

    private func removeFromLent(_ connection: Connection) {
        if firstLent === connection {
            firstLent = connection.next
        } else {
            var previous = firstLent
            while let other = previous, other.next !== connection { previous = other.next }
            previous?.next = connection.next
        }
        connection.next = nil
        connection.borrower = nil
    }

    private var interruptedError: SQLiteError {
        SQLiteError(extendedCode: SQLITE_INTERRUPT, message: "interrupted", path: opener.path)
    }
}
