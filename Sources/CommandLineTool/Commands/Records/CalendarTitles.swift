import DaybookStore

/// The calendars of one answer, by their numbers; read when the first title is asked for.
final class CalendarTitles {
    private let snapshot: Snapshot
    private var calendars: [EventCalendar]?
    private var last: EventCalendar?

    init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    func title(_ id: EventCalendar.ID?) throws -> String { try calendar(id)?.title ?? "" }

    /// The calendar with this number. Neighbours in an answer are often of one calendar, and there are few.
    func calendar(_ id: EventCalendar.ID?) throws -> EventCalendar? {
        guard let id else { return nil }
        if let last, last.id == id { return last }
        let all = try calendars ?? snapshot.calendars()
        calendars = all
        last = all.first { $0.id == id }
        return last
    }
}
