/// Makes typed text fit to be quoted: no control characters or bidirectional overrides, and not endless.
enum SafeText {
    static func quotable(_ text: String) -> String {
        // Nearly always there is nothing to do.
        if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit) { result.append(isPlain(scalar) ? scalar : "\u{FFFD}") }
        return text.unicodeScalars.count > limit ? String(result) + "…" : String(result)
    }

    private static let limit = 60

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
