import CalendarModel
import CivilTime

/// One row of the range index as plain numbers; its title travels beside it.
///
/// `start` and `end` are seconds of UTC in the domain of instants, and seconds of the viewer's wall clock in the local one.
@frozen
public struct SpanRow: Sendable {
    public var start: Int64
    public var end: Int64
    public var event: Int64
    /// Which instance of a series; 0 for a single event.
    public var recurrence: Int64
    public var calendar: Int64
    /// Row number in `time_zone`; 0 for none.
    public var timeZone: Int64
    public var endTimeZone: Int64
    public var flags: SpanFlags

    @inlinable
    public init(
        start: Int64, end: Int64, event: Int64, recurrence: Int64 = 0, calendar: Int64, timeZone: Int64 = 0,
        endTimeZone: Int64 = 0,
        flags: SpanFlags
    ) {
        self.start = start
        self.end = end
        self.event = event
        self.recurrence = recurrence
        self.calendar = calendar
        self.timeZone = timeZone
        self.endTimeZone = endTimeZone
        self.flags = flags
    }

    @inlinable
    public var domain: SpanDomain { flags.isZoned ? .instants : .local }

    /// The class of reach that the row is kept in.
    @inlinable
    public var spanClass: SpanClass { SpanClass(length: end - start) }
}
