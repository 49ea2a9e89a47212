/// What can be wrong with a store or with what it is asked to do.
public enum RepositoryError: Error, Hashable, Sendable {
    /// The file is a SQLite database of another program.
    case foreignFile(path: String)
    /// The file was written by a newer Daybook.
    case newerStore(path: String, version: Int, known: Int)
    /// The file was written by an older Daybook and can't be brought up to date, as it is read-only.
    case outdatedReadOnly(path: String)
    /// The file could not be brought up to date.
    case migrationFailed(version: Int, reason: String)
    /// A row can't be read as what it should be.
    case corruptRow(table: String, id: Int64)
    /// No event has the number.
    case eventNotFound(Int64)
    /// No calendar has the title or number.
    case calendarNotFound(String)
    /// Another calendar has the title.
    case calendarTitleTaken(String)
    /// A calendar that still has events is to be removed.
    case calendarNotEmpty(String, events: Int)
    /// The only calendar is to be removed.
    case lastCalendar(String)
    /// A calendar is to be saved without a title.
    case emptyCalendarTitle
    /// A text has the character of the value 0, which a store can't keep.
    case nulCharacter(field: String)
    /// Another event of the calendar has the same UID.
    case duplicateUID(String)
    /// The event has changed since the caller read it.
    case etagDiffers(event: Int64, expected: String, actual: String)
    /// Nothing is left to take back.
    case nothingToUndo
    /// A cursor that no answer gave.
    case invalidCursor(String)
}
