/// What a command takes and how its help explains it; built only for the command in use.
struct CommandBody: Sendable {
    /// Command lines that work; help starts with them.
    var examples: [CommandExample] = []
    /// A sentence or two beyond the summary; empty when the summary says it all.
    var discussion = ""
    var positionals: [PositionalDeclaration] = []
    var options: [OptionDeclaration] = []
    /// The `--format`s that the command can write, the default first; empty when it prints no records.
    var formats: [OutputFormat] = []
    var subcommands: [CommandDeclaration] = []

    /// The option with this long name, a global one too.
    func option(named name: some StringProtocol) -> OptionDeclaration? {
        options.first { $0.name == name } ?? GlobalOptions.declarations.first { $0.name == name }
    }

    /// The option with this short name, a global one too.
    func option(short: Unicode.Scalar) -> OptionDeclaration? {
        options.first { $0.short == short } ?? GlobalOptions.declarations.first { $0.short == short }
    }

    func subcommand(named name: String) -> CommandDeclaration? {
        subcommands.first { $0.answers(to: name) }
    }
}
