/// A moment in time, the same for everybody, in whole seconds since 1970-01-01T00:00:00Z without leap seconds (POSIX time).
public struct Instant: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z, negative before.
    public let secondsSinceEpoch: Int64

    /// Makes an instant of seconds since 1970-01-01T00:00:00Z. Every number is allowed.
    @inlinable
    public init(_ secondsSinceEpoch: Int64) {
        self.secondsSinceEpoch = secondsSinceEpoch
    }

    /// Before every other instant.
    @inlinable public static var distantPast: Instant { Instant(.min) }
    /// After every other instant.
    @inlinable public static var distantFuture: Instant { Instant(.max) }

    /// The instant so many seconds later (earlier, if negative), held at `distantPast` and `distantFuture`.
    @inlinable
    public func adding(seconds: Int64) -> Instant {
        let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
        return overflow ? (seconds < 0 ? .distantPast : .distantFuture) : Instant(sum)
    }

    /// Seconds from this to another instant, negative if that is earlier, held at the ends of `Int64`.
    @inlinable
    public func seconds(until other: Instant) -> Int64 {
        let (difference, overflow) = other.secondsSinceEpoch.subtractingReportingOverflow(secondsSinceEpoch)
        return overflow ? (other < self ? .min : .max) : difference
    }

    /// Whether both are the same.
    @inlinable
    public static func == (left: Instant, right: Instant) -> Bool { left.secondsSinceEpoch == right.secondsSinceEpoch }

    /// Whether the left one comes first.
    @inlinable
    public static func < (left: Instant, right: Instant) -> Bool { left.secondsSinceEpoch < right.secondsSinceEpoch }

    /// Feeds the value to a hasher.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(secondsSinceEpoch) }
}
