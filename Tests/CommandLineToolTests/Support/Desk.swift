import CivilTime
import DaybookStore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@testable import CommandLineTool

/// A person at a store of their own: runs the program's commands on it, with a clock and a zone that stand still.
///
/// It is Tuesday 1 December 2026, 10:00 in Berlin, unless a test says otherwise. The folder goes away with the desk.
final class Desk {
    let folder: String
    var path: String { folder + "/store.sqlite" }
    private let now: Instant
    private let zone: String

    init(now: String = "2026-12-01T09:00:00Z", zone: String = "Europe/Berlin") {
        var template = Array("/tmp/daybook-desk-XXXXXX".utf8CString)
        folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
        self.now = Instant(now) ?? Instant(0)
        self.zone = zone
    }

    deinit {
        for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "other.sqlite", "file"] {
            unlink(folder + "/" + name)
        }
        rmdir(folder)
    }

    /// Runs a line as a shell would part it; `daybook` in front may be left out.
    @discardableResult
    func run(_ line: String, input: String = "", columns: Int? = nil) -> Run {
        run(ShellWords.split(line), input: input, columns: columns)
    }

    /// Runs a command; with `columns` the output is a terminal.
    @discardableResult
    func run(_ arguments: [String], input: String = "", columns: Int? = nil) -> Run {
        let moment = now
        let environment = CommandEnvironment(
            arguments: arguments.first == "daybook" ? Array(arguments.dropFirst()) : arguments,
            variables: ["DAYBOOK_DB": path, "TZ": zone, "HOME": folder],
            output: OutputBuffer(.memory, isTerminal: columns != nil), errors: OutputBuffer(.memory),
            input: InputReader(text: input), columns: columns ?? 80, clock: { moment })
        return Run(DaybookCatalog.make(), in: environment)
    }

    /// Runs lines that have to succeed, for what a test begins with.
    func prepare(_ lines: String...) throws {
        for line in lines {
            let run = run(line)
            guard run.status == .done else { throw Unprepared(line: line, errors: run.errors) }
        }
    }

    struct Unprepared: Error {
        let line: String
        let errors: String
    }

    /// All that the store holds, to see whether a command has changed anything: events, calendars and settings. An undo brings
    /// back all but the etags.
    func contents(withEtags: Bool = true) throws -> String {
        guard access(path, F_OK) == 0 else { return "" }
        return try EventStore(at: path).read { snapshot in
            var text =
                "\(try snapshot.settings().sorted { $0.key < $1.key }) \(String(describing: try snapshot.defaultCalendarForNewEvents()?.title))"
            for calendar in try snapshot.calendars() { text += "\n\(calendar)" }
            try snapshot.forEachOccurrence(in: .always, matching: OccurrenceFilter(statuses: EventStatus.allCases)) {
                occurrence in
                var event = try snapshot.event(withID: occurrence.eventID)
                if !withEtags { event?.etag = "" }
                text += "\n\(String(describing: event))"
                return true
            }
            return text
        }
    }
}
