/// A counted length: "2 weeks", "1h 30m", "3 months". Months keep the day of the month, days the time of day, seconds are exact.
struct PhraseLength: Equatable, Sendable {
    var months = 0
    var days = 0
    var seconds = 0
    /// Whether hours, minutes or seconds were named, so that a clock time comes out.
    var isOfTheClock = false

    /// Now, as a length from now.
    static let now = PhraseLength(isOfTheClock: true)

    /// Far outside the calendar; sums stop here.
    private static let limit = 10_000_000_000_000_000

    /// Adds so many units. Counts are at most `PhraseToken.largestNumber`, so that no product here can overflow.
    mutating func add(_ count: Int, _ unit: PhraseUnit) {
        switch unit {
        case .second: seconds = min(seconds + count, Self.limit)
        case .minute: seconds = min(seconds + count * 60, Self.limit)
        case .hour: seconds = min(seconds + count * 3600, Self.limit)
        case .day: days = min(days + count, Self.limit)
        case .week: days = min(days + count * 7, Self.limit)
        case .fortnight: days = min(days + count * 14, Self.limit)
        case .month: months = min(months + count, Self.limit)
        case .year: months = min(months + count * 12, Self.limit)
        }
        if unit.isOfTheClock { isOfTheClock = true }
    }

    /// The same length the other way.
    var reversed: PhraseLength {
        PhraseLength(months: -months, days: -days, seconds: -seconds, isOfTheClock: isOfTheClock)
    }
}
