/// How an option reads in help and in the manual.
extension OptionDeclaration {
    /// `--calendar NAME`, for a line of many.
    var usage: String { valueName.map { "\(flag) \($0)" } ?? flag }

    /// `--status confirmed|tentative`, `--alarm WHEN...` where it may repeat.
    var usageWithValues: String {
        guard let valueName else { return flag }
        return "\(flag) \(allowed.isEmpty ? valueName : allowed.joined(separator: "|"))\(isRepeatable ? "..." : "")"
    }

    /// `-c, --calendar NAME`; where others of the table have short names, the long ones stand below each other.
    func label(aligned isAligned: Bool) -> String {
        (short.map { "-\($0), " } ?? (isAligned ? "    " : "")) + usage
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
