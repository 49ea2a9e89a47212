import CivilTime

/// What a date phrase names.
enum PhraseTime: Hashable, Sendable {
    /// Whole days, through the last.
    case allDay(DaySpan)
    /// A moment or a span of wall time. The end is exclusive and after the start; the zone is nil if the phrase names none.
    case timed(start: LocalDateTime, end: LocalDateTime?, zone: PhraseZone?)
}
