import DaybookStore

/// `daybook edit ID...`.
enum EditCommand {
    static let title = OptionDeclaration("title", short: "t", value: "TEXT", group: .details, help: "What it is")
    static let when = OptionDeclaration(
        "when", short: "w", value: "WHEN", group: .time, help: "Its day, or day and time; its length stays unless it is given")

    static let declaration = CommandDeclaration(changing: "edit", summary: "Change events") {
        CommandBody(
            examples: [
                CommandExample(#"daybook edit 42 --when "fri 10:00""#, "its length stays"),
                CommandExample(#"daybook edit 42 --for 2h --location """#, "no location any more"),
                CommandExample("daybook edit 42 43 --calendar Work --category team"),
                CommandExample(#"daybook edit 42 --title "Team dinner" --dry-run"#),
            ],
            discussion: "Options that are left out leave things as they are. All events are changed, or none.",
            positionals: [EventIDs.ids],
            options: [title, when] + TimeOptions.all + DetailOptions.all + [ChangeOptions.ifEtag, ChangeOptions.dryRun]
                + RecordOptions.all,
            formats: .records)
    } run: { session in
        let arguments = session.arguments
        let ids = try EventIDs.read(arguments)
        let etag = try ChangeOptions.etag(arguments, ids.count)
        let printer = try EventPrinter(session)
        var explanation: [String] = []
        let records = try session.store().write(isRehearsal: arguments.has(ChangeOptions.dryRun)) { transaction in
            let edited = try ids.map { id in
                var event = try EventIDs.event(id, transaction.snapshot)
                if let text = arguments.value(of: title) { event.title = try AddCommand.checkedTitle(text) }
                explanation += try TimeEdit(session, transaction.snapshot).apply(to: &event)
                try DetailOptions.apply(to: &event, session, transaction.snapshot)
                return try transaction.save(event, ifEtag: etag)
            }
            return try printer.records(of: edited, transaction.snapshot)
        }
        if arguments.has(TimeOptions.explain) { explanation.forEach(session.explain) }
        try printer.print(records, verb: ChangeOptions.verb("Changed", dryRun: "change", arguments))
        return .done
    }
}
