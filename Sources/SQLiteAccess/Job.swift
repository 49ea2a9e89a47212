import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One piece of work on a worker thread, and the connection it is using, so that cancelling it interrupts that connection alone.
///
/// `@unchecked Sendable`: what changes is only touched inside the mutex; other threads only set the connection's mark of an
/// interruption, which is atomic, and not after it has been detached.
package final class Job: @unchecked Sendable {
    private struct State {
        var isCancelled = false
        var connection: Unmanaged<Connection>?
    }

    private let lock = Monitor()
    private var state = State()

    /// Whether any job has run in this process; until then no thread looks for its own.
    private static let isAnyStarted = Atomic<Bool>(false)
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The job that the running thread works on.
    static var current: Job? {
        guard isAnyStarted.load(ordering: .relaxed), let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue()
    }

    package var isCancelled: Bool { lock.withLock { state.isCancelled } }

    package init() {}

    /// Runs work as this job on the running thread.
    package func perform<R>(_ work: () throws -> R) rethrows -> R {
        Job.isAnyStarted.store(true, ordering: .relaxed)
        pthread_setspecific(Job.key, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Job.key, nil) }
        return try work()
    }

    /// Notes the connection in use; false when the job has been cancelled.
    func attach(_ connection: Connection) -> Bool {
        lock.withLock {
            if state.isCancelled { return false }
            state.connection = .passUnretained(connection)
            return true
        }
    }

    /// Forgets the connection, which is about to be given back.
    func detach() {
        lock.withLock { state.connection = nil }
    }

    func cancel() {
        lock.withLock {
            state.isCancelled = true
            state.connection?._withUnsafeGuaranteedRef { $0.interrupt() }
        }
    }
}
