/// A class of lengths. A window looks back over each class by its reach and no further, so that one event of a year does not make
/// every window read a year.
///
/// Class 0 holds spans of up to a day, each further one four times that; class 11 reaches over all years from 1 to 9999.
@frozen
public struct SpanClass: Hashable, Sendable {
    public let number: Int64

    /// The class of spans with this length in seconds.
    @inlinable
    public init(length: Int64) {
        var number: Int64 = 0
        var reach: Int64 = 86_400
        while reach < length && number < 11 {
            reach *= 4
            number += 1
        }
        self.number = number
    }

    /// The longest span of the class, in seconds.
    @inlinable
    public var reach: Int64 { 86_400 << (2 * number) }
}
