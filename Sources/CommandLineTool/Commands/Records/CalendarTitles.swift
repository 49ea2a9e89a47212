import Daybook

/// The calendars of one answer, by their numbers.
struct CalendarTitles {
    private let calendars: [EventCalendar.ID: EventCalendar]

    init(_ snapshot: Snapshot) throws {
        var calendars: [EventCalendar.ID: EventCalendar] = [:]
        for calendar in try snapshot.calendars() {
            if let id = calendar.id { calendars[id] = calendar }
        }
        self.calendars = calendars
    }

    func title(_ id: EventCalendar.ID?) -> String {
        id.flatMap { calendars[$0] }?.title ?? ""
    }

    func color(_ id: EventCalendar.ID?) -> String? {
        id.flatMap { calendars[$0] }?.color
    }
}
