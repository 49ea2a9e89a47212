import CivilTime

/// When an alarm goes off, as a phrase tells it.
enum AlarmPhrase: Hashable, Sendable {
    /// The end of the event that an offset is counted from.
    enum Edge: Hashable, Sendable { case start, end }

    /// Before the event's start or end if negative, after it if positive.
    case offset(CalendarDuration, from: Edge)
    /// At a wall time, in the zone that the phrase names or else the viewer's.
    case absolute(LocalDateTime, zone: PhraseZone?)
}
