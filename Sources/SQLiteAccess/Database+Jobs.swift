extension Database {
    /// What a piece of work is going to do; each kind has threads of its own, so that reading never queues behind writing.
    package enum WorkKind: Sendable {
        case reading
        case writing
    }

    /// Hands work that blocks to a thread of the database; the work calls `Job.perform`.
    ///
    /// Tasks are built on this in a layer of their own: a program without them does not start the runtime that they need.
    package func submit(_ kind: WorkKind, _ work: @escaping @Sendable () -> Void) {
        let lane = kind == .writing ? lanes.forWriting() : lanes.forReading(configuration.maximumReaders)
        lane.submit(work)
    }

    /// Interrupts what a job is doing in the database, or keeps it from starting.
    package func cancel(_ job: Job) {
        job.cancel()
        pool.wakeWaiting()
    }
}
