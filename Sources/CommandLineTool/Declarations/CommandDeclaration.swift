/// A command as data: parsing, `--help`, the manual page and completions all come from it.
///
/// The head is all that the overview needs; the body is built when the command is used.
///
/// ```swift
/// static let declaration = CommandDeclaration("undo", group: .events, summary: "Take back a change") {
///     CommandBody(examples: [CommandExample("daybook undo")], options: [SharedOptions.dryRun])
/// } run: { arguments, environment in
///     …
///     return .done
/// }
/// ```
final class CommandDeclaration: Sendable {
    typealias Action = @Sendable (ParsedArguments, CommandEnvironment) throws -> ExitStatus

    let name: String
    let aliases: [String]
    let group: CommandGroup
    /// At most 26 characters without a full stop, so that the overview can have two columns.
    let summary: String
    let makeBody: @Sendable () -> CommandBody
    /// What the command does; nil when only its subcommands do something.
    let action: Action?

    init(
        _ name: String, aliases: [String] = [], group: CommandGroup = .events, summary: String,
        body: @escaping @Sendable () -> CommandBody, run action: Action? = nil
    ) {
        self.name = name
        self.aliases = aliases
        self.group = group
        self.summary = summary
        self.makeBody = body
        self.action = action
    }

    func answers(to name: String) -> Bool {
        self.name == name || aliases.contains(name)
    }
}
