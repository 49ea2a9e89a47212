/// The fields of an event or occurrence, flat, and already what FullCalendar takes as an event.
///
/// The list only grows: a name never changes its meaning. `version` rises when a field is added.
enum EventField: String, RecordField {
    static let version = 1

    /// The occurrence's id, text: `42`, or `42@20261201T123000` for one of a series.
    case id
    /// The event's number.
    case eventId
    case uid
    /// The calendar's title.
    case calendar
    case title
    /// ISO 8601: a date when all-day, without an offset when floating, else in the viewer's zone with its offset.
    case start
    /// Exclusive, also of an all-day event.
    case end
    case allDay
    /// The event's own zone; null when floating or all-day.
    case timeZone
    case endTimeZone
    case location
    case notes
    case url
    case categories
    case color
    case status
    case availability
    case recurring
    /// Which instance of its series this is; null for a single event.
    case recurrenceId
    /// An instance that was changed on its own.
    case detached
    case created
    case updated
    case etag

    var isTime: Bool {
        switch self {
        case .start, .end, .created, .updated, .recurrenceId: true
        default: false
        }
    }
}
