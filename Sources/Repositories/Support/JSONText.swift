/// Writes the few JSON values that go into columns. They are read back by SQLite's own JSON functions.
enum JSONText {
    /// A JSON array of strings.
    static func array(_ strings: [String]) -> String {
        "[" + strings.map(string).joined(separator: ",") + "]"
    }

    /// A JSON array of arrays of strings.
    static func arrays(_ rows: [[String]]) -> String {
        "[" + rows.map(array).joined(separator: ",") + "]"
    }

    /// A JSON array of numbers.
    static func numbers(_ numbers: [Int64]) -> String {
        "[" + numbers.map { String($0) }.joined(separator: ",") + "]"
    }

    /// A JSON string with its quotes (RFC 8259 section 7).
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
