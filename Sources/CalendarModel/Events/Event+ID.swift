extension Event {
    /// A small positive number that names an event in one store and is never used again there.
    public struct ID: RawRepresentable, Hashable, Comparable, Sendable, LosslessStringConvertible {
        public let rawValue: Int64

        @inlinable
        public init(rawValue: Int64) { self.rawValue = rawValue }

        /// Reads `42` or `#42`; nil for anything else, and for numbers below 1.
        public init?(_ text: String) {
            let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
            guard let value = Int64(digits), value > 0, digits.first != "+" else { return nil }
            rawValue = value
        }

        public var description: String { String(rawValue) }

        @inlinable
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
}
