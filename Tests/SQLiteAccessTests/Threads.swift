#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs a closure on so many threads at once and waits for all; throws what the first of them threw.
///
/// Tests that block need threads of their own: those that tasks share are as few as there are processors.
func inParallel(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
    let works = (0..<count).map { index in ThreadWork { try body(index) } }
    let threads = works.map { $0.start() }
    for thread in threads { pthread_join(thread, nil) }
    for work in works { if let error = work.error { throw error } }
}

/// What one thread does; `@unchecked Sendable`, as the error is only read after the thread has ended.
private final class ThreadWork: @unchecked Sendable {
    private let body: @Sendable () throws -> Void
    private(set) var error: (any Error)?

    init(_ body: @escaping @Sendable () throws -> Void) {
        self.body = body
    }

    func start() -> pthread_t {
        let context = Unmanaged.passRetained(self).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
            pthread_create(&thread, nil, { ThreadWork.run($0) }, context)
            guard let thread else { fatalError("no thread") }
            return thread
        #else
            var thread = pthread_t()
            pthread_create(&thread, nil, { ThreadWork.run($0) }, context)
            return thread
        #endif
    }

    private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context else { return nil }
        let work = Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue()
        do {
            try work.body()
        } catch {
            work.error = error
        }
        return nil
    }
}

func sleep(milliseconds: Int) {
    usleep(UInt32(milliseconds) * 1000)
}

/// Milliseconds of a clock that is never set.
func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
