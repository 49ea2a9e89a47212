import SQLiteTasks

extension EventStore {
    /// Does work with the store from a task: `work` runs on a thread of the store's own. When the task is cancelled, a query that is
    /// under way is interrupted and throws.
    ///
    ///     let page = try await store.run { try $0.occurrences(in: .days(days)) }
    public func run<R: Sendable>(_ work: @escaping @Sendable (EventStore) throws -> R) async throws -> R {
        try await store.database.run { try work(self) }
    }
}
