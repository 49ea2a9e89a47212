/// The options that stand anywhere on the line, before or after the command.
struct GlobalOptions: Sendable, Equatable {
    /// `--db`: the store's file.
    var database: String?
    /// `--tz`: the viewer's zone, not yet looked up.
    var timeZone: String?
    /// `--format`; nil leaves the command's own default.
    var format: OutputFormat?
    /// `--now`: the text that stands for the present time, not yet read.
    var now: String?
    /// `--color`.
    var color = ColorChoice.auto
    /// `--quiet`: nothing on standard output but what was asked for.
    var isQuiet = false

    static let databaseOption = OptionDeclaration(
        "db", value: "FILE", completion: .files, group: .global, help: "The store; else $DAYBOOK_DB, else the one in your home")
    static let timeZoneOption = OptionDeclaration(
        "tz", value: "ZONE", completion: .zones, group: .global,
        help: "Your time zone, such as Europe/Berlin; else $DAYBOOK_TZ, $TZ, the system's")
    static let formatOption = OptionDeclaration(
        "format", value: "FORMAT", allowed: ["text", "json", "jsonl", "csv", "tsv"], default: "text", group: .global,
        help: "How records are printed")
    static let nowOption = OptionDeclaration(
        "now", value: "TIME", group: .global, help: "Take this for the present time, such as 2026-12-01T12:30")
    static let colorOption = OptionDeclaration(
        "color", value: "WHEN", allowed: ["auto", "always", "never"], default: "auto", group: .global,
        help: "Colour: on a terminal, always or never")
    static let quietOption = OptionDeclaration(
        "quiet", short: "q", group: .global, help: "Say nothing beyond what was asked for")
    static let helpOption = OptionDeclaration("help", short: "h", group: .global, help: "Show help")
    static let versionOption = OptionDeclaration("version", short: "V", group: .global, help: "Show the version")

    static let declarations = [
        databaseOption, timeZoneOption, formatOption, nowOption, colorOption, quietOption, helpOption, versionOption,
    ]

    /// The global option with this long name; only the one asked for is made.
    static func option(named name: Substring) -> OptionDeclaration? {
        switch name {
        case "db": databaseOption
        case "tz": timeZoneOption
        case "format": formatOption
        case "now": nowOption
        case "color": colorOption
        case "quiet": quietOption
        case "help": helpOption
        case "version": versionOption
        default: nil
        }
    }

    static func option(short: Unicode.Scalar) -> OptionDeclaration? {
        switch short {
        case "q": quietOption
        case "h": helpOption
        case "V": versionOption
        default: nil
        }
    }
}
