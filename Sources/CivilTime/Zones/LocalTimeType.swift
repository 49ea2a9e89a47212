/// What clocks show in some period of a zone: RFC 9636 calls it a local time type.
struct LocalTimeType: Hashable, Sendable {
    /// Seconds east of UTC.
    var offset: Int32
    var isDaylight: Bool
    /// `CET`, or `+03` where people have no word for it.
    var abbreviation: String

    /// Wider than any offset that ever was, and what RFC 9636 section 3.2 tells writers to keep to.
    static let allowedOffsets: ClosedRange<Int32> = -93_599...93_599
}
