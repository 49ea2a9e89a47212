/// Where a shell finds the values that an option or argument can have.
enum CompletionSource: String, Sendable, CaseIterable {
    /// Nothing to offer: free text, a number.
    case none
    /// Names of files.
    case files
    /// The calendars of the store, asked from the program.
    case calendars
    /// The zone database's names, asked from the program.
    case zones
    /// The program's commands.
    case commands

    /// The sources that a shell asks the program for, with `completions --values NAME`.
    static let dynamic: [CompletionSource] = [.calendars, .zones]
}
