/// The heading under which help shows an option.
enum OptionGroup: String, Sendable, CaseIterable {
    case time = "Time"
    case details = "Details"
    case filters = "Which ones"
    case general = "Options"
    /// Shown in one paragraph with the global options: what every listing has.
    case output = "Output"
    /// The options that stand anywhere.
    case global = "Everywhere"
}
