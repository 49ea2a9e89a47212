import DaybookStore

/// `daybook search WORD...`.
enum SearchCommand {
    static let words = PositionalDeclaration("WORD", .oneOrMore, help: "What to look for; the end of a word may be missing")

    static let declaration = CommandDeclaration(reading: "search", aliases: ["find"], summary: "Find events by words") {
        CommandBody(
            examples: [
                CommandExample("daybook search dentist"), CommandExample("daybook search team lun --from 2026-01-01"),
                CommandExample("daybook search 会議 --format json"),
            ],
            discussion: "Every word must be found: in the title, location, categories, people or notes. Accents and case do not "
                + "matter and nothing in a word is special. For people they are in order of time, else the best come first.",
            positionals: [words],
            options: RangeOptions.all + FilterOptions.all + RecordOptions.all + [ListCommand.limit, ListCommand.after],
            formats: .records)
    } run: { session in
        let arguments = session.arguments
        let printer = try EventPrinter(session)
        let limit = try arguments.integer(of: ListCommand.limit, in: 1...Int.max)
        let text = arguments.values(of: words).joined(separator: " ")
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw CommandError.missingArgument("WORD", usage: "daybook search WORD")
        }
        var next: OccurrenceCursor?
        try session.store().read { snapshot in
            let filter = try FilterOptions.read(arguments, snapshot)
            let range = try RangeOptions.read(session, snapshot)
            let page = try snapshot.search(
                text, in: range, matching: filter, limit: limit,
                after: arguments.value(of: ListCommand.after).map(OccurrenceCursor.init))
            next = page.cursor
            let found = printer.isText ? inOrderOfTime(page.occurrences, session.zone) : page.occurrences
            try printer.print(snapshot, days: nil) { body in
                for occurrence in found where try !body(occurrence) { return }
            }
        }
        if let next { session.note("There is more; go on with --after \(next)") }
        return .done
    }

    private static func inOrderOfTime(_ found: [Occurrence], _ zone: Zone) -> [Occurrence] {
        let starts = found.map { ($0.span.instants(in: zone).lowerBound, $0) }
        return starts.sorted { ($0.0, $0.1.eventID) < ($1.0, $1.1.eventID) }.map(\.1)
    }
}
