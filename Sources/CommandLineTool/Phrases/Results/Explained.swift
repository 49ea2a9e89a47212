/// A value read from a phrase, and how it was read.
struct Explained<Value> {
    let value: Value
    /// One step a line, in the order they were taken: `"next fri" is Friday 11 December 2026 (the Friday of next week)`.
    let explanation: [String]
}

extension Explained: Sendable where Value: Sendable {}
extension Explained: Equatable where Value: Equatable {}
