import DaybookStore

/// `daybook undo`.
enum UndoCommand {
    static let declaration = CommandDeclaration(changing: "undo", summary: "Take back a change") {
        CommandBody(
            examples: [
                CommandExample("daybook undo", "take back the last command that changed something"),
                CommandExample("daybook undo --dry-run", "show what it would take back"),
            ],
            discussion: "Each further undo takes back the change before. Nothing is lost: what was deleted is still in the store.",
            options: [ChangeOptions.dryRun] + RecordOptions.all, formats: .records)
    } run: { session in
        let arguments = session.arguments
        let printer = try EventPrinter(session)
        let store = try session.store()
        let isRehearsal = arguments.has(ChangeOptions.dryRun)
        let (report, titles) = try store.undo(isRehearsal: isRehearsal) { report, snapshot in
            (
                try (
                    restored: printer.records(of: report.restored, snapshot),
                    removed: printer.records(of: report.removed, snapshot)
                ), report
            )
        }
        if printer.isText {
            try printer.print(report.restored, verb: ChangeOptions.verb("Restored", dryRun: "restore", arguments))
            try printer.print(report.removed, verb: ChangeOptions.verb("Removed", dryRun: "remove", arguments))
            tellOfRest(titles, session, isRehearsal)
        } else {
            try printer.print(report.restored + report.removed, verb: "")
        }
        return .done
    }

    private static func tellOfRest(_ report: UndoReport, _ session: Session, _ isRehearsal: Bool) {
        guard !session.arguments.globals.isQuiet else { return }
        let will = isRehearsal ? " would have" : " has"
        if !report.calendars.isEmpty {
            let many = report.calendars.count > 1
            session.output.write(
                many ? "\(report.calendars.count) calendars are as they were before.\n" : "A calendar is as it was before.\n")
        }
        for name in report.settings where name != "default_calendar" {
            session.output.write("The setting '\(name)'\(will) its old value again.\n")
        }
        if report.settings.contains("default_calendar") { session.output.write("The default calendar is the one before.\n") }
    }
}
