import DaybookStore

/// `daybook next [N]`.
enum NextCommand {
    static let count = PositionalDeclaration("N", .optional, help: "How many; one unless said")
    static let from = OptionDeclaration("from", value: "WHEN", group: .time, help: "From this day or time on, instead of now")

    static let declaration = CommandDeclaration(reading: "next", summary: "Show what comes next") {
        CommandBody(
            examples: [
                CommandExample("daybook next"), CommandExample("daybook next 5 --calendar Work"),
                CommandExample("daybook next 3 --from 2027-01-01 --format json"),
            ],
            discussion: "The next events that start now or later.", positionals: [count],
            options: [from] + FilterOptions.all + [FilterOptions.text] + RecordOptions.all, formats: .records)
    } run: { session in
        let printer = try EventPrinter(session)
        let count = try number(session.arguments)
        try session.store().read { snapshot in
            let moment = try moment(session, snapshot)
            let filter = try FilterOptions.read(session.arguments, snapshot)
            let found = try snapshot.next(count, after: moment, matching: filter)
            try printer.print(snapshot, days: nil) { body in
                for occurrence in found where try !body(occurrence) { return }
            }
        }
        return .done
    }

    private static func number(_ arguments: ParsedArguments) throws(CommandError) -> Int {
        guard let text = arguments.value(of: count) else { return 1 }
        guard let number = Int(text), number > 0 else { throw .notInteger(field: "N", value: text, range: 1...Int.max) }
        return number
    }

    private static func moment(_ session: Session, _ snapshot: Snapshot) throws -> Instant {
        guard let text = session.arguments.value(of: from) else { return session.now }
        return try session.reading(from.flag, snapshot) { reader in
            switch try reader.dateOrTime(text).value {
            case .days(let days): session.zone.startOfDay(days.first)
            case .moment(let local, let zone): try (zone.map(session.zones.zone(of:)) ?? session.zone).instant(of: local)
            }
        }
    }
}
