import DaybookStore

/// The program: its commands and what its help says beside them.
enum DaybookCatalog {
    static let version = "0.1.0"

    static func make() -> CommandCatalog {
        CommandCatalog(
            name: "daybook", version: version, purpose: "Your events in one SQLite file: add and find them in plain phrases.",
            examples: [
                CommandExample(#"daybook add "Team lunch" tomorrow 12:30 --for 1h"#), CommandExample("daybook list next week"),
                CommandExample("daybook delete 42", "and undo brings it back"),
            ],
            commands: [
                AddCommand.declaration, EditCommand.declaration, DeleteCommand.declaration, UndoCommand.declaration,
                ListCommand.declaration, ShowCommand.declaration, SearchCommand.declaration, NextCommand.declaration,
                CalendarsCommand.declaration, SettingsCommand.declaration, HelpCommand.declaration,
                CompletionsCommand.declaration,
            ],
            topics: [dates, fields], find: command, completionValues: completions)
    }

    /// The commands that are used most, by their names.
    private static func command(named name: String) -> CommandDeclaration? {
        switch name {
        case "add": AddCommand.declaration
        case "edit": EditCommand.declaration
        case "delete": DeleteCommand.declaration
        case "undo": UndoCommand.declaration
        case "list": ListCommand.declaration
        case "show": ShowCommand.declaration
        case "search": SearchCommand.declaration
        case "next": NextCommand.declaration
        default: nil
        }
    }

    private static let dates = HelpTopic("dates", summary: "How dates are written") {
        """
        Dates and times are read in plain English, against the clock of your zone (--tz) or --now; --explain tells how.

          tomorrow 12:30          next fri 9-10:30        in 2 weeks
          24 dec                  dec 24 2026 18:00       2027-1-5
          today 22:00-02:00       dec 24-27               9:00 America/New_York

        A weekday is the next such day, today only with a later time; "next fri" is the Friday of next week. A time alone that is \
        past means tomorrow. A day without a year is the next such day. 03/04/2027 is refused, as it has two readings.

        A date names a whole day: --to 2026-12-31 goes through the 31st, --before 2027-01-01 is the same. In JSON, CSV and TSV an end \
        is exclusive.

        Periods of list and search: today, this week, next month, weekend, 2026, 2026-12, 2026-W49, december, "next 10 days", \
        2026-12-24..2027-01-02.
        """
    }

    private static let fields = HelpTopic("fields", summary: "Fields, templates, JSON") {
        """
        --format json prints one array, jsonl an object a line, csv and tsv a header and a line each. --fields chooses and orders; \
        --template prints a line of your own:

          daybook list --fields id,title,start
          daybook list --template '{start:%a %e %b %H:%M}  {title}'

        The fields of an event:

          \(TextWrapping.lines(of: EventField.names.joined(separator: ", "), columns: 76).joined(separator: "\n  "))

        start and end are ISO 8601: a date when all-day, without an offset when floating, else in your zone with its offset. end is \
        exclusive. An object is already an event for FullCalendar.
        """
    }

    private static func completions(
        _ source: CompletionSource, _ globals: GlobalOptions, _ environment: CommandEnvironment
    ) throws -> [String] {
        switch source {
        case .zones: return environment.zones.names
        case .calendars:
            let path = try StorePath.find(globals, environment.variables)
            guard StorePath.exists(path) else { return [] }
            let store = try EventStore(at: path, options: .init(isReadOnly: true, timeZone: .utc, zones: environment.zones))
            return try store.calendars().map(\.title)
        case .none, .files, .commands: return []
        }
    }
}
