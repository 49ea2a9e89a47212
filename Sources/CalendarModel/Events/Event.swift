import CivilTime

/// An event as a person or a file described it: what is to happen, and when on the wall clock (RFC 5545 VEVENT).
///
/// Wall times and zones are the truth here; instants are worked out from them when the event is stored. Saving gives the event its
/// ``id`` and ``etag``; until then both are empty.
///
///     var lunch = Event(title: "Team lunch", start: .floating(start))
///     lunch.end = .after(.hours(1))
///     lunch = try store.save(lunch)
public struct Event: Sendable, Hashable {
    /// The store's number of the event; nil until it is saved. A number is never given twice.
    public var id: ID?
    /// The calendar that holds the event; nil means the store's default calendar when the event is saved.
    public var calendarID: EventCalendar.ID?
    /// The identity that the event keeps in every file and on every server (RFC 5545 UID).
    public var uid: String
    /// The one-line name (RFC 5545 SUMMARY).
    public var title: String
    /// Longer text (RFC 5545 DESCRIPTION).
    public var notes: String?
    /// Where it happens (RFC 5545 LOCATION).
    public var location: String?
    /// A page about the event (RFC 5545 URL).
    public var url: String?
    /// When it starts (RFC 5545 DTSTART): a day, a floating time or a time in a zone.
    public var start: EventTime
    /// When it ends, exclusive (RFC 5545 DTEND or DURATION).
    public var end: EventEnd
    /// Whether it is sure to happen (RFC 5545 STATUS).
    public var status: EventStatus
    /// Whether its time is taken (RFC 5545 TRANSP).
    public var availability: EventAvailability
    /// Who may see it (RFC 5545 CLASS).
    public var privacy: EventPrivacy
    /// 1 is the highest, 9 the lowest, 0 says nothing (RFC 5545 PRIORITY).
    public var priority: Int
    /// Free labels, in the order they were given (RFC 5545 CATEGORIES).
    public var categories: [String]
    /// The event's own colour, a CSS name or `#rrggbb` (RFC 7986 COLOR).
    public var color: String?
    /// Reminders (RFC 5545 VALARM).
    public var alarms: [Alarm]
    /// The organizer and those invited (RFC 5545 ORGANIZER, ATTENDEE).
    public var attendees: [Attendee]
    /// Properties that Daybook does not read but keeps for export.
    public var properties: [EventProperty]
    /// When it was first stored (RFC 5545 CREATED).
    public var created: Instant
    /// When it last changed (RFC 5545 LAST-MODIFIED).
    public var updated: Instant
    /// How often its organizer has revised it (RFC 5545 SEQUENCE).
    public var sequence: Int
    /// A token that differs after every change of the stored event; empty until it is saved.
    public var etag: String

    /// Makes an event that no store holds yet. Without `availability`, an all-day event is free and a timed one busy.
    public init(
        title: String, start: EventTime, end: EventEnd = .implied, calendarID: EventCalendar.ID? = nil,
        uid: String = UniqueIdentifier.make(), availability: EventAvailability? = nil
    ) {
        id = nil
        self.calendarID = calendarID
        self.uid = uid
        self.title = title
        notes = nil
        location = nil
        url = nil
        self.start = start
        self.end = end
        status = .confirmed
        self.availability = availability ?? (start.isDate ? .free : .busy)
        privacy = .public
        priority = 0
        categories = []
        color = nil
        alarms = []
        attendees = []
        properties = []
        created = Instant(0)
        updated = Instant(0)
        sequence = 0
        etag = ""
    }

    /// Whether the event takes whole days (RFC 5545 VALUE=DATE).
    public var isAllDay: Bool { start.isDate }

    /// The zone of the start; nil for all-day and floating events (RFC 5545 TZID).
    public var timeZone: ZoneID? { start.zoneID }

    /// The zone of the end where it has one of its own, else that of the start.
    public var endTimeZone: ZoneID? {
        if case .at(let time) = end { time.zoneID } else { start.zoneID }
    }
}
