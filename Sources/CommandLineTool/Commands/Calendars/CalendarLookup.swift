import DaybookStore

/// Finds the calendar that a person names.
enum CalendarLookup {
    /// The calendar with this title, in any case of its ASCII letters.
    ///
    /// - Throws: `CommandError.notFound` with the titles that are near.
    static func find(_ name: String, _ snapshot: Snapshot) throws -> EventCalendar {
        if let calendar = try snapshot.calendar(titled: name) { return calendar }
        let titles = try snapshot.calendars().map(\.title)
        throw CommandError.notFound(
            kind: "calendar", name: name, suggestions: NearestName.matches(for: name, among: titles, limit: 2))
    }
}
