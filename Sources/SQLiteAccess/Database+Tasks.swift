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
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lanes.lane(kind, readers: configuration.maximumReaders).submit {
                    continuation.resume(with: Result { try job.perform(work) })
                }
            }
        } onCancel: {
            job.cancel()
            pool.wakeWaiting()
        }
    }
}
