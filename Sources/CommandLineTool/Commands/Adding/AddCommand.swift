import DaybookStore

/// `daybook add TITLE WHEN`.
enum AddCommand {
    static let title = PositionalDeclaration("TITLE", .optional, help: "What it is")
    static let when = PositionalDeclaration("WHEN", .any, help: "Its day, or day and time: tomorrow 12:30, next fri 9-10:30")
    static let fromLines = OptionDeclaration(
        "from-jsonl", value: "FILE", completion: .files,
        excludes: (TimeOptions.all + DetailOptions.ofOneEvent).map(\.name),
        help: "Add an event a line, all or none; - is standard input")

    static let declaration = CommandDeclaration(changing: "add", summary: "Add an event") {
        CommandBody(
            examples: [
                CommandExample(#"daybook add "Team lunch" tomorrow 12:30 --for 1h"#),
                CommandExample(#"daybook add Trip 2026-12-24 --to 2026-12-27"#, "four whole days"),
                CommandExample(#"daybook add Dentist "next fri 9-9:30" --alarm 1h -l "Main St 4""#),
                CommandExample(#"daybook add Call "14:00 America/New_York" --explain --dry-run"#),
                CommandExample("daybook add --from-jsonl events.jsonl --calendar Work"),
            ],
            discussion: "Without a time it takes whole days. 'daybook help dates' tells how WHEN is read.",
            positionals: [title, when],
            options: TimeOptions.all + [fromLines, ChangeOptions.dryRun] + DetailOptions.all + RecordOptions.all,
            formats: .records)
    } run: { session in
        let arguments = session.arguments
        if let file = arguments.value(of: fromLines) {
            if arguments.value(of: title) != nil { throw CommandError.excludedOptions("TITLE", fromLines.flag) }
            return try AddLines(session).run(file)
        }
        guard let text = arguments.value(of: title) else {
            throw CommandError.missingArgument("TITLE", usage: "daybook add TITLE WHEN")
        }
        let words = arguments.values(of: when)
        guard !words.isEmpty else { throw CommandError.missingArgument("WHEN", usage: "daybook add TITLE WHEN") }
        do {
            return try add(try checkedTitle(text), words.joined(separator: " "), session)
        } catch CommandError.invalidValue(when.name, PhraseError.unknownWord(let word, _))
            where words.count > 1 && words[0] == word
        {
            throw CommandError.titleWithoutQuotes(title: text, word: word)
        }
    }

    /// A title that an event may have.
    static func checkedTitle(_ text: String, field: String = title.name) throws(CommandError) -> String {
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw .emptyTitle }
        return try TextRule.check(text, field: field)
    }

    private static func add(_ title: String, _ when: String, _ session: Session) throws -> ExitStatus {
        let printer = try EventPrinter(session)
        let isRehearsal = session.arguments.has(ChangeOptions.dryRun)
        var explanation: [String] = []
        let records = try session.store().write(isRehearsal: isRehearsal) { transaction in
            let snapshot = transaction.snapshot
            let calendar = try calendar(session, snapshot)
            let reading = try TimeReading(
                session, snapshot, calendar: calendar, isFloating: session.arguments.has(TimeOptions.floating))
            let phrase = try reading.phrase(when, field: Self.when.name)
            let times = try reading.times(of: phrase.value)
            let end = try times.end ?? (times.start.isDate ? .implied : .after(Settings.defaultLength(snapshot)))
            var event = Event(title: title, start: times.start, end: end, calendarID: calendar.id)
            try DetailOptions.apply(to: &event, session, snapshot)
            explanation = phrase.explanation + times.explanation
            return try printer.records(of: [try transaction.save(event)], snapshot)
        }
        if session.arguments.has(TimeOptions.explain) { session.explain(explanation) }
        try printer.print(records, verb: ChangeOptions.verb("Added", dryRun: "add", session.arguments))
        return .done
    }

    private static func calendar(_ session: Session, _ snapshot: Snapshot) throws -> EventCalendar {
        if let name = session.arguments.value(of: DetailOptions.calendar) { return try CalendarLookup.find(name, snapshot) }
        guard let calendar = try snapshot.defaultCalendarForNewEvents() else {
            throw CommandError.notFound(kind: "calendar", name: "default", suggestions: [])
        }
        return calendar
    }
}
