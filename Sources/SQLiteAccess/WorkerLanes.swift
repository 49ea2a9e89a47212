/// The lanes of a database, made when the first task runs on one.
///
/// `@unchecked Sendable`: what changes is only touched inside the monitor.
final class WorkerLanes: @unchecked Sendable {
    private let monitor = Monitor()
    private var reading: WorkerLane?
    private var writing: WorkerLane?

    /// The lane for reading, of at most so many threads.
    func forReading(_ threads: Int) -> WorkerLane {
        monitor.withLock {
            if let reading { return reading }
            let lane = WorkerLane(maximumThreads: threads)
            reading = lane
            return lane
        }
    }

    /// The lane for writing, of one thread: there is one writer at a time.
    func forWriting() -> WorkerLane {
        monitor.withLock {
            if let writing { return writing }
            let lane = WorkerLane(maximumThreads: 1)
            writing = lane
            return lane
        }
    }

    /// Ends the threads when their work is done.
    func stop() {
        monitor.withLock {
            reading?.stop()
            writing?.stop()
        }
    }
}
