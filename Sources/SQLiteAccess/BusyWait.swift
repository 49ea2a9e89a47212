#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Waiting for a lock of another connection: short sleeps that grow, until the time is up.
///
/// SQLite's own handler sleeps a tenth of a second at a time after a few tries, and whole seconds where it was built
/// without `usleep`; it also sleeps on when the work has been interrupted.
enum BusyWait {
    static let nanosecondsPerMillisecond: UInt64 = 1_000_000

    /// The handler for `sqlite3_busy_handler`; the context is a `ConnectionState`.
    static let handler: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { context, attempt in
        guard let state = context?.assumingMemoryBound(to: ConnectionState.self) else { return 0 }
        let now = BusyWait.now()
        if attempt == 0 { state.pointee.waitStart = now }
        let elapsed = now &- state.pointee.waitStart
        state.pointee.waited = elapsed
        if elapsed >= state.pointee.busyTimeout || state.pointee.isInterrupted.load(ordering: .relaxed) { return 0 }
        BusyWait.sleep(attempt: Int(attempt), atMost: state.pointee.busyTimeout - elapsed)
        return 1
    }

    /// Sleeps from a half to 10 milliseconds, longer with each attempt, and not the same in each process.
    static func sleep(attempt: Int, atMost limit: UInt64) {
        let step = min(UInt64(max(attempt, 0)) + 1, 20) * nanosecondsPerMillisecond / 2
        let spread = now() % (step / 2 + 1)
        let nap = min(step * 3 / 4 + spread, limit)
        var time = timespec(tv_sec: Int(nap / 1_000_000_000), tv_nsec: Int(nap % 1_000_000_000))
        // A signal may cut the nap short; then the lock is only tried earlier.
        _ = nanosleep(&time, nil)
    }

    /// Nanoseconds of a clock that is never set.
    static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }
}
