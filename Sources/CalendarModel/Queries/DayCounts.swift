import CivilTime

/// How many occurrences each day of a stretch has. One of several days counts on each that it touches.
public struct DayCounts: Hashable, Sendable {
    /// The days that were asked about, half-open.
    public let days: Range<CivilDate>
    /// A count for each of the days, in their order.
    public let counts: [Int]

    public init(days: Range<CivilDate>, counts: [Int]) {
        self.days = days
        self.counts = counts
    }

    /// The count of a day; 0 for one that was not asked about.
    public subscript(day: CivilDate) -> Int {
        days.contains(day) ? counts[days.lowerBound.days(until: day)] : 0
    }
}
