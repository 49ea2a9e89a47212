/// A unit of length that a phrase can count: "2 weeks", "90 min".
enum PhraseUnit: Equatable, Sendable {
    case second, minute, hour
    case day, week, fortnight
    case month, year

    /// Whether the unit is exact time on the clock, not whole days.
    var isOfTheClock: Bool {
        switch self {
        case .second, .minute, .hour: true
        case .day, .week, .fortnight, .month, .year: false
        }
    }
}
