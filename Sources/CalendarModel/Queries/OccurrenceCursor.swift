/// A place in an ordered answer. Its text is opaque: keep it and hand it back as it is.
///
/// It names a place in the order and not a row, so it stays good when events before or behind it come and go.
public struct OccurrenceCursor: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Takes back a cursor that was kept as text. A text that no answer gave is refused by the call it is handed to.
    public init(_ text: String) { description = text }
}
