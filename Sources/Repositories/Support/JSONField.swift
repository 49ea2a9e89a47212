/// A member of a JSON object.
package struct JSONField: Sendable, Hashable {
    /// The value of a member, as far as a flat record has any.
    package enum Value: Sendable, Hashable {
        case null
        case bool(Bool)
        case integer(Int64)
        case real(Double)
        case string(String)
        /// An array of strings.
        case strings([String])
        /// Something nested, which no flat record has.
        case nested
    }

    package var name: String
    package var value: Value
}
