/// Cells of CSV and TSV.
extension OutputBuffer {
    /// A CSV cell: in quotes when it holds a comma, a quote or a line end, quotes inside doubled.
    func write(csv text: String) {
        DisplayText.withBytes(of: text) { bytes in
            var needsQuotes = false
            for byte in bytes where byte == 0x2C || byte == 0x22 || byte == 0x0A || byte == 0x0D { needsQuotes = true }
            guard needsQuotes else { return write(bytes) }
            write(byte: 0x22)
            for byte in bytes {
                if byte == 0x22 { write(byte: 0x22) }
                write(byte: byte)
            }
            write(byte: 0x22)
        }
    }

    /// A TSV cell: tab, line feed, carriage return and backslash as `\t`, `\n`, `\r` and `\\`.
    func write(tsv text: String) {
        DisplayText.withBytes(of: text) { bytes in
            var plain = 0
            for index in bytes.indices {
                let byte = bytes[index]
                guard byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x5C else { continue }
                write(UnsafeBufferPointer(rebasing: bytes[plain..<index]))
                plain = index + 1
                write(byte: 0x5C)
                write(byte: byte == 0x09 ? 0x74 : byte == 0x0A ? 0x6E : byte == 0x0D ? 0x72 : byte)
            }
            write(UnsafeBufferPointer(rebasing: bytes[plain...]))
        }
    }
}

enum DelimitedText {
    /// A list in one cell: its entries joined by `;`, a `;` or backslash inside one after a backslash.
    static func joined(_ texts: [String]) -> String {
        var result = ""
        for (index, text) in texts.enumerated() {
            if index > 0 { result += ";" }
            result += text.mapping { $0 == ";" || $0 == "\\" ? "\\" + String($0) : nil }
        }
        return result
    }
}
