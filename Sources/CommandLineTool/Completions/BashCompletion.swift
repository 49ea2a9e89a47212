/// A completion script for bash 3.2 and later; it needs no other package.
struct BashCompletion {
    let catalog: CommandCatalog

    func write(to output: OutputBuffer) {
        let program = catalog.name
        let nodes = CommandTree(catalog).nodes
        output.write(
            """
            # bash completion for \(program); load it with: source <(\(program) completions bash)

            # Sets what the command named in $1 takes: its commands, options, options with a value, and source of arguments.
            _\(program)_describe() {
                case $1 in

            """)
        for node in nodes { describe(node, output) }
        output.write(
            """
                esac
            }

            # Prints the values that can stand after the option $2 of the command $1.
            _\(program)_values() {
                case "$1 $2" in

            """)
        for node in nodes { writeValues(node, output) }
        output.write(
            """
                esac
            }

            # Prints the values of a source.
            _\(program)_source() {
                case $1 in
                files) compgen -f -- "$2" ;;
                calendars | zones) command \(program) completions --values "$1" 2>/dev/null ;;
                commands) printf '%s\\n' \(catalog.commands.map(\.name).joined(separator: " ")) ;;
                ?*) printf '%s\\n' $1 ;;
                esac
            }


            """)
        output.write(mainFunction(program))
    }

    private func describe(_ node: CommandTree.Node, _ output: OutputBuffer) {
        let flags = node.options.map(\.flag).joined(separator: " ")
        let valued = node.options.filter { !$0.isFlag }
            .flatMap { [$0.flag] + ($0.short.map { ["-" + String($0)] } ?? []) }.joined(separator: " ")
        let commands = node.body.subcommands.map(\.name).joined(separator: " ")
        let spelled = node.body.subcommands.flatMap { [$0.name] + $0.aliases }.joined(separator: " ")
        let positional = node.body.positionals.first
        let source = positional.map { $0.allowed.isEmpty ? $0.completion.rawValue : $0.allowed.joined(separator: " ") } ?? "none"
        output.write(
            """
                \(pattern(node)))
                    commands="\(commands)" spelled=" \(spelled) "
                    options="\(flags)"
                    valued=" \(valued) "
                    arguments="\(source == "none" ? "" : source)"
                    ;;

            """)
    }

    private func pattern(_ node: CommandTree.Node) -> String {
        node.spellings.map { "\"\($0)\"" }.joined(separator: " | ")
    }

    private func writeValues(_ node: CommandTree.Node, _ output: OutputBuffer) {
        for option in node.options where !option.isFlag {
            let allowed = node.allowed(for: option)
            let source = allowed.isEmpty ? option.completion.rawValue : allowed.joined(separator: " ")
            if source == "none" { continue }
            let names = [option.flag] + (option.short.map { ["-" + String($0)] } ?? [])
            let patterns = node.spellings.flatMap { spelling in names.map { "\"\(spelling) \($0)\"" } }.joined(separator: " | ")
            output.write("    \(patterns)) _\(catalog.name)_source \"\(source)\" \"$3\" ;;\n")
        }
    }

    private func mainFunction(_ program: String) -> String {
        """
        _\(program)() {
            local word=${COMP_WORDS[COMP_CWORD]} before="" path="" skip="" index=1 candidate
            local commands spelled options valued arguments
            _\(program)_describe ""
            while ((index < COMP_CWORD)); do
                candidate=${COMP_WORDS[index]}
                if [[ $candidate == "=" ]]; then
                    skip=yes
                elif [[ -n $skip ]]; then
                    skip=""
                elif [[ $valued == *" $candidate "* ]]; then
                    skip=yes
                    [[ ${COMP_WORDS[index + 1]} == "=" ]] && skip=""
                elif [[ $candidate != -* && $spelled == *" $candidate "* ]]; then
                    path=${path:+$path }$candidate
                    _\(program)_describe "$path"
                fi
                index=$((index + 1))
            done
            # The word breaks of bash part --name=value into three words.
            if [[ $word == "=" ]]; then
                word="" before=${COMP_WORDS[COMP_CWORD - 1]}
            elif ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[COMP_CWORD - 1]} == "=" ]]; then
                before=${COMP_WORDS[COMP_CWORD - 2]}
            else
                before=${COMP_WORDS[COMP_CWORD - 1]}
            fi
            COMPREPLY=()
            local quote=""
            [[ $word == [\\"\\']* ]] && quote=${word:0:1} word=${word:1}
            while IFS= read -r candidate; do
                [[ $candidate == "$word"* ]] || continue
                if [[ -z $quote ]]; then printf -v candidate '%q' "$candidate"; fi
                COMPREPLY+=("$candidate")
            done < <(
                if [[ $valued == *" $before "* ]]; then
                    _\(program)_values "$path" "$before" "$word"
                elif [[ $word == -* ]]; then
                    printf '%s\\n' $options
                else
                    [[ -z $commands ]] || printf '%s\\n' $commands
                    _\(program)_source "$arguments" "$word"
                fi
            )
        }
        complete -F _\(program) \(program)

        """
    }
}
