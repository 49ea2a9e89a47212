import DaybookStore

/// `daybook undo`.
enum UndoCommand {
    static let declaration = CommandDeclaration(changing: "undo", summary: "Take back a change") {
        CommandBody(
            examples: [
                CommandExample("daybook undo", "take back the last command that changed something"),
                CommandExample("daybook undo --dry-run", "show what it would take back"),
            ],
            discussion:
                "Each further undo takes back the change before. Nothing is lost: what was deleted is still in the store.",
            options: [ChangeOptions.dryRun] + RecordOptions.all, formats: .records)
    } run: { session in
        let printer = try EventPrinter(session)
        let isRehearsal = session.arguments.has(ChangeOptions.dryRun)
        // A calendar that goes is named by what it was.
        let before = printer.isText ? try session.store().calendars() : []
        let done = try session.store().undo(isRehearsal: isRehearsal) { report, snapshot in
            try Undone(report, before, printer, snapshot)
        }
        if printer.isText {
            try done.write(printer, session)
        } else {
            try printer.print(done.restored + done.removed, verb: "")
        }
        return .done
    }
}
