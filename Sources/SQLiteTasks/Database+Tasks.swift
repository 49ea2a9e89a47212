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
                submit(kind) { continuation.resume(with: Result { try Database.perform(job, work) }) }
            }
        } onCancel: {
            cancel(job)
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
