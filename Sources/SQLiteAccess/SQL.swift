/// A statement's text, from a literal only, so that SQL is never built from input.
///
/// Values reach a statement by binding. The literal's address is the key of the statement cache: a look-up compares one word.
public struct SQL: Sendable, ExpressibleByStringLiteral {
    @usableFromInline let literal: StaticString

    /// The literal's text.
    @inlinable public init(stringLiteral literal: StaticString) {
        self.literal = literal
    }

    /// Equal addresses have equal text; equal texts at two addresses are only prepared twice.
    @inlinable var cacheKey: UInt {
        UInt(bitPattern: literal.utf8Start)
    }

    @inlinable var utf8: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }
}

extension SQL: Hashable {
    public static func == (left: SQL, right: SQL) -> Bool {
        left.cacheKey == right.cacheKey || left.utf8.elementsEqual(right.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: UnsafeRawBufferPointer(utf8))
    }
}

extension SQL: CustomStringConvertible {
    /// The text as it stands in the source.
    public var description: String {
        String(decoding: utf8, as: UTF8.self)
    }
}
