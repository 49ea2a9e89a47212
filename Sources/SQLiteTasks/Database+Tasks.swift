import SQLiteAccess

extension Database {
    /// Runs work that blocks (with `read` and `write` inside) on a thread of the database, not on one that tasks share.
    ///
    /// Cancelling the task interrupts what the work is doing in the database, and nobody else's; it then throws
    /// `CancellationError`.
    package func run<R: Sendable>(_ kind: WorkKind = .reading, _ work: @escaping @Sendable () throws -> R) async throws -> R {
        let job = Job()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                submit(job, kind) {
                    continuation.resume(with: Result { try Self.perform(job, work) })
                }
            }
        } onCancel: {
            cancel(job)
        }
    }

    private static func perform<R>(_ job: Job, _ work: () throws -> R) throws -> R {
        do {
            return try job.perform(work)
        } catch is Job.Cancelled {
            throw CancellationError()
        }
    }
}
