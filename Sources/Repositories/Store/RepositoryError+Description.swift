extension RepositoryError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .foreignFile(let path):
            "'\(path)' is a SQLite file of another program; name a Daybook store or a file that does not exist yet."
        case .newerStore(let path, let version, let known):
            "'\(path)' has store version \(version), and this Daybook knows versions up to \(known); install a newer Daybook."
        case .outdatedReadOnly(let path):
            "'\(path)' is from an older Daybook and can't be brought up to date, as it is read-only; open it once where it can be written."
        case .migrationFailed(let version, let reason):
            "The store could not be brought to version \(version): \(reason)."
        case .corruptRow(let table, let id):
            "Row \(id) of the table '\(table)' can't be read; put back a backup, or delete the row with sqlite3."
        case .eventNotFound(let id):
            "There is no event #\(id)."
        case .calendarNotFound(let name):
            "There is no calendar '\(name)'."
        case .calendarTitleTaken(let title):
            "There is a calendar '\(title)' already; choose another title."
        case .calendarNotEmpty(let title, let events):
            "The calendar '\(title)' still has \(events) \(events == 1 ? "event" : "events"); delete them with it or move them first."
        case .lastCalendar(let title):
            "'\(title)' is the only calendar; add another one before you delete it."
        case .emptyCalendarTitle:
            "The calendar's title is empty; give it a name."
        case .nulCharacter(let field):
            "\(field) has the character U+0000, which a store can't keep; take it out."
        case .duplicateUID(let uid):
            "The calendar has an event with the UID '\(uid)' already; leave the UID out to have one made."
        case .etagDiffers(let id, let expected, let actual):
            "Event #\(id) has changed: its etag is '\(actual)', not '\(expected)'; look at it again before you change it."
        case .nothingToUndo:
            "There is nothing to undo."
        case .invalidCursor(let text):
            "'\(text)' is not a cursor of this store; start again without one."
        }
    }
}
