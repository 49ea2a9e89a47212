/// Finds what `--help` and `help` are asked for and writes it.
enum HelpPage {
    /// The widest that help is set; a wider terminal leaves room, a narrower one wraps earlier.
    static let widest = 80

    /// Writes the overview for an empty path, else the page of a command (`["calendars", "add"]`) or topic.
    static func write(
        _ path: [String], of catalog: CommandCatalog, to output: OutputBuffer, columns: Int
    ) throws(CommandError) {
        let width = min(max(columns, 40), widest)
        guard let first = path.first else {
            OverviewPage(catalog: catalog, output: output, columns: width).write()
            return
        }
        guard var command = catalog.command(named: first) else {
            guard path.count == 1, let topic = catalog.topics.first(where: { $0.name == first }) else {
                let names = catalog.commands.map(\.name) + catalog.topics.map(\.name)
                throw .unknownTopic(first, suggestions: NearestName.matches(for: first, among: names), program: catalog.name)
            }
            for line in TextWrapping.paragraphs(of: topic.text(), columns: width) {
                output.write(line)
                output.write("\n")
            }
            return
        }
        var names = [catalog.name, command.name]
        var body = command.makeBody()
        for name in path.dropFirst() {
            guard let next = body.subcommand(named: name) else {
                let known = body.subcommands.map(\.name)
                throw .unknownTopic(
                    path.joined(separator: " "),
                    suggestions: NearestName.matches(for: name, among: known).map {
                        (path.dropLast() + [$0]).joined(separator: " ")
                    },
                    program: catalog.name)
            }
            command = next
            body = next.makeBody()
            names.append(next.name)
        }
        CommandPage(
            name: names.joined(separator: " "), command: command, body: body, output: output,
            columns: width
        ).write()
    }
}
