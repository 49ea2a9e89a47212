import DaybookStore

/// The titles and colours of calendars for one answer.
struct CalendarTitles {
    /// There are few, so they are simply looked through.
    private let calendars: [EventCalendar]

    init(_ snapshot: Snapshot) throws {
        calendars = try snapshot.calendars()
    }

    func title(_ id: EventCalendar.ID?) -> String { calendar(id)?.title ?? "" }

    func color(_ id: EventCalendar.ID?) -> String? { calendar(id)?.color }

    private func calendar(_ id: EventCalendar.ID?) -> EventCalendar? {
        calendars.first { $0.id == id }
    }
}
