import CivilTime

/// A reminder of an event (RFC 5545 VALARM).
public struct Alarm: Hashable, Sendable {
    /// When the alarm goes off (RFC 5545 TRIGGER).
    public enum Trigger: Hashable, Sendable {
        /// Before (negative) or after the event's start.
        case fromStart(CalendarDuration)
        /// Before (negative) or after the event's end.
        case fromEnd(CalendarDuration)
        /// At one moment, whenever the event is.
        case at(Instant)
    }

    /// What the alarm does (RFC 5545 ACTION).
    public enum Action: String, CaseIterable, Hashable, Sendable {
        case display
        case audio
        case email
    }

    public var trigger: Trigger
    public var action: Action
    /// The text shown; nil means the event's title (RFC 5545 DESCRIPTION of the alarm).
    public var text: String?

    public init(_ trigger: Trigger, action: Action = .display, text: String? = nil) {
        self.trigger = trigger
        self.action = action
        self.text = text
    }
}
