import DaybookStore

/// `daybook calendars [add|edit|delete|default]`.
enum CalendarsCommand {
    static let declaration = CommandDeclaration(reading: "calendars", group: .store, summary: "List and change calendars") {
        CommandBody(
            examples: [
                CommandExample("daybook calendars"), CommandExample("daybook calendars add Work --color steelblue"),
                CommandExample("daybook calendars default Work", "new events go there"),
                CommandExample("daybook calendars delete Work --with-events"),
            ],
            options: RecordOptions.all, formats: .records, subcommands: [add, edit, delete, standard])
    } run: { session in
        let records = try session.store().read { snapshot in
            try CalendarRecord.all(snapshot, snapshot.calendars())
        }
        try CalendarPrinter(session).print(records)
        return .done
    }

    static let title = PositionalDeclaration("TITLE", completion: .calendars, help: "The calendar's title")
    static let newTitle = PositionalDeclaration("TITLE", help: "The calendar's title")
    static let rename = OptionDeclaration("title", value: "TEXT", help: "Its new title")
    static let color = OptionDeclaration("color", value: "COLOR", help: "A CSS name or #rrggbb")
    static let zone = OptionDeclaration(
        "zone", value: "ZONE", completion: .zones, help: "The zone that its new events are made in; else yours")
    static let position = OptionDeclaration("position", value: "N", help: "Its place among the calendars, from 0")
    static let withEvents = OptionDeclaration("with-events", help: "Delete its events too")

    static let add = CommandDeclaration(changing: "add", summary: "Add a calendar") {
        CommandBody(
            examples: [CommandExample(#"daybook calendars add "Side project" --color orange --zone Asia/Tokyo"#)],
            positionals: [newTitle], options: [color, zone, position, ChangeOptions.dryRun] + RecordOptions.all, formats: .records
        )
    } run: { session in
        try change(session, verb: ChangeOptions.verb("Added", dryRun: "add", session.arguments)) { transaction in
            var calendar = EventCalendar(title: try checkedTitle(session.arguments.value(of: newTitle) ?? ""))
            try apply(to: &calendar, session)
            return try transaction.save(calendar)
        }
    }

    private static var changes: [OptionDeclaration] { [rename, color, zone, position] }

    static let edit = CommandDeclaration(changing: "edit", summary: "Change a calendar") {
        CommandBody(
            examples: [
                CommandExample("daybook calendars edit Work --title Office"),
                CommandExample(#"daybook calendars edit Work --color """#, "no colour any more"),
            ],
            positionals: [title], options: changes + [ChangeOptions.dryRun] + RecordOptions.all, formats: .records)
    } run: { session in
        guard changes.contains(where: session.arguments.has) else {
            throw CommandError.nothingToChange(options: changes.map(\.flag))
        }
        return try change(session, verb: ChangeOptions.verb("Changed", dryRun: "change", session.arguments)) { transaction in
            var calendar = try CalendarLookup.find(session.arguments.value(of: title) ?? "", transaction.snapshot)
            if let text = session.arguments.value(of: rename) { calendar.title = try checkedTitle(text) }
            try apply(to: &calendar, session)
            return try transaction.save(calendar)
        }
    }

    static let delete = CommandDeclaration(changing: "delete", aliases: ["rm"], summary: "Delete a calendar") {
        CommandBody(
            examples: [
                CommandExample("daybook calendars delete Work", "only if it is empty"),
                CommandExample("daybook calendars delete Work --with-events"), CommandExample("daybook undo", "bring it back"),
            ],
            positionals: [title], options: [withEvents, ChangeOptions.dryRun] + RecordOptions.all, formats: .records)
    } run: { session in
        let arguments = session.arguments
        return try change(session, verb: ChangeOptions.verb("Deleted", dryRun: "delete", arguments)) { transaction in
            let calendar = try CalendarLookup.find(arguments.value(of: title) ?? "", transaction.snapshot)
            guard let id = calendar.id else { return calendar }
            let count = try transaction.snapshot.eventCount(in: id)
            if count > 0, !arguments.has(withEvents) { throw CommandError.calendarHasEvents(calendar.title, count: count) }
            return calendar
        } then: { transaction, calendar in
            if let id = calendar.id { try transaction.remove(id, withEvents: arguments.has(withEvents)) }
        }
    }

    static let standard = CommandDeclaration(changing: "default", summary: "Choose where new events go") {
        CommandBody(
            examples: [CommandExample("daybook calendars default Work")], positionals: [title],
            options: [ChangeOptions.dryRun] + RecordOptions.all, formats: .records)
    } run: { session in
        try change(session, verb: ChangeOptions.verb("Default", dryRun: "make default", session.arguments)) { transaction in
            let calendar = try CalendarLookup.find(session.arguments.value(of: title) ?? "", transaction.snapshot)
            if let id = calendar.id { try transaction.setDefaultCalendarForNewEvents(id) }
            return calendar
        }
    }

    /// Makes a change and prints the calendar that it was about, as it stands before `then`.
    private static func change(
        _ session: Session, verb: String, _ body: (Transaction) throws -> EventCalendar,
        then: (Transaction, EventCalendar) throws -> Void = { _, _ in }
    ) throws -> ExitStatus {
        let printer = try CalendarPrinter(session)
        let isRehearsal = session.arguments.has(ChangeOptions.dryRun)
        let records = try session.store().write(isRehearsal: isRehearsal) { transaction in
            let calendar = try body(transaction)
            let records = try CalendarRecord.all(transaction.snapshot, [calendar])
            try then(transaction, calendar)
            return records
        }
        try printer.print(records, verb: verb)
        return .done
    }

    private static func checkedTitle(_ text: String) throws -> String {
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw CommandError.emptyTitle }
        return try TextRule.check(text, field: "TITLE")
    }

    private static func apply(to calendar: inout EventCalendar, _ session: Session) throws {
        let arguments = session.arguments
        if let text = arguments.value(of: color) {
            guard text.isEmpty || CalendarColor(text) != nil else { throw CommandError.invalidColor(text) }
            calendar.color = text.isEmpty ? nil : text
        }
        if let name = arguments.value(of: zone) {
            calendar.timeZone = try name.isEmpty ? nil : Session.reading(zone.flag) { try session.zones.zone(named: name).id }
        }
        if let place = try arguments.integer(of: position, in: 0...1_000_000) { calendar.position = place }
    }
}
