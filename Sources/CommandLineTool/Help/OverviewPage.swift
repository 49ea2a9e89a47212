/// `daybook --help`: what the program is for, and every command on one screen.
struct OverviewPage {
    let catalog: CommandCatalog
    let output: OutputBuffer
    let columns: Int

    /// A line of the list: a heading, or a command with its summary.
    private enum Entry {
        case heading(String)
        case command(name: String, summary: String)
        case gap
    }

    /// With more lines than this in one column the list is set in two.
    private static let longestColumn = 14

    func write() {
        output.write("\(catalog.purpose)\n")
        for example in catalog.examples { output.write("  \(example.line)\n") }
        output.write("\n")
        let groups = self.groups
        let lineCount = groups.reduce(0) { $0 + $1.count }
        if lineCount > Self.longestColumn, columns >= 76 {
            writeInTwoColumns(groups)
        } else {
            for entry in groups.joined() { writeLine(entry, nil) }
        }
        output.write("\n")
        let globals = GlobalOptions.declarations.filter { $0.name != "help" && $0.name != "version" }.map(\.usage).joined(
            separator: " ")
        write(paragraph: "Everywhere: " + globals)
        write(paragraph: "More: \(catalog.name) help \((["COMMAND"] + catalog.topics.map(\.name)).joined(separator: "|"))")
    }

    private func write(paragraph: String) {
        let fits = DisplayText.width(of: paragraph) < columns
        for (index, line) in TextWrapping.lines(of: paragraph, columns: fits ? columns : columns - 2).enumerated() {
            output.write(index == 0 ? "\(line)\n" : "  \(line)\n")
        }
    }

    private var groups: [[Entry]] {
        CommandGroup.allCases.compactMap { group in
            let members = catalog.commands.filter { $0.group == group }
            guard !members.isEmpty else { return nil }
            return [.heading(group.rawValue)] + members.map { .command(name: $0.name, summary: $0.summary) }
        }
    }

    /// Groups stay whole and in order; they are parted where the longer column is shortest.
    private func writeInTwoColumns(_ groups: [[Entry]]) {
        let total = groups.reduce(0) { $0 + $1.count }
        var best = (split: groups.count, lines: total)
        var above = 0
        for (index, group) in groups.enumerated() {
            above += group.count
            if max(above, total - above) < best.lines { best = (index + 1, max(above, total - above)) }
        }
        let left = Array(groups[..<best.split].joined())
        let right = Array(groups[best.split...].joined())
        for row in 0..<max(left.count, right.count) {
            writeLine(row < left.count ? left[row] : .gap, row < right.count ? right[row] : nil)
        }
    }

    private func writeLine(_ left: Entry, _ right: Entry?) {
        let width = write(entry: left)
        if let right {
            output.write(spaces: columns / 2 - width)
            write(entry: right)
        }
        output.write("\n")
    }

    @discardableResult
    private func write(entry: Entry) -> Int {
        switch entry {
        case .gap: return 0
        case .heading(let title):
            output.styled(.bold) { output.write(title) }
            return title.utf8.count
        case .command(let name, let summary):
            output.write("  ")
            let width = output.write(display: name, paddedTo: 11)
            output.write(" ")
            return 3 + width + output.write(display: summary, paddedTo: 0)
        }
    }
}
