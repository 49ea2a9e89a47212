/// The manual page, in the `man` macros that groff and mandoc share.
struct ManualPage {
    let catalog: CommandCatalog

    /// What the program reads from the environment, by name.
    static let variables: [(name: String, meaning: String)] = [
        ("DAYBOOK_DB", "The store, where --db is not given."),
        ("DAYBOOK_TZ, TZ", "Your time zone, where --tz is not given; DAYBOOK_TZ is asked first."),
        ("DAYBOOK_BUSY_TIMEOUT", "How long to wait for another program that is writing, in milliseconds; else 10000."),
        ("TZDIR", "The folder of the time zone database."),
        ("XDG_DATA_HOME", "Where the store lies when neither --db nor DAYBOOK_DB names one: in daybook/daybook.sqlite."),
        ("LC_ALL, LC_TIME, LANG", "The language and the first day of the week, where no setting names them."),
        ("NO_COLOR", "No colour when it is not empty."),
        ("CLICOLOR_FORCE", "Colour in a pipe too when it is neither empty nor 0; NO_COLOR is stronger."),
        ("COLUMNS", "The width of the terminal."),
    ]

    func write(to output: OutputBuffer) {
        let name = catalog.name
        output.write(".TH \(name.uppercased()) 1 \"\" \"\(name) \(catalog.version)\" \"User Commands\"\n.nh\n.ad l\n")
        output.write(".SH NAME\n\(name) \\- \(roff(Self.withoutStop(catalog.purpose)))\n")
        output.write(".SH SYNOPSIS\n.B \(name)\n\\fICOMMAND\\fR [\\fIARGUMENT\\fR...] [\\fIOPTION\\fR...]\n")
        writeExamples(catalog.examples, heading: ".SH EXAMPLES\n", output)
        output.write(".SH COMMANDS\n")
        for node in CommandTree(catalog).nodes.dropFirst() { write(node, output) }
        output.write(".SH GLOBAL OPTIONS\nThese stand anywhere on the line, before or after the command.\n")
        for option in GlobalOptions.declarations { write(option, output) }
        for topic in catalog.topics { write(topic, output) }
        output.write(".SH EXIT STATUS\n")
        for status in ExitStatus.allCases {
            output.write(".TP\n.B \(status.rawValue)\n\(roff("\(status.meaning)"))\n")
        }
        output.write(".SH ENVIRONMENT\n")
        for (name, meaning) in Self.variables { output.write(".TP\n.B \(roff(name))\n\(roff(meaning))\n") }
    }

    private func write(_ node: CommandTree.Node, _ output: OutputBuffer) {
        var words = ["\\fB\(roff(node.name))\\fR"]
        if !node.body.subcommands.isEmpty { words.append(node.hasAction ? "[\\fICOMMAND\\fR]" : "\\fICOMMAND\\fR") }
        words += node.body.positionals.map { positional in
            positional.usage(named: "\\fI\(roff(positional.name))\\fR")
        }
        output.write(".SS \(words.joined(separator: " "))\n")
        write(text: node.body.discussion.isEmpty ? node.summary + "." : node.body.discussion, output)
        for positional in node.body.positionals {
            output.write(".TP\n.I \(roff(positional.name))\n\(roff(positional.explanation)).\n")
        }
        for option in node.body.options { write(option, output) }
        writeExamples(node.body.examples, heading: ".PP\n", output)
    }

    private func write(_ option: OptionDeclaration, _ output: OutputBuffer) {
        let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.valueName.map { " \\fI\(roff($0))\\fR" } ?? ""
        output.write(".TP\n\(short)\\fB\(roff(option.flag))\\fR\(value)\n\(roff(option.explanation)).\n")
    }

    private func write(_ topic: HelpTopic, _ output: OutputBuffer) {
        output.write(".SH \(roff(topic.name.uppercased()))\n")
        write(text: topic.text(), output)
    }

    /// Paragraphs as in help: an empty line parts them, a line that begins with a space stands as it is.
    private func write(text: String, _ output: OutputBuffer) {
        var isLiteral = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(" ") != isLiteral, !line.isEmpty {
                isLiteral.toggle()
                output.write(isLiteral ? ".nf\n" : ".fi\n")
            }
            output.write(line.isEmpty ? ".PP\n" : "\(roff(String(line)))\n")
        }
        if isLiteral { output.write(".fi\n") }
    }

    private func writeExamples(_ examples: [CommandExample], heading: String, _ output: OutputBuffer) {
        guard !examples.isEmpty else { return }
        output.write(heading)
        output.write(".nf\n")
        for example in examples {
            let meaning = example.meaning.isEmpty ? "" : "  # " + example.meaning
            output.write("\(roff("  " + example.line + meaning))\n")
        }
        output.write(".fi\n")
    }

    private static func withoutStop(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    /// Four digits at least, as the names of characters have in roff.
    private static func hexadecimal(_ character: Unicode.Scalar) -> String {
        let digits = String(character.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    /// Text that roff prints as it stands.
    private func roff(_ text: String) -> String {
        let safe = text.mapping { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case "\"": "\\(dq"
            default: character.isASCII ? nil : "\\[u\(Self.hexadecimal(character))]"
            }
        }
        return safe.hasPrefix(".") ? "\\&" + safe : safe
    }
}
