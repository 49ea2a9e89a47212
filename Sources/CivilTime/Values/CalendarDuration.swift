/// A length of time as people mean it: nominal days, which keep the wall time over a change of the clocks, and exact seconds.
///
/// Weeks are folded into days. Both parts have the same sign. RFC 5545 section 3.3.6 calls it DURATION.
public struct CalendarDuration: Hashable, Sendable {
    /// Nominal days: the same time of day on another date.
    public let days: Int
    /// Exact seconds, counted after the days.
    public let seconds: Int

    /// Makes a duration. RFC 5545 has one sign for the whole, so days and seconds of different sign are made one number of exact
    /// seconds, a day being 24 hours.
    public init(days: Int = 0, seconds: Int = 0) {
        if days.signum() * seconds.signum() >= 0 {
            self.days = days
            self.seconds = seconds
        } else {
            self.days = 0
            let (product, overflow) = days.multipliedReportingOverflow(by: 86_400)
            // The two have different signs, so that their sum cannot overflow.
            self.seconds = overflow ? (days < 0 ? .min : .max) : product + seconds
        }
    }

    /// No time at all.
    public static let zero = CalendarDuration()

    /// Nominal weeks, held at the ends of `Int`.
    public static func weeks(_ count: Int) -> CalendarDuration { CalendarDuration(days: saturating(count, 7)) }
    /// Nominal days.
    public static func days(_ count: Int) -> CalendarDuration { CalendarDuration(days: count) }
    /// Exact hours, held at the ends of `Int`.
    public static func hours(_ count: Int) -> CalendarDuration { CalendarDuration(seconds: saturating(count, 3600)) }
    /// Exact minutes, held at the ends of `Int`.
    public static func minutes(_ count: Int) -> CalendarDuration { CalendarDuration(seconds: saturating(count, 60)) }
    /// Exact seconds.
    public static func seconds(_ count: Int) -> CalendarDuration { CalendarDuration(seconds: count) }

    /// Whether it has no length.
    public var isZero: Bool { days == 0 && seconds == 0 }
    /// Whether it goes back in time.
    public var isNegative: Bool { days < 0 || seconds < 0 }

    private static func saturating(_ count: Int, _ factor: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: factor)
        return overflow ? (count < 0 ? .min : .max) : product
    }
}
