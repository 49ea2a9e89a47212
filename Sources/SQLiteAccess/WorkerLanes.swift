import Synchronization

/// The lanes of a database, made when the first task runs on one.
final class WorkerLanes: Sendable {
    private struct Lanes {
        var reading: WorkerLane?
        var writing: WorkerLane?
    }

    private let lanes = Mutex(Lanes())

    func lane(_ kind: Database.WorkKind, readers: Int) -> WorkerLane {
        lanes.withLock { lanes in
            switch kind {
            case .reading:
                if let lane = lanes.reading { return lane }
                let lane = WorkerLane(maximumThreads: readers)
                lanes.reading = lane
                return lane
            case .writing:
                if let lane = lanes.writing { return lane }
                let lane = WorkerLane(maximumThreads: 1)
                lanes.writing = lane
                return lane
            }
        }
    }

    /// Ends the threads when their work is done.
    func stop() {
        lanes.withLock { lanes in
            lanes.reading?.stop()
            lanes.writing?.stop()
        }
    }
}
