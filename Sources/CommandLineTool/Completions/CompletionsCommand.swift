/// `daybook completions bash|zsh|fish|man`, and the values that those scripts ask for.
enum CompletionsCommand {
    static let shell = PositionalDeclaration(
        "SHELL", .optional, allowed: ["bash", "zsh", "fish", "man"], help: "The shell to complete in, or the manual page")
    static let values = OptionDeclaration(
        "values", value: "SOURCE", allowed: CompletionSource.dynamic.map(\.rawValue),
        help: "Print values for a script, one a line")

    static let declaration = CommandDeclaration("completions", group: .help, summary: "Print shell completions") {
        CommandBody(
            examples: [
                CommandExample("source <(daybook completions bash)", "now; in ~/.bashrc, always"),
                CommandExample("daybook completions zsh > ~/.zfunc/_daybook"),
                CommandExample("daybook completions fish > ~/.config/fish/completions/daybook.fish"),
                CommandExample("daybook completions man > daybook.1", "the manual page; man -l shows it"),
            ],
            discussion: "Print a script that completes commands, options and their values, or the manual page.",
            positionals: [shell], options: [values])
    } run: { arguments, environment in
        let catalog = arguments.catalog
        if let name = arguments.value(of: values), let source = CompletionSource(rawValue: name) {
            for value in try catalog.completionValues(source, arguments.globals, environment) {
                environment.output.write(display: value)
                environment.output.write("\n")
            }
            return .done
        }
        switch arguments.value(of: shell) {
        case "bash": BashCompletion(catalog: catalog).write(to: environment.output)
        case "zsh": ZshCompletion(catalog: catalog).write(to: environment.output)
        case "fish": FishCompletion(catalog: catalog).write(to: environment.output)
        case "man": ManualPage(catalog: catalog).write(to: environment.output)
        default: throw CommandError.missingArgument("SHELL", usage: "\(arguments.commandLine) bash|zsh|fish|man")
        }
        return .done
    }
}
