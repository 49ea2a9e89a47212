import CivilTime
import Testing

@testable import CommandLineTool

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The sentences that the parser, templates and fields give are tested where those are.
struct CommandErrorTests {
    private static let unknownZone = ZoneError.unknownZone(name: "Europe/Berlim", suggestions: ["Europe/Berlin"])

    @Test(
        "Each fact has its sentence and status",
        arguments: [
            (.notFound(kind: "event", name: "42", suggestions: []), 3, "There is no event '42'."),
            (
                .notFound(kind: "calendar", name: "Wrok", suggestions: ["Work"]), 3,
                "There is no calendar 'Wrok'; did you mean 'Work'?"
            ),
            (
                .notFound(kind: "calendar", name: "W\u{202E}", suggestions: ["A", "B"]), 3,
                "There is no calendar 'W\\u{202E}'; did you mean 'A' or 'B'?"
            ),
            (.calendarHasEvents("Work", count: 1), 4, "Calendar 'Work' has 1 event; add --with-events to delete them too."),
            (.calendarHasEvents("Work", count: 20), 4, "Calendar 'Work' has 20 events; add --with-events to delete them too."),
            (.partlyDone(done: 3, leftOut: 2), 5, "3 done, 2 left out."),
            (.outputFailed(code: ENOSPC), 1, "The output could not be written: No space left on device."),
            (.inputFailed(code: EISDIR), 1, "The input could not be read: Is a directory."),
            (.fileFailed(path: "a\nb", code: ENOENT), 1, "The file 'a⏎b' could not be used: No such file or directory."),
            (.lineTooLong(limit: 64 << 20), 2, "A line of the input is longer than 64 MiB; is it the right file?"),
            (.argumentNotText(place: 2), 2, "Argument 2 is not UTF-8 text; set the terminal to UTF-8 and write it again."),
            (
                .invalidValue(field: "--tz", underlying: unknownZone), 2,
                "--tz: 'Europe/Berlim' is not a time zone; did you mean 'Europe/Berlin'?"
            ),
            (.wrapped(unknownZone, .failed), 1, "'Europe/Berlim' is not a time zone; did you mean 'Europe/Berlin'?"),
            (.notInteger(field: "--limit", value: "x", range: 1...9), 2, "--limit 'x' is not a whole number from 1 to 9."),
            (
                .unknownTopic("lits", suggestions: ["list"], program: "daybook"), 2,
                "There is no help on 'lits'; did you mean 'list'?"
            ),
            (
                .unknownTopic("x", suggestions: [], program: "daybook"), 2,
                "There is no help on 'x'; 'daybook --help' lists what there is."
            ),
        ] as [(CommandError, Int32, String)])
    func sentences(error: CommandError, status: Int32, sentence: String) {
        #expect("\(error)" == sentence)
        #expect(error.exitStatus.rawValue == status)
    }

    @Test("A huge value is cut in the message")
    func hugeValue() {
        let error = CommandError.notFound(kind: "event", name: String(repeating: "9", count: 100_000), suggestions: [])
        #expect("\(error)" == "There is no event '\(String(repeating: "9", count: 200))…'.")
    }

    @Test("Names that are near are found, nearest first")
    func nearest() {
        let names = ["add", "list", "show", "edit", "delete", "undo", "calendars", "completions"]
        for (name, expected) in [
            ("lsit", ["list"]), ("LIST", ["list"]), ("dd", ["add"]), ("ad", ["add"]), ("shwo", ["show"]),
            ("calander", ["calendars"]),
            ("comp", ["completions"]), ("zzzz", []), ("", []), ("x", []), ("deleet", ["delete"]), ("undo", ["undo"]),
        ] {
            #expect(NearestName.matches(for: name, among: names) == expected, "\(name)")
        }
    }
}
