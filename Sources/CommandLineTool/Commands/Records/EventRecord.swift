import DaybookStore

/// An occurrence with its event, field by field; see `EventField`.
struct EventRecord: Record {
    typealias Field = EventField

    let occurrence: Occurrence
    let event: Event
    let calendar: String
    /// The viewer's zone.
    let zone: Zone

    func value(of field: EventField) -> FieldValue {
        switch field {
        case .id: .string(occurrence.id.description)
        case .eventId: .integer(occurrence.eventID.rawValue)
        case .uid: .string(event.uid)
        case .calendar: .string(calendar)
        case .title: .string(occurrence.title)
        case .start: .time(bounds.start)
        case .end: .time(bounds.end)
        case .allDay: .bool(occurrence.isAllDay)
        case .timeZone: .optional(occurrence.timeZone?.name)
        case .endTimeZone: .optional(occurrence.endTimeZone?.name)
        case .location: .optional(event.location)
        case .notes: .optional(event.notes)
        case .url: .optional(event.url)
        case .categories: .strings(event.categories)
        case .color: .optional(event.color)
        case .status: .string(occurrence.status.rawValue)
        case .availability: .string(occurrence.availability.rawValue)
        case .recurring, .detached: .bool(false)
        case .recurrenceId: .null
        case .created: .time(.instant(event.created))
        case .updated: .time(.instant(event.updated))
        case .etag: .string(event.etag)
        }
    }

    private var bounds: (start: FieldTime, end: FieldTime) {
        switch occurrence.span {
        case .allDay(let days): (.date(days.lowerBound), .date(days.upperBound))
        case .floating(let times): (.floating(times.lowerBound), .floating(times.upperBound))
        case .zoned(let instants): (.zoned(instants.lowerBound, in: zone), .zoned(instants.upperBound, in: zone))
        }
    }
}
