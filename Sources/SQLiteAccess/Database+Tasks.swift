extension Database {
    /// What a piece of work is going to do; each kind has threads of its own, so that reading never queues behind writing.
    package enum WorkKind: Sendable {
        case reading
        case writing
    }

    /// Runs work that blocks (with `read` and `write` inside) on a thread of the database, not on one that tasks share.
    ///
    /// Cancelling the task interrupts what the work is doing in the database, and nobody else's; it then throws
    /// `CancellationError`.
    package func run<R: Sendable>(_ kind: WorkKind = .reading, _ work: @escaping @Sendable () throws -> R) async throws -> R {
        let job = Job()
        let lane = kind == .writing ? lanes.forWriting() : lanes.forReading(configuration.maximumReaders)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lane.submit { continuation.resume(with: Result { try Database.perform(job, work) }) }
            }
        } onCancel: {
            job.cancel()
            pool.wakeWaiting()
        }
    }

    private static func perform<R>(_ job: Job, _ work: () throws -> R) throws -> R {
        if job.isCancelled { throw CancellationError() }
        do {
            return try job.perform(work)
        } catch let error as SQLiteError where error.isInterrupted && job.isCancelled {
            throw CancellationError()
        }
    }
}
