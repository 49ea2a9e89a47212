/// What the program tells its caller when it ends.
enum ExitStatus: Int32, Sendable, CaseIterable {
    /// Done; an empty list is done too.
    case done = 0
    /// Something outside went wrong: a full disk, a corrupt file.
    case failed = 1
    /// Wrong usage or input: unknown option, zone, preset or format, a date that is no date.
    case usage = 2
    /// No such id, calendar, selection or range.
    case notFound = 3
    /// A conflict, or refused: `--if-etag` differs, the store is read-only.
    case refused = 4
    /// Done in part; each item left out was named.
    case partlyDone = 5

    /// The line that the manual has for this status.
    var meaning: StaticString {
        switch self {
        case .done: "Done. An empty list is done too, and so is a reader that closed the pipe early."
        case .failed: "Failed: a full disk, a file that can't be read, a damaged store."
        case .usage: "Wrong usage or input: an unknown option, zone or format, a day that doesn't exist."
        case .notFound: "Not found: an id, a calendar, a selection, a range."
        case .refused: "Conflict or refused: --if-etag differs, the store is read-only."
        case .partlyDone: "Partly done: items were left out, each of them named."
        }
    }
}
