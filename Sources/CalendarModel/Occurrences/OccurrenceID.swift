import CivilTime

/// Names one shown instance of an event: `42` for a single event, `42@20261201T123000` or `42@20261201` for an instance of a series.
///
/// The part behind `@` is the time that the rule gave the instance, before any move of it, so that the name survives moving it; the
/// second instance at a fold of the clocks carries UTC (`42@20261101T063000Z`).
public struct OccurrenceID: Hashable, Sendable, LosslessStringConvertible {
    /// The nominal time of an instance (RFC 5545 RECURRENCE-ID).
    public enum Recurrence: Hashable, Sendable {
        case date(CivilDate)
        case local(LocalDateTime)
        case instant(Instant)
    }

    public let eventID: Event.ID
    /// Which instance is meant; nil for a single event, or for a series as a whole.
    public let recurrence: Recurrence?

    @inlinable
    public init(_ eventID: Event.ID, _ recurrence: Recurrence? = nil) {
        self.eventID = eventID
        self.recurrence = recurrence
    }

    /// Reads the printed form, with or without a `#` before it; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let event = Event.ID(String(first)) else { return nil }
        eventID = event
        guard parts.count == 2 else {
            recurrence = nil
            return
        }
        guard let instance = Recurrence(compact: parts[1]) else { return nil }
        recurrence = instance
    }

    public var description: String {
        guard let recurrence else { return eventID.description }
        return eventID.description + "@" + recurrence.compact
    }
}
