/// Breaks text into lines of some columns.
enum TextWrapping {
    /// The lines of a text without line ends; a word longer than a line stands alone.
    static func lines(of text: String, columns: Int) -> [String] {
        lines(of: text.split(separator: " ").map(String.init), separator: "", columns: columns)
    }

    /// The lines of words that stay whole, with a separator behind each but the last.
    static func lines(of words: [String], separator: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for (index, word) in words.enumerated() {
            let word = index + 1 < words.count ? word + separator : word
            let wordWidth = DisplayText.width(of: word)
            if width > 0, width + 1 + wordWidth > columns {
                lines.append(line)
                line = ""
                width = 0
            }
            if width > 0 {
                line += " "
                width += 1
            }
            line += word
            width += wordWidth
        }
        if width > 0 { lines.append(line) }
        return lines
    }

    /// The lines of paragraphs: an empty line parts them, a line that begins with a space stands as it is.
    static func paragraphs(of text: String, columns: Int) -> [String] {
        var result: [String] = []
        var pending = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix(" ") {
                result += lines(of: pending, columns: columns)
                pending = ""
                result.append(String(line))
            } else {
                pending += pending.isEmpty ? String(line) : " " + line
            }
        }
        return result + lines(of: pending, columns: columns)
    }
}
