/// Labels with a text behind each, as in the options of a command.
struct HelpTable {
    let title: String
    let rows: [(label: String, text: String)]

    /// The widest that the labels get; a longer one has its text on the next line.
    private static let widestLabel = 28

    /// Writes the title and the rows; a compact table sets two short rows on a line.
    func write(to output: OutputBuffer, columns: Int, compact: Bool) {
        guard !rows.isEmpty else { return }
        output.styled(.bold) { output.write(title) }
        output.write("\n")
        let labels = min(Self.widestLabel, rows.map { DisplayText.width(of: $0.label) }.max() ?? 0) + 2
        let half = columns / 2
        var index = 0
        while index < rows.count {
            let row = rows[index]
            index += 1
            if compact, index < rows.count, isShort(row, labels, half), isShort(rows[index], labels, half) {
                let width =
                    2 + output.write(display: "  " + row.label, paddedTo: labels + 2) - 2 + output.write(display: row.text)
                output.write(spaces: half - width)
                output.write(display: "  " + rows[index].label, paddedTo: labels + 2)
                output.write("\(rows[index].text)\n")
                index += 1
            } else {
                write(row, labels, output, columns)
            }
        }
    }

    private func isShort(_ row: (label: String, text: String), _ labels: Int, _ half: Int) -> Bool {
        DisplayText.width(of: row.label) <= labels - 2 && labels + DisplayText.width(of: row.text) + 3 <= half
    }

    private func write(_ row: (label: String, text: String), _ labels: Int, _ output: OutputBuffer, _ columns: Int) {
        let indent = labels + 2
        var isFirst = output.write(display: "  " + row.label, paddedTo: indent) == indent
        if !isFirst { output.write("\n") }
        let lines = TextWrapping.lines(of: row.text, columns: max(20, columns - indent))
        for line in lines {
            if !isFirst { output.write(spaces: indent) }
            isFirst = false
            output.write("\(line)\n")
        }
        if lines.isEmpty { output.write("\n") }
    }
}
