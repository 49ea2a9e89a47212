/// Labels with a text behind each, as in the options of a command.
struct HelpTable {
    typealias Row = (label: String, text: String)

    let title: String
    let rows: [Row]

    /// The widest that the labels get; a longer one has its text on the next line.
    private static let widestLabel = 28

    /// Writes the title and the rows; a compact table sets its short rows in two columns, before the long ones.
    func write(to output: OutputBuffer, columns: Int, compact: Bool) {
        guard !rows.isEmpty else { return }
        output.styled(.bold) { output.write(title) }
        output.write("\n")
        guard compact, let labels = bestLabelWidth(half: columns / 2) else {
            return write(rows, to: output, columns: columns)
        }
        let short = rows.filter { isShort($0, labels, columns / 2) }
        for index in stride(from: 0, to: short.count, by: 2) {
            let width = write(short[index], labels, to: output)
            if index + 1 < short.count {
                output.write(spaces: columns / 2 - width)
                write(short[index + 1], labels, to: output)
            }
            output.write("\n")
        }
        write(rows.filter { !isShort($0, labels, columns / 2) }, to: output, columns: columns)
    }

    /// The label width with which most rows fit half a line; nil when fewer than two do.
    private func bestLabelWidth(half: Int) -> Int? {
        let widths = rows.map { DisplayText.width(of: $0.label) }
        let counts = widths.map { width in rows.count { isShort($0, width, half) } }
        guard let most = counts.max(), most >= 2 else { return nil }
        return zip(widths, counts).filter { $0.1 == most }.map(\.0).min()
    }

    private func isShort(_ row: Row, _ labels: Int, _ half: Int) -> Bool {
        DisplayText.width(of: row.label) <= labels && labels + DisplayText.width(of: row.text) + 5 <= half
    }

    /// Writes a short row without its line end and returns its width.
    @discardableResult
    private func write(_ row: Row, _ labels: Int, to output: OutputBuffer) -> Int {
        output.write(display: "  " + row.label, paddedTo: labels + 4) + output.write(display: row.text, paddedTo: 0)
    }

    private func write(_ rows: [Row], to output: OutputBuffer, columns: Int) {
        let widest = min(Self.widestLabel, columns / 2 - 4)
        let indent = min(widest, rows.map { DisplayText.width(of: $0.label) }.max() ?? 0) + 4
        for row in rows {
            var isFirst = output.write(display: "  " + row.label, paddedTo: indent) == indent
            if !isFirst { output.write("\n") }
            let lines = TextWrapping.lines(of: row.text, columns: columns - indent)
            for line in lines {
                if !isFirst { output.write(spaces: indent) }
                isFirst = false
                output.write("\(line)\n")
            }
            if lines.isEmpty { output.write("\n") }
        }
    }
}
