import DaybookStore

/// `daybook delete ID...`.
enum DeleteCommand {
    static let declaration = CommandDeclaration(changing: "delete", aliases: ["rm"], summary: "Delete events") {
        CommandBody(
            examples: [
                CommandExample("daybook delete 42"),
                CommandExample("daybook delete 42 43 44 --dry-run", "show what would go"),
                CommandExample("daybook delete 42 --if-etag 1f2e3d4c-57", "only if nobody changed it since"),
                CommandExample("daybook undo", "bring them back"),
            ],
            discussion: "All of them are deleted, or none.", positionals: [EventIDs.ids],
            options: [ChangeOptions.ifEtag, ChangeOptions.dryRun] + RecordOptions.all, formats: .records)
    } run: { session in
        let arguments = session.arguments
        let ids = try EventIDs.read(arguments)
        let etag = try ChangeOptions.etag(arguments, ids.count)
        let printer = try EventPrinter(session)
        let isRehearsal = arguments.has(ChangeOptions.dryRun)
        let records = try session.store().write(isRehearsal: isRehearsal) { transaction in
            let records = try printer.records(of: ids.map { try EventIDs.event($0, transaction.snapshot) }, transaction.snapshot)
            for id in ids { try transaction.remove(id.eventID, ifEtag: etag) }
            return records
        }
        try printer.print(records, verb: ChangeOptions.verb("Deleted", dryRun: "delete", arguments))
        if printer.isText, !isRehearsal, !arguments.globals.isQuiet {
            session.output.styled(.dim) {
                session.output.write(ids.count == 1 ? "'daybook undo' brings it back." : "'daybook undo' brings them back.")
            }
            session.output.write("\n")
        }
        return .done
    }
}
