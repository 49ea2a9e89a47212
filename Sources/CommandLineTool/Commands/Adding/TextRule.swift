/// What text of an event may hold when a person gives it.
enum TextRule {
    /// The text itself, with CRLF made LF.
    ///
    /// - Throws: `CommandError.controlCharacter` for a control other than TAB and LF.
    static func check(_ text: String, field: String) throws(CommandError) -> String {
        if let control = text.unicodeScalars.first(where: { isControl($0, before: text) }) {
            throw .controlCharacter(field: field, value: text, control: control.value)
        }
        return text.unicodeScalars.contains("\r") ? text.mapping { $0 == "\r" ? "" : nil } : text
    }

    /// C0 but TAB and LF, DEL and C1. A CR is let through where each is one half of CRLF.
    private static func isControl(_ scalar: Unicode.Scalar, before text: String) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x0D: !hasOnlyPairs(text)
        default: scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
        }
    }

    private static func hasOnlyPairs(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.allSatisfy { bytes[$0] != 0x0D || $0 + 1 < bytes.count && bytes[$0 + 1] == 0x0A }
    }
}
