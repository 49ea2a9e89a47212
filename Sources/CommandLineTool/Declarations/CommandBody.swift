/// What a command takes and how its help explains it; built only for the command in use.
final class CommandBody: Sendable {
    private let makeExamples: @Sendable () -> [CommandExample]
    /// A sentence or two beyond the summary; empty when the summary says it all.
    let discussion: String
    let positionals: [PositionalDeclaration]
    let options: [OptionDeclaration]
    /// The `--format`s that the command can write; empty when it prints no records.
    let formats: OutputFormats
    let subcommands: [CommandDeclaration]

    init(
        examples: @autoclosure @escaping @Sendable () -> [CommandExample] = [], discussion: String = "",
        positionals: [PositionalDeclaration] = [], options: [OptionDeclaration] = [], formats: OutputFormats = [],
        subcommands: [CommandDeclaration] = []
    ) {
        makeExamples = examples
        self.discussion = discussion
        self.positionals = positionals
        self.options = options
        self.formats = formats
        self.subcommands = subcommands
    }

    /// Command lines that work; help starts with them, and only help makes them.
    var examples: [CommandExample] { makeExamples() }

    /// The option with this long name, a global one too.
    func option(named name: Substring) -> OptionDeclaration? {
        for option in options where name == option.name { return option }
        return GlobalOptions.option(named: name)
    }

    /// The option with this short name, a global one too.
    func option(short: Unicode.Scalar) -> OptionDeclaration? {
        for option in options where option.short == short { return option }
        return GlobalOptions.option(short: short)
    }

    func subcommand(named name: String) -> CommandDeclaration? {
        subcommands.first { $0.answers(to: name) }
    }
}
