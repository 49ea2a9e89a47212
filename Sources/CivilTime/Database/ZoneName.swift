/// A name that was checked: it stays inside the database's folder.
struct ZoneName {
    let text: String

    /// Refuses what is empty or long, absolute, has `.`, `..` or an empty part, a backslash or a control character.
    init(_ text: String) throws(ZoneError) {
        guard Self.isValid(text) else { throw ZoneError.invalidName(text) }
        self.text = text
    }

    private static func isValid(_ text: String) -> Bool {
        guard 1...255 ~= text.utf8.count else { return false }
        var partLength = 0
        var isOnlyDots = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "/"):
                if partLength == 0 || (isOnlyDots && partLength <= 2) { return false }
                partLength = 0
                isOnlyDots = true
            case UInt8(ascii: "\\"), 0..<0x20, 0x7F:
                return false
            default:
                partLength += 1
                isOnlyDots = isOnlyDots && byte == UInt8(ascii: ".")
            }
        }
        return partLength > 0 && !(isOnlyDots && partLength <= 2)
    }
}
