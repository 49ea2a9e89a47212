import CivilTime

/// One end of a range: whole days, of which the caller takes the first or the last, or a moment.
enum PhrasePoint: Hashable, Sendable {
    case days(DaySpan)
    /// A wall time in the zone that the phrase names, or else the viewer's.
    case moment(LocalDateTime, zone: PhraseZone?)
}
