import CivilTime

/// How an event says when it ends. Ends are exclusive: an event that ends at midnight is not on the next day.
public enum EventEnd: Hashable, Sendable {
    /// At a time of its own, of the same kind as the start and perhaps in another zone (RFC 5545 DTEND).
    case at(EventTime)
    /// This long after the start; days keep the wall time across a change of the clocks, seconds are exact (RFC 5545 DURATION).
    case after(CalendarDuration)
    /// Not said: one day for an all-day event, no length for a timed one (RFC 5545 section 3.6.1).
    case implied
}
