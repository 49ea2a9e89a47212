import DaybookStore
import Repositories

/// What an undo did, with all that an answer names.
struct Undone {
    let restored: [EventRecord]
    let removed: [EventRecord]
    /// Titles of calendars that are back or as they were, and of those that are gone.
    private let calendars: (restored: [String], removed: [String])
    /// Names and values of settings.
    private let settings: [(name: String, value: String)]

    /// Gathers it while the state that came of it is at hand; `before` are the calendars from before.
    init(_ report: UndoReport, _ before: [EventCalendar], _ printer: EventPrinter, _ snapshot: Snapshot) throws {
        restored = try printer.records(of: report.restored, snapshot)
        removed = try printer.records(of: report.removed, snapshot)
        let now = try snapshot.calendars()
        calendars = (
            now.filter { $0.id.map(report.calendars.contains) ?? false }.map(\.title),
            before.filter { calendar in
                calendar.id.map(report.calendars.contains) ?? false && !now.contains { $0.id == calendar.id }
            }.map(\.title)
        )
        var settings: [(String, String)] = []
        for name in report.settings {
            if name == SettingName.defaultCalendar, let calendar = try snapshot.defaultCalendarForNewEvents() {
                settings.append(("default calendar", calendar.title))
            } else if let setting = Settings.all.first(where: { $0.name == name }) {
                settings.append((name, try snapshot.setting(name) ?? setting.standard))
            }
        }
        self.settings = settings
    }

    func write(_ printer: EventPrinter, _ session: Session) throws {
        let restore = ChangeOptions.verb("Restored", dryRun: "restore", session.arguments)
        let remove = ChangeOptions.verb("Removed", dryRun: "remove", session.arguments)
        try printer.print(restored, verb: restore)
        try printer.print(removed, verb: remove)
        guard !session.arguments.globals.isQuiet else { return }
        for title in calendars.restored { write(restore, "calendar", title, session.output) }
        for title in calendars.removed { write(remove, "calendar", title, session.output) }
        for (name, value) in settings { write(restore, name, value, session.output) }
    }

    private func write(_ verb: String, _ what: String, _ value: String, _ output: OutputBuffer) {
        output.styled(.green) { output.write(verb) }
        output.write("  \(what)  ")
        output.write(display: value)
        output.write("\n")
    }
}
