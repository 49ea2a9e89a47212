import Testing

@testable import Repositories

@Suite("What is wrong with a store, in words")
struct RepositoryErrorTests {
    static let sentences: [(RepositoryError, String)] = [
        (
            .foreignFile(path: "/a/b.sqlite"),
            "'/a/b.sqlite' is a SQLite file of another program; name a Daybook store or a file that does not exist yet."
        ),
        (
            .newerStore(path: "/a/b.sqlite", version: 7, known: 1),
            "'/a/b.sqlite' has store version 7, and this Daybook knows versions up to 1; install a newer Daybook."
        ),
        (
            .outdatedReadOnly(path: "/a/b.sqlite"),
            "'/a/b.sqlite' is from an older Daybook and can't be brought up to date, as it is read-only; open it once where it can be written."
        ),
        (.migrationFailed(version: 2, reason: "no space"), "The store could not be brought to version 2: no space."),
        (
            .corruptRow(table: "event", id: 7),
            "Row 7 of the table 'event' can't be read; put back a backup, or delete the row with sqlite3."
        ),
        (.eventNotFound(7), "There is no event #7."),
        (.calendarNotFound("Work"), "There is no calendar 'Work'."),
        (.calendarTitleTaken("Work"), "There is a calendar 'Work' already; choose another title."),
        (.calendarNotEmpty("Work", events: 1), "The calendar 'Work' still has 1 event; delete them with it or move them first."),
        (.calendarNotEmpty("Work", events: 2), "The calendar 'Work' still has 2 events; delete them with it or move them first."),
        (.lastCalendar("Work"), "'Work' is the only calendar; add another one before you delete it."),
        (.emptyCalendarTitle, "The calendar's title is empty; give it a name."),
        (.duplicateUID("a@b"), "The calendar has an event with the UID 'a@b' already; leave the UID out to have one made."),
        (
            .etagDiffers(event: 7, expected: "a-1", actual: "a-2"),
            "Event #7 has changed: its etag is 'a-2', not 'a-1'; look at it again before you change it."
        ),
        (.nulCharacter(field: "SUMMARY"), "SUMMARY has the character U+0000, which a store can't keep; take it out."),
        (.nothingToUndo, "There is nothing to undo."),
        (.invalidCursor("x"), "'x' is not a cursor of this store; start again without one."),
    ]

    @Test("Each error is a sentence", arguments: sentences)
    func sentence(error: RepositoryError, text: String) {
        #expect(error.description == text)
    }
}
