/// Whether an event is sure to happen (RFC 5545 STATUS).
public enum EventStatus: String, CaseIterable, Hashable, Sendable {
    case confirmed
    case tentative
    /// Kept in the store, and left out of answers unless asked for.
    case cancelled
}
