import DaybookStore

/// `daybook list [PERIOD]`.
enum ListCommand {
    static let limit = OptionDeclaration("limit", short: "n", value: "N", group: .output, help: "At most so many")
    static let after = OptionDeclaration(
        "after", value: "CURSOR", group: .output, help: "Go on where a limited listing ended")

    static let declaration = CommandDeclaration(reading: "list", aliases: ["ls"], summary: "List events by day") {
        CommandBody(
            examples: [
                CommandExample("daybook list", "today and six more days"),
                CommandExample("daybook list 2026-12 --calendar Work"),
                CommandExample("daybook list --from 2026-12-01 --to 2026-12-24 --format json", "the 24th too"),
                CommandExample("daybook list next 10 days --template '{start:%H:%M} {title}'"),
            ],
            positionals: [RangeOptions.period],
            options: RangeOptions.all + FilterOptions.all + [FilterOptions.text] + RecordOptions.all + [limit, after],
            formats: .records)
    } run: { session in
        let printer = try EventPrinter(session)
        let limit = try session.arguments.integer(of: limit, in: 1...Int.max)
        let cursor = session.arguments.value(of: after).map(OccurrenceCursor.init)
        var next: OccurrenceCursor?
        try session.store().read { snapshot in
            let filter = try FilterOptions.read(session.arguments, snapshot)
            let range = try RangeOptions.read(session, snapshot) ?? standardRange(session)
            try printer.print(snapshot, days: DayRange(range, session.zone)) { body in
                guard limit != nil || cursor != nil else {
                    return try snapshot.forEachOccurrence(in: range, matching: filter, body)
                }
                let page = try snapshot.occurrencePage(in: range, matching: filter, limit: limit ?? .max, after: cursor)
                next = page.cursor
                for occurrence in page.occurrences where try !body(occurrence) { return }
            }
        }
        if let next { session.note("There is more; go on with --after \(next)") }
        return .done
    }

    private static func standardRange(_ session: Session) -> QueryRange {
        .days(session.today..<(session.today.adding(days: 7) ?? .endOfTime))
    }
}
