/// The options of `add` and `edit` for the time of an event.
enum TimeOptions {
    static let length = OptionDeclaration("for", value: "LENGTH", excludes: ["to"], group: .time, help: "How long: 45m, 3 days")
    static let end = OptionDeclaration("to", value: "WHEN", group: .time, help: "Its end, or last day")
    static let floating = OptionDeclaration("floating", group: .time, help: "In no zone: 9:00 anywhere")
    static let explain = OptionDeclaration("explain", group: .time, help: "Tell how times are read")

    static var all: [OptionDeclaration] { [length, end, floating, explain] }
}
