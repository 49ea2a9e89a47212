/// `daybook CMD --help`: examples first, then the arguments and options, on one screen where that is possible.
struct CommandPage {
    let name: String
    let program: String
    let command: CommandDeclaration
    let body: CommandBody
    let output: OutputBuffer
    let columns: Int

    /// The widest that the left column of options gets.
    private static let widestLabel = 26

    func write() {
        writeExamples()
        output.write("Usage: ", .bold)
        write(usage, indent: 7, isFirstIndented: false)
        let about = body.discussion.isEmpty ? command.summary + "." : body.discussion
        for line in TextWrapping.paragraphs(of: about, columns: columns) { output.write("\(line)\n") }
        if !command.aliases.isEmpty { output.write("Also called \(command.aliases.joined(separator: ", ")).\n") }
        writeTable("Commands", body.subcommands.map { (label: "  " + $0.name, text: $0.summary) })
        let positionals = body.positionals.map { (label: "  " + $0.name, text: $0.explanation) }
        if !positionals.isEmpty {
            writeTable("Arguments", positionals)
        }
        for group in OptionGroup.allCases where group != .global && group != .output {
            writeTable(group.rawValue, body.options.filter { $0.group == group }.map { (label: $0.label, text: $0.explanation) })
        }
        writeCommonOptions()
    }

    private func writeExamples() {
        guard !body.examples.isEmpty else { return }
        output.write("Examples\n", .bold)
        let width = min(44, body.examples.map { DisplayText.width(of: $0.line) }.max() ?? 0)
        for example in body.examples {
            output.write("  ")
            let written = output.write(display: example.line, paddedTo: example.meaning.isEmpty ? 0 : width)
            if !example.meaning.isEmpty {
                if 2 + written + 4 + DisplayText.width(of: example.meaning) > columns {
                    output.write("\n      ")
                } else {
                    output.write("  ")
                }
                output.styled(.dim) { output.write("# \(example.meaning)") }
            }
            output.write("\n")
        }
        output.write("\n")
    }

    private var usage: String {
        var words = [name]
        if !body.subcommands.isEmpty { words.append(command.action == nil ? "COMMAND" : "[COMMAND]") }
        words += body.positionals.map(\.usage)
        words.append("[OPTION...]")
        return words.joined(separator: " ")
    }

    private func writeTable(_ title: String, _ rows: [(label: String, text: String)]) {
        guard !rows.isEmpty else { return }
        output.styled(.bold) { output.write(title) }
        output.write("\n")
        let width = min(Self.widestLabel, rows.map { DisplayText.width(of: $0.label) }.max() ?? 0) + 2
        for row in rows {
            let written = output.write(display: row.label, paddedTo: width)
            if written > width { output.write("\n") }
            write(row.text, indent: width, isFirstIndented: written > width)
        }
    }

    /// The options of every listing and the global ones in a paragraph: they are explained once, by `help options`.
    private func writeCommonOptions() {
        let options = body.options.filter { $0.group == .output }
        if !options.isEmpty || !body.formats.isEmpty {
            let format = body.formats.isEmpty ? [] : ["--format " + body.formats.map(\.rawValue).joined(separator: "|")]
            write(title: "Output: ", (format + options.map(\.usage)).joined(separator: ", "))
        }
        let globals = GlobalOptions.declarations.filter { $0.name != "format" && $0.name != "version" }
        write(title: "Everywhere: ", globals.map(\.usage).joined(separator: ", "))
    }

    private func write(title: StaticString, _ text: String) {
        output.write(title, .bold)
        write(text, indent: title.utf8CodeUnitCount, isFirstIndented: false)
    }

    private func write(_ text: String, indent: Int, isFirstIndented: Bool) {
        let lines = TextWrapping.lines(of: text, columns: max(20, columns - indent))
        for (index, line) in lines.enumerated() {
            if index > 0 || isFirstIndented { output.write(spaces: indent) }
            output.write("\(line)\n")
        }
        if lines.isEmpty { output.write("\n") }
    }
}
