import DaybookStore

extension EventPrinter {
    /// Prints occurrences that come in the stable order: as records, or by day for people.
    func print(
        _ snapshot: Snapshot, _ titles: CalendarTitles, _ days: DayRange,
        _ forEach: (_ body: (Occurrence) throws -> Bool) throws -> Void
    ) throws {
        if try printRecords(snapshot, titles, forEach) { return }
        let listing = DayListing(to: session.output, today: session.today, columns: session.environment.listingColumns)
        var parts = DayParts(days, session.zone)
        let write = { (part: ListedPart, occurrence: Occurrence) in
            try listing.write(
                ListedItem(
                    part, id: occurrence.id.description, title: occurrence.title.isEmpty ? "(untitled)" : occurrence.title,
                    calendar: titles.title(occurrence.calendarID), color: titles.color(occurrence.calendarID)))
        }
        try forEach { occurrence in
            try parts.add(occurrence, write)
            return true
        }
        try parts.finish(write)
        if listing.isEmpty, session.output.isTerminal, !session.arguments.globals.isQuiet {
            session.output.styled(.dim) { session.output.write("No events.") }
            session.output.write("\n")
        }
        try listing.finish()
    }
}
