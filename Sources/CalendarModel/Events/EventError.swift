import CivilTime

/// What is wrong with an event that is to be saved.
public enum EventError: Error, Hashable, Sendable {
    /// The end is earlier than the start (RFC 5545 DTEND).
    case endBeforeStart(start: EventTime, end: EventTime)
    /// A day and a time, or a floating and a zoned time, can't be start and end of one event (RFC 5545 section 3.8.2.2).
    case endOfAnotherKind(start: EventTime, end: EventTime)
    /// A length below zero (RFC 5545 DURATION).
    case negativeDuration(CalendarDuration)
    /// A part of the event lies outside the years 1 to 9999.
    case outsideCalendar
    /// PRIORITY is 0 to 9.
    case priorityOutOfRange(Int)
    /// UID must not be empty.
    case emptyUID
}
