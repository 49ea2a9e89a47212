/// What a wall time means in a zone.
public enum LocalResolution: Hashable, Sendable {
    /// The clocks show it once.
    case unique(Instant)
    /// The clocks skip it: `shifted` is the time read with the offset before the gap (02:30 becomes 03:30), `transition` the
    /// instant at which the clocks go forward.
    case gap(shifted: Instant, transition: Instant)
    /// The clocks show it twice.
    case fold(first: Instant, second: Instant)

    /// The one instant that Daybook takes: shifted by the gap, or the first of two (RFC 5545 section 3.3.5).
    public var instant: Instant {
        switch self {
        case .unique(let instant): instant
        case .gap(let shifted, _): shifted
        case .fold(let first, _): first
        }
    }
}
