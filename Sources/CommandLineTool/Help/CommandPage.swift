/// `daybook CMD --help`: examples first, then the arguments and options, on one screen where that is possible.
struct CommandPage {
    let name: String
    let command: CommandDeclaration
    let body: CommandBody
    let output: OutputBuffer
    let columns: Int

    /// The lines of a usual terminal; a longer page is set more tightly.
    private static let screenLines = 24

    /// How tightly a page is set.
    private enum Layout: CaseIterable {
        /// Options stand under the headings of their groups.
        case spacious
        /// One table of options; the details are only named.
        case tight
        /// The same with two short options on a line.
        case dense
    }

    /// Writes the page in the first layout with which it fits a screen, else in the last.
    func write() {
        let layout = Layout.allCases.first { layout in
            let measured = OutputBuffer(.memory)
            CommandPage(name: name, command: command, body: body, output: measured, columns: columns).write(layout)
            return measured.bytes.count { $0 == 0x0A } <= Self.screenLines
        }
        write(layout ?? .dense)
    }

    private func write(_ layout: Layout) {
        writeExamples(isSpacious: layout == .spacious)
        write(title: "Usage: ", usage)
        let about = body.discussion.isEmpty ? command.summary + "." : body.discussion
        for line in TextWrapping.paragraphs(of: about, columns: columns) { output.write("\(line)\n") }
        if !command.aliases.isEmpty { output.write("Also called \(command.aliases.joined(separator: ", ")).\n") }
        for table in tables(layout) { table.write(to: output, columns: columns, compact: layout == .dense) }
        if layout != .spacious { writeDetails() }
        writeCommonOptions()
    }

    private func writeExamples(isSpacious: Bool) {
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
        if isSpacious { output.write("\n") }
    }

    private var usage: [String] {
        var words = [name]
        if !body.subcommands.isEmpty { words.append(command.action == nil ? "COMMAND" : "[COMMAND]") }
        words += body.positionals.map(\.usage)
        words.append("[OPTION...]")
        return words
    }

    /// Subcommands, arguments, and the options by group; a tight page has the options in one table, but for the details.
    private func tables(_ layout: Layout) -> [HelpTable] {
        var tables = [
            HelpTable(title: "Commands", rows: body.subcommands.map { ($0.name, $0.summary) }),
            HelpTable(title: "Arguments", rows: body.positionals.map { ($0.name, $0.explanation) }),
        ]
        let isSpacious = layout == .spacious
        let groups = OptionGroup.allCases.filter { $0 != .global && $0 != .output && (isSpacious || $0 != .details) }
        let own = groups.map { group in (group, body.options.filter { $0.group == group }) }
        for (title, options) in isSpacious ? own.map({ ($0.0.rawValue, $0.1) }) : [("Options", own.flatMap(\.1))] {
            let isAligned = layout != .dense && options.contains { $0.short != nil }
            tables.append(HelpTable(title: title, rows: options.map { ($0.label(aligned: isAligned), $0.explanation) }))
        }
        return tables
    }

    /// Their names and values say what they are; the manual says more.
    private func writeDetails() {
        let options = body.options.filter { $0.group == .details }
        if !options.isEmpty { write(title: "Details: ", options.map(\.usageWithValues), separator: ",") }
    }

    /// The options of every listing and the global ones in a paragraph: the overview and the manual explain them once.
    private func writeCommonOptions() {
        let options = body.options.filter { $0.group == .output }
        if !options.isEmpty || !body.formats.isEmpty {
            let format = body.formats.isEmpty ? [] : ["--format " + body.formats.names.joined(separator: "|")]
            write(title: "Output: ", format + options.map(\.usage), separator: ",")
        }
        let globals = GlobalOptions.declarations.filter { $0.name != "format" && $0.name != "version" && $0.name != "help" }
            .filter { global in !body.options.contains { $0.name == global.name } }
        write(title: "Everywhere: ", globals.map(\.usage), separator: ",")
    }

    /// A paragraph of entries, each of which stays on one line.
    private func write(title: StaticString, _ entries: [String], separator: String = "") {
        output.write(title, .bold)
        let indent = title.utf8CodeUnitCount
        let lines = TextWrapping.lines(of: entries, separator: separator, columns: max(20, columns - indent))
        for (index, line) in lines.enumerated() {
            if index > 0 { output.write(spaces: indent) }
            output.write("\(line)\n")
        }
    }
}
