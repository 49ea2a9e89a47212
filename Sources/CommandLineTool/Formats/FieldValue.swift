/// What a field of a record holds.
enum FieldValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case string(String)
    case strings([String])
    case time(FieldTime)

    /// The text, or null when there is none.
    static func optional(_ text: String?) -> FieldValue { text.map(FieldValue.string) ?? .null }
}
