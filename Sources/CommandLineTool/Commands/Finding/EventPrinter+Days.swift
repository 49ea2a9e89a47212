import DaybookStore

extension EventPrinter {
    /// Prints occurrences that come in the order of time: as records, or by day for people.
    ///
    /// One of several days stands on each of `days` that it touches; without `days` it stands once, on its first.
    func print(
        _ snapshot: Snapshot, days: DayRange?, _ forEach: (_ body: (Occurrence) throws -> Bool) throws -> Void
    ) throws {
        if try printRecords(snapshot, forEach) { return }
        let listing = DayListing(to: session.output, today: session.today, columns: session.environment.listingColumns)
        let titles = CalendarTitles(snapshot)
        let write = { (part: ListedPart, occurrence: Occurrence) in
            let calendar = try titles.calendar(occurrence.calendarID)
            try listing.write(
                ListedItem(
                    part, id: occurrence.id.description, title: occurrence.title.isEmpty ? "(untitled)" : occurrence.title,
                    calendar: calendar?.title ?? "", color: calendar?.color))
        }
        if let days {
            var parts = DayParts(days, session.zone)
            try forEach { occurrence in
                try parts.add(occurrence, write)
                return !session.output.isClosed
            }
            try parts.finish(write)
        } else {
            try forEach { occurrence in
                try write(DayParts.first(of: occurrence, session.zone), occurrence)
                return !session.output.isClosed
            }
        }
        if listing.isEmpty, session.output.isTerminal, !session.arguments.globals.isQuiet {
            session.output.styled(.dim) { session.output.write("No events.") }
            session.output.write("\n")
        }
        try listing.finish()
    }
}
