import DaybookStore

/// `daybook show ID...`.
enum ShowCommand {
    static let declaration = CommandDeclaration(reading: "show", summary: "Show all of an event") {
        CommandBody(
            examples: [CommandExample("daybook show 42"), CommandExample("daybook show 42 43 --format json")],
            positionals: [EventIDs.ids], options: RecordOptions.all, formats: .records)
    } run: { session in
        let printer = try EventPrinter(session)
        let ids = try EventIDs.read(session.arguments)
        let records = try session.store().read { snapshot in
            try printer.records(of: ids.map { try EventIDs.event($0, snapshot) }, snapshot)
        }
        guard printer.isText else {
            try printer.print(records, verb: "")
            return .done
        }
        for (place, record) in records.enumerated() {
            if place > 0 { session.output.write("\n") }
            try EventSheet(record).write(session)
        }
        return .done
    }
}
