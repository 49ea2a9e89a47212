/// The heading under which `--help` lists a command.
enum CommandGroup: String, Sendable, CaseIterable {
    case events = "Events"
    case finding = "Finding"
    case pages = "Pages"
    case files = "Files"
    case store = "Store"
    case help = "Help"
}
