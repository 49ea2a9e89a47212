/// `daybook CMD --help`: examples first, then the arguments and options, on one screen where that is possible.
struct CommandPage {
    let name: String
    let command: CommandDeclaration
    let body: CommandBody
    let output: OutputBuffer
    let columns: Int

    /// The lines of a usual terminal; a longer page is set more tightly.
    private static let screenLines = 24

    func write() {
        let measured = OutputBuffer(.memory)
        CommandPage(name: name, command: command, body: body, output: measured, columns: columns).write(compact: false)
        let lines = measured.bytes.count { $0 == 0x0A }
        write(compact: lines > Self.screenLines)
    }

    private func write(compact: Bool) {
        writeExamples(compact: compact)
        write(title: "Usage: ", usage)
        let about = body.discussion.isEmpty ? command.summary + "." : body.discussion
        for line in TextWrapping.paragraphs(of: about, columns: columns) { output.write("\(line)\n") }
        if !command.aliases.isEmpty { output.write("Also called \(command.aliases.joined(separator: ", ")).\n") }
        for table in tables(compact: compact) { table.write(to: output, columns: columns, compact: compact) }
        writeCommonOptions()
    }

    private func writeExamples(compact: Bool) {
        guard !body.examples.isEmpty else { return }
        output.write("Examples\n", .bold)
        let widths = body.examples.map { DisplayText.width(of: $0.line) }
        let aligned = zip(body.examples, widths).filter { !$0.meaning.isEmpty && $1 <= 52 }.map(\.1).max() ?? 0
        for (example, width) in zip(body.examples, widths) {
            output.write("  ")
            output.write(display: example.line)
            if !example.meaning.isEmpty {
                let meaning = DisplayText.width(of: example.meaning) + 2
                if 4 + max(width, aligned) + meaning <= columns {
                    output.write(spaces: 2 + max(0, aligned - width))
                } else {
                    output.write(4 + width + meaning <= columns ? "  " : "\n      ")
                }
                output.styled(.dim) { output.write("# \(example.meaning)") }
            }
            output.write("\n")
        }
        if !compact { output.write("\n") }
    }

    private var usage: String {
        var words = [name]
        if !body.subcommands.isEmpty { words.append(command.action == nil ? "COMMAND" : "[COMMAND]") }
        words += body.positionals.map(\.usage)
        words.append("[OPTION...]")
        return words.joined(separator: " ")
    }

    /// Subcommands, arguments, and the options by group; a compact page has all options in one table.
    private func tables(compact: Bool) -> [HelpTable] {
        var tables = [
            HelpTable(title: "Commands", rows: body.subcommands.map { ($0.name, $0.summary) }),
            HelpTable(title: "Arguments", rows: body.positionals.map { ($0.name, $0.explanation) }),
        ]
        let groups = OptionGroup.allCases.filter { $0 != .global && $0 != .output }
        let own = groups.map { group in (group, body.options.filter { $0.group == group }) }
        for (title, options) in compact ? [("Options", own.flatMap(\.1))] : own.map({ ($0.0.rawValue, $0.1) }) {
            let isAligned = !compact && options.contains { $0.short != nil }
            tables.append(HelpTable(title: title, rows: options.map { ($0.label(aligned: isAligned), $0.explanation) }))
        }
        return tables
    }

    /// The options of every listing and the global ones in a paragraph: the overview and the manual explain them once.
    private func writeCommonOptions() {
        let options = body.options.filter { $0.group == .output }
        if !options.isEmpty || !body.formats.isEmpty {
            let format = body.formats.isEmpty ? [] : ["--format " + body.formats.names.joined(separator: "|")]
            write(title: "Output: ", (format + options.map(\.usage)).joined(separator: ", "))
        }
        let globals = GlobalOptions.declarations.filter { $0.name != "format" && $0.name != "version" && $0.name != "help" }
        write(title: "Everywhere: ", globals.map(\.usage).joined(separator: ", "))
    }

    private func write(title: StaticString, _ text: String) {
        output.write(title, .bold)
        let indent = title.utf8CodeUnitCount
        let lines = TextWrapping.lines(of: text, columns: max(20, columns - indent))
        for (index, line) in lines.enumerated() {
            if index > 0 { output.write(spaces: indent) }
            output.write("\(line)\n")
        }
    }
}
