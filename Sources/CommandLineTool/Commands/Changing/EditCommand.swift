import DaybookStore

/// `daybook edit ID...`.
enum EditCommand {
    static let title = OptionDeclaration("title", short: "t", value: "TEXT", group: .details, help: "What it is")

    static let declaration = CommandDeclaration(changing: "edit", summary: "Change events") {
        CommandBody(
            examples: [
                CommandExample("daybook edit 42 --when fri", "its time and length stay"),
                CommandExample(#"daybook edit 42 --when 10:00 --for 2h --location """#, "no location any more"),
                CommandExample("daybook edit 42 43 --calendar Work --dry-run"),
            ],
            discussion: "What is left out stays as it is; an empty value clears. All events are changed, or none.",
            positionals: [EventIDs.ids],
            options: TimeEdit.options + [ChangeOptions.ifEtag, ChangeOptions.dryRun, title] + DetailOptions.all
                + RecordOptions.all,
            formats: .records)
    } run: { session in
        let arguments = session.arguments
        let ids = try EventIDs.read(arguments)
        let etag = try ChangeOptions.etag(arguments, ids.count)
        guard
            (TimeEdit.options + [title] + DetailOptions.all).contains(where: { $0 !== TimeOptions.explain && arguments.has($0) })
        else {
            throw CommandError.nothingToChange(options: ["--title", "--when", "--location"])
        }
        let printer = try EventPrinter(session)
        var explanation: [String] = []
        let records = try session.store().write(isRehearsal: arguments.has(ChangeOptions.dryRun)) { transaction in
            let edited = try ids.map { id in
                var event = try EventIDs.event(id, transaction.snapshot)
                if let text = arguments.value(of: title) { event.title = try AddCommand.checkedTitle(text, field: title.flag) }
                let steps = try TimeEdit(session, transaction.snapshot).apply(to: &event)
                explanation += ids.count > 1 ? steps.map { "#\(id): \($0)" } : steps
                try DetailOptions.apply(to: &event, session, transaction.snapshot)
                return try transaction.save(event, ifEtag: etag)
            }
            return try printer.records(of: edited, transaction.snapshot)
        }
        if arguments.has(TimeOptions.explain) { session.explain(explanation) }
        try printer.print(records, verb: ChangeOptions.verb("Changed", dryRun: "change", arguments))
        return .done
    }
}
