/// The program's name, version and commands.
///
/// A run needs one command of them: the others, and what only help shows, are made when they are asked for.
final class CommandCatalog: Sendable {
    /// Lists what a shell may complete from the store or the zone database.
    typealias ValueProvider = @Sendable (CompletionSource, GlobalOptions, CommandEnvironment) throws -> [String]

    let name: String
    let version: String
    /// One sentence about the program.
    let purpose: String
    let completionValues: ValueProvider
    private let makeExamples: @Sendable () -> [CommandExample]
    private let makeCommands: @Sendable () -> [CommandDeclaration]
    private let makeTopics: @Sendable () -> [HelpTopic]
    private let find: @Sendable (String) -> CommandDeclaration?

    /// - Parameter find: The command of a name, without making the others; nil where `commands` must be looked through.
    init(
        name: String, version: String, purpose: String,
        examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [],
        commands: @autoclosure @escaping @Sendable () -> [CommandDeclaration],
        topics: @autoclosure @escaping @Sendable () -> [HelpTopic] = [],
        find: @escaping @Sendable (String) -> CommandDeclaration? = { _ in nil },
        completionValues: @escaping ValueProvider = { _, _, _ in [] }
    ) {
        self.name = name
        self.version = version
        self.purpose = purpose
        self.completionValues = completionValues
        makeExamples = examples
        makeCommands = commands
        makeTopics = topics
        self.find = find
    }

    /// Shown at the top of the overview.
    var examples: [CommandExample] { makeExamples() }

    var commands: [CommandDeclaration] { makeCommands() }

    /// Pages of `help` that are no commands.
    var topics: [HelpTopic] { makeTopics() }

    /// The command with this name or alias.
    func command(named name: String) -> CommandDeclaration? {
        find(name) ?? commands.first { $0.answers(to: name) }
    }
}
