import Synchronization

/// What a connection changes while it works, behind a pointer: SQLite's busy handler gets it as its context, and hot paths
/// read it without an access check.
@usableFromInline struct ConnectionState: ~Copyable {
    /// Set from any thread; once set, statements refuse to start until the connection has been given back.
    @usableFromInline let isInterrupted = Atomic<Bool>(false)
    /// How many transactions are open, one inside the other.
    @usableFromInline var transactionDepth = 0
    /// How long a lock is waited for, in nanoseconds.
    var busyTimeout: UInt64
    /// When the present wait began.
    var waitStart: UInt64 = 0
    /// How long the last wait was.
    var waited: UInt64 = 0

    init(busyTimeout: UInt64) {
        self.busyTimeout = busyTimeout
    }
}
