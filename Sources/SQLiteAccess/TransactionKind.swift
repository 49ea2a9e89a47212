/// When a transaction takes its locks.
@usableFromInline package enum TransactionKind: Sendable {
    /// At its first statement, for reading; for writing at its first change.
    case deferred
    /// At once, for writing, waiting for another writer as long as the busy timeout says.
    case immediate
}
