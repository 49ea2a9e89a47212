import CivilTime

/// A fixed clock for `--now`.
enum NowPhrase: Hashable, Sendable {
    /// A wall time in the viewer's zone; a date alone is its midnight.
    case local(LocalDateTime)
    /// A moment, where the text has an offset or Z.
    case instant(Instant)
}
