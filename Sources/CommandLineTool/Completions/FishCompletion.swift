/// A completion script for fish.
struct FishCompletion {
    let catalog: CommandCatalog

    func write(to output: OutputBuffer) {
        let program = catalog.name
        let nodes = CommandTree(catalog).nodes
        let known = nodes.dropFirst().flatMap(\.spellings).map(quoted).joined(separator: " ")
        var valued: [String] = []
        for option in nodes.flatMap(\.options) where !option.isFlag {
            for name in [option.flag] + (option.short.map { ["-" + String($0)] } ?? []) where !valued.contains(name) {
                valued.append(name)
            }
        }
        output.write(
            """
            # fish completion for \(program); load it with: \(program) completions fish | source

            # True when the command typed so far is one of those named.
            function __\(program)_at
                set -l words (commandline -opc)
                set -l path
                set -l skip no
                for word in $words[2..]
                    if test $skip = yes
                        set skip no
                    else if contains -- $word \(valued.joined(separator: " "))
                        set skip yes
                    else if contains -- (string join ' ' -- $path $word) \(known)
                        set -a path $word
                    end
                end
                contains -- "$path" $argv
            end

            complete -c \(program) -f

            """)
        for option in GlobalOptions.declarations {
            write(option, allowed: option.allowed, condition: nil, output)
        }
        for node in nodes {
            let condition = "__\(program)_at " + node.spellings.map(doubleQuoted).joined(separator: " ")
            for command in node.body.subcommands {
                output.write(
                    "complete -c \(program) -n \(quoted(condition)) -a \(quoted(command.name)) -d \(quoted(command.summary))\n")
            }
            for option in node.body.options {
                write(option, allowed: node.allowed(for: option), condition: condition, output)
            }
            if let positional = node.body.positionals.first, let values = values(positional.allowed, positional.completion) {
                output.write("complete -c \(program) -n \(quoted(condition)) \(values)\n")
            }
        }
    }

    private func write(_ option: OptionDeclaration, allowed: [String], condition: String?, _ output: OutputBuffer) {
        output.write("complete -c \(catalog.name)")
        if let condition { output.write(" -n \(quoted(condition))") }
        if let short = option.short { output.write(" -s \(short)") }
        output.write(" -l \(option.name)")
        if !option.isFlag {
            output.write(option.completion == .files ? " -r" : " -x")
            if let values = values(allowed, option.completion) { output.write(" \(values)") }
        }
        output.write(" -d \(quoted(option.help))\n")
    }

    private func values(_ allowed: [String], _ source: CompletionSource) -> String? {
        if !allowed.isEmpty { return "-a \(quoted(allowed.joined(separator: " ")))" }
        switch source {
        case .none: return nil
        case .files: return "-F"
        case .calendars, .zones: return "-a '(\(catalog.name) completions --values \(source.rawValue) 2>/dev/null)'"
        case .commands: return "-a \(quoted(catalog.commands.map(\.name).joined(separator: " ")))"
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.mapping { $0 == "\\" || $0 == "'" ? "\\" + String($0) : nil } + "'"
    }

    private func doubleQuoted(_ text: String) -> String { "\"\(text)\"" }
}
