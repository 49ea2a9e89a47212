import DaybookStore

/// A calendar, field by field.
struct CalendarRecord: Record {
    typealias Field = CalendarField

    let calendar: EventCalendar
    let events: Int
    let isDefault: Bool

    /// Calendars with what the store says of them.
    static func all(_ snapshot: Snapshot, _ calendars: [EventCalendar]) throws -> [CalendarRecord] {
        let standard = try snapshot.defaultCalendarForNewEvents()?.id
        return try calendars.map { calendar in
            CalendarRecord(
                calendar: calendar, events: try calendar.id.map(snapshot.eventCount(in:)) ?? 0, isDefault: calendar.id == standard
            )
        }
    }

    func value(of field: CalendarField) -> FieldValue {
        switch field {
        case .id: calendar.id.map { .integer($0.rawValue) } ?? .null
        case .title: .string(calendar.title)
        case .color: .optional(calendar.color)
        case .timeZone: .optional(calendar.timeZone?.name)
        case .position: calendar.position.map { .integer(Int64($0)) } ?? .null
        case .events: .integer(Int64(events))
        case .isDefault: .bool(isDefault)
        }
    }
}
