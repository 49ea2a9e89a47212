/// What text of an event may hold when a person gives it.
enum TextRule {
    /// The text itself, with CRLF made LF.
    ///
    /// - Throws: `CommandError.controlCharacter` for a control other than TAB and LF.
    static func check(_ text: String, field: String) throws(CommandError) -> String {
        if DisplayText.withBytes(of: text, ASCIIScan.isPrintable) { return text }
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            // A CR is let through as one half of CRLF.
            if isAfterReturn, scalar != "\n" { throw .controlCharacter(field: field, value: text, control: 0x0D) }
            isAfterReturn = scalar == "\r"
            if isAfterReturn { continue }
            guard !isControl(scalar.value) else { throw .controlCharacter(field: field, value: text, control: scalar.value) }
            result.append(scalar)
        }
        if isAfterReturn { throw .controlCharacter(field: field, value: text, control: 0x0D) }
        return String(result)
    }

    /// C0 but TAB and LF, DEL and C1.
    private static func isControl(_ value: UInt32) -> Bool {
        value < 0x20 ? value != 0x09 && value != 0x0A : 0x7F...0x9F ~= value
    }
}
