/// Breaks text into lines of some columns.
enum TextWrapping {
    /// The lines of a text without line ends; a word longer than a line stands alone.
    static func lines(of text: String, columns: Int) -> [String] {
        wrapped(text.split(separator: " "), columns: columns)
    }

    /// The lines of entries that stay whole where they fit a line, with a separator behind each but the last.
    static func lines(of entries: [String], separator: String, columns: Int) -> [String] {
        var words: [Substring] = []
        for (index, entry) in entries.enumerated() {
            let text = entry + (index + 1 < entries.count ? separator : "")
            words += DisplayText.width(of: text) <= columns ? [text[...]] : text.split(separator: " ")
        }
        return wrapped(words, columns: columns)
    }

    private static func wrapped(_ words: [Substring], columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in words {
            let wordWidth = DisplayText.width(of: String(word))
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
