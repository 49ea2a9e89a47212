/// The options of `add` and `edit` for the time of an event.
enum TimeOptions {
    static let length = OptionDeclaration(
        "for", value: "LENGTH", excludes: ["to"], group: .time, help: "How long: 45m, 1h30m, 3 days")
    static let end = OptionDeclaration(
        "to", value: "WHEN", group: .time, help: "Its end: a time, or the last of its days")
    static let floating = OptionDeclaration(
        "floating", group: .time, help: "At this wall time in whatever zone one is")
    static let explain = OptionDeclaration("explain", group: .time, help: "Tell how the time was read")

    static var all: [OptionDeclaration] { [length, end, floating, explain] }
}
