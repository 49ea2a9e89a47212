#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A lock that threads can wait in until something has changed; `Synchronization.Mutex` has no such wait.
///
/// `@unchecked Sendable`: the two objects behind the pointers are made for use from all threads, and the pointers never change.
final class Monitor: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func withLock<R>(_ body: () throws -> R) rethrows -> R {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Lets others in until one calls `wakeAll`; only inside `withLock`, and may return early.
    func wait() {
        pthread_cond_wait(condition, mutex)
    }

    func wakeAll() {
        pthread_cond_broadcast(condition)
    }
}
