/// The half of a day that a 12-hour clock time is in.
enum Meridiem: Equatable, Sendable {
    /// Midnight up to noon.
    case am
    /// Noon up to midnight.
    case pm

    /// The hour 0...23 of a 12-hour clock's hour 1...12.
    func hour(of twelveHour: Int) -> Int {
        twelveHour % 12 + (self == .pm ? 12 : 0)
    }
}
