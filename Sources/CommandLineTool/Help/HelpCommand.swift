/// `daybook help [COMMAND...]`.
enum HelpCommand {
    static let words = PositionalDeclaration("COMMAND", .any, completion: .commands, help: "A command, or one of the other pages")

    static let declaration = CommandDeclaration("help", group: .help, summary: "Explain a command") {
        CommandBody(
            examples: [CommandExample("daybook help list"), CommandExample("daybook help calendars add")],
            discussion: "Show what --help shows.", positionals: [words])
    } run: { arguments, environment in
        try HelpPage.write(
            arguments.values(of: words), of: arguments.catalog, to: environment.output, columns: environment.columns)
        return .done
    }
}
