/// The program's name, version and commands.
struct CommandCatalog: Sendable {
    /// Lists what a shell may complete from the store or the zone database.
    typealias ValueProvider = @Sendable (CompletionSource, GlobalOptions, CommandEnvironment) throws -> [String]

    let name: String
    let version: String
    /// One sentence about the program.
    let purpose: String
    /// Shown at the top of the overview.
    let examples: [CommandExample]
    let commands: [CommandDeclaration]
    let topics: [HelpTopic]
    let completionValues: ValueProvider

    init(
        name: String, version: String, purpose: String, examples: [CommandExample] = [], commands: [CommandDeclaration],
        topics: [HelpTopic] = [], completionValues: @escaping ValueProvider = { _, _, _ in [] }
    ) {
        self.name = name
        self.version = version
        self.purpose = purpose
        self.examples = examples
        self.commands = commands
        self.topics = topics
        self.completionValues = completionValues
    }

    func command(named name: String) -> CommandDeclaration? {
        commands.first { $0.answers(to: name) }
    }
}
