#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Threads of their own for work that blocks, started when there is work for them, at most so many.
///
/// `@unchecked Sendable`: what changes is only touched inside the monitor.
final class WorkerLane: @unchecked Sendable {
    private let monitor = Monitor()
    private let maximumThreads: Int
    private var queue: [@Sendable () -> Void] = []
    private var threadCount = 0
    private var idleCount = 0
    private var isStopped = false

    init(maximumThreads: Int) {
        self.maximumThreads = max(maximumThreads, 1)
    }

    /// Runs work on one of the threads, in the order of the calls.
    func submit(_ work: @escaping @Sendable () -> Void) {
        let isRunHere = monitor.withLock {
            queue.append(work)
            if idleCount < queue.count && threadCount < maximumThreads && startThread() { threadCount += 1 }
            monitor.wakeAll()
            guard threadCount == 0 else { return false }
            queue.removeLast()
            return true
        }
        // The system gives no thread at all: late is better than never.
        if isRunHere { work() }
    }

    /// Ends the threads when the queue is empty.
    func stop() {
        monitor.withLock {
            isStopped = true
            monitor.wakeAll()
        }
    }

    private func work() {
        while let next = next() { next() }
    }

    private func next() -> (@Sendable () -> Void)? {
        monitor.withLock {
            while queue.isEmpty {
                if isStopped {
                    threadCount -= 1
                    return nil
                }
                idleCount += 1
                monitor.wait()
                idleCount -= 1
            }
            return queue.removeFirst()
        }
    }

    private func startThread() -> Bool {
        let context = Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, nil, WorkerLane.main, context.toOpaque())
            if code == 0, let thread { pthread_detach(thread) }
        #else
            var thread = pthread_t()
            let code = pthread_create(&thread, nil, WorkerLane.main, context.toOpaque())
            if code == 0 { pthread_detach(thread) }
        #endif
        if code != 0 { context.release() }
        return code == 0
    }

    #if canImport(Darwin)
        private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<WorkerLane>.fromOpaque(context).takeRetainedValue().work()
            return nil
        }
    #else
        private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            if let context { Unmanaged<WorkerLane>.fromOpaque(context).takeRetainedValue().work() }
            return nil
        }
    #endif
}
