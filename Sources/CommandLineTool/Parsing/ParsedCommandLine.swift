/// A whole command line, read and checked.
enum ParsedCommandLine: Sendable {
    /// Run the command.
    case run(CommandDeclaration.Action, ParsedArguments)
    /// `--help`, for the whole program when the path is empty.
    case help(path: [String], GlobalOptions)
    /// `--version`.
    case version
    /// No command at all.
    case nothing(GlobalOptions)
}
