import CivilTime

/// One shown instance of an event: what a row of a list or a bar on a page needs. `store.event(withID:)` has the rest.
public struct Occurrence: Hashable, Sendable {
    public let id: OccurrenceID
    public let calendarID: EventCalendar.ID
    public let title: String
    /// When it happens, half-open.
    public let span: OccurrenceSpan
    public let status: EventStatus
    public let availability: EventAvailability
    /// The event's own zone; nil when it is all-day or floating.
    public let timeZone: ZoneID?
    /// The zone of its end where that is another than that of its start.
    @usableFromInline let otherEndTimeZone: ZoneID?

    @inlinable
    public init(
        id: OccurrenceID, calendarID: EventCalendar.ID, title: String, span: OccurrenceSpan, status: EventStatus = .confirmed,
        availability: EventAvailability = .busy, timeZone: ZoneID? = nil, endTimeZone: ZoneID? = nil
    ) {
        self.id = id
        self.calendarID = calendarID
        self.title = title
        self.span = span
        self.status = status
        self.availability = availability
        self.timeZone = timeZone
        otherEndTimeZone = endTimeZone == timeZone ? nil : endTimeZone
    }

    /// The zone of its end; the same as ``timeZone`` unless it has one of its own.
    @inlinable
    public var endTimeZone: ZoneID? { otherEndTimeZone ?? timeZone }

    /// The event that this is an instance of.
    @inlinable
    public var eventID: Event.ID { id.eventID }

    @inlinable
    public var isAllDay: Bool { span.isAllDay }
}
