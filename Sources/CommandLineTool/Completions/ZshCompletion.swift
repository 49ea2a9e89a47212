/// A completion script for zsh, built on its own `_arguments`.
struct ZshCompletion {
    let catalog: CommandCatalog

    func write(to output: OutputBuffer) {
        let program = catalog.name
        output.write(
            """
            #compdef \(program)
            # zsh completion for \(program); save it as _\(program) in a folder of $fpath, or load it with:
            # source <(\(program) completions zsh)

            _\(program)_calendars() {
                local -a values
                values=(${(f)"$(_call_program calendars \(program) completions --values calendars 2>/dev/null)"})
                compadd -a values
            }

            _\(program)_zones() {
                local -a values
                values=(${(f)"$(_call_program zones \(program) completions --values zones 2>/dev/null)"})
                compadd -a values
            }


            """)
        for node in CommandTree(catalog).nodes.reversed() { writeFunction(node, output) }
        output.write(
            """
            if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
                _\(program) "$@"
            else
                compdef _\(program) \(program)
            fi

            """)
    }

    private func function(_ path: [String]) -> String {
        ([catalog.name] + path).map { $0.mapping { $0 == "-" ? "_" : nil } }.reduce("") { $0 + "_" + $1 }
    }

    private func writeFunction(_ node: CommandTree.Node, _ output: OutputBuffer) {
        output.write("\(function(node.path))() {\n    local curcontext=$curcontext state line\n    _arguments -s -C \\\n")
        for option in node.options { output.write("        \(specification(option, node)) \\\n") }
        if node.body.subcommands.isEmpty {
            for positional in node.body.positionals { output.write("        \(specification(positional)) \\\n") }
            output.write("        && return\n}\n\n")
            return
        }
        output.write("        '1: :->command' \\\n        '*:: :->argument' && return\n    case $state in\n    command)\n")
        output.write("        local -a commands\n        commands=(\n")
        for command in node.body.subcommands {
            output.write("            '\(escaped(command.name)):\(quoted(command.summary))'\n")
        }
        output.write("        )\n        _describe -t commands command commands\n")
        if let positional = node.body.positionals.first, let action = action(positional.allowed, positional.completion) {
            output.write("        \(action)\n")
        }
        output.write("        ;;\n    argument)\n        case $words[1] in\n")
        for command in node.body.subcommands {
            let names = ([command.name] + command.aliases).joined(separator: " | ")
            output.write("        \(names)) \(function(node.path + [command.name])) ;;\n")
        }
        output.write("        esac\n        ;;\n    esac\n}\n\n")
    }

    private func specification(_ option: OptionDeclaration, _ node: CommandTree.Node) -> String {
        let rivals = node.body.options.filter { $0.excludes.contains(option.name) }.map(\.name) + option.excludes
        let names = [option.flag] + (option.short.map { ["-" + String($0)] } ?? [])
        let exclusions = ((option.isRepeatable ? [] : names) + rivals.map { "--" + $0 }).joined(separator: " ")
        let prefix = option.isRepeatable ? "*" : exclusions.isEmpty ? "" : "(\(exclusions))"
        let help = "[\(escaped(option.help))]"
        var value = ""
        if let valueName = option.valueName {
            value = ":\(escaped(valueName)):" + (action(node.allowed(for: option), option.completion) ?? " ")
        }
        let long = option.flag + (option.isFlag ? "" : "=")
        guard let short = option.short else { return "'\(prefix)\(long)\(help)\(value)'" }
        return "'\(prefix)'{-\(short)\(option.isFlag ? "" : "+"),\(long)}'\(help)\(value)'"
    }

    private func specification(_ positional: PositionalDeclaration) -> String {
        let place = positional.isRepeated ? "*:" : positional.isRequired ? ":" : "::"
        return "'\(place)\(escaped(positional.name)):\(action(positional.allowed, positional.completion) ?? " ")'"
    }

    private func action(_ allowed: [String], _ source: CompletionSource) -> String? {
        if !allowed.isEmpty { return "(\(allowed.map(escaped).joined(separator: " ")))" }
        switch source {
        case .none: return nil
        case .files: return "_files"
        case .calendars, .zones: return "_\(catalog.name)_\(source.rawValue)"
        case .commands: return "(\(catalog.commands.map(\.name).joined(separator: " ")))"
        }
    }

    /// Inside single quotes, where `_arguments` reads colons and brackets.
    private func escaped(_ text: String) -> String {
        text.mapping { character in
            switch character {
            case ":", "[", "]", "\\": "\\" + String(character)
            case "'": "'\\''"
            default: nil
            }
        }
    }

    private func quoted(_ text: String) -> String { text.mapping { $0 == "'" ? "'\\''" : nil } }
}
