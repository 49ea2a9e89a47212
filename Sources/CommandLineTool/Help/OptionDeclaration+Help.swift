/// How an option reads in help and in the manual.
extension OptionDeclaration {
    /// `-n`, or `--calendar NAME`: the shortest form, for a line of many.
    var usage: String {
        let name = short.map { "-" + String($0) } ?? flag
        return valueName.map { "\(name) \($0)" } ?? name
    }

    /// `  -c, --calendar NAME`, with the long names below each other.
    var label: String {
        let names = short.map { "  -\($0), " } ?? "      "
        return names + flag + (valueName.map { " " + $0 } ?? "")
    }

    /// The help line with the allowed values, the default and whether it repeats.
    var explanation: String {
        var notes: [String] = []
        if !allowed.isEmpty { notes.append(allowed.joined(separator: ", ")) }
        if let defaultText { notes.append("default \(defaultText)") }
        if isRepeatable { notes.append("may repeat") }
        return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
    }
}

extension PositionalDeclaration {
    /// The help line with the allowed values.
    var explanation: String {
        allowed.isEmpty ? help : "\(help) (\(allowed.joined(separator: ", ")))"
    }
}
