/// A day of the week, numbered as in ISO 8601: 1 = Monday … 7 = Sunday.
public enum Weekday: Int, CaseIterable, Hashable, Comparable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// Only for numbers that arithmetic has put in 1 to 7.
    @inlinable
    init(unchecked rawValue: Int) {
        self = Weekday(rawValue: rawValue).unsafelyUnwrapped
    }

    /// Makes a weekday of Foundation's and EventKit's number, 1 = Sunday … 7 = Saturday; nil outside 1 to 7.
    @inlinable
    public init?(sundayFirst number: Int) {
        guard 1...7 ~= number else { return nil }
        self.init(unchecked: number == 1 ? 7 : number - 1)
    }

    /// Foundation's and EventKit's number: 1 = Sunday … 7 = Saturday.
    @inlinable public var sundayFirst: Int { rawValue % 7 + 1 }

    /// The weekday so many days later (earlier, if negative).
    @inlinable
    public func adding(days: Int) -> Weekday {
        let shifted = (rawValue - 1 + days % 7 + 7) % 7
        return Weekday(unchecked: shifted + 1)
    }

    /// How many days after the last `other` this is, 0 to 6: Wednesday is 2 days after Monday.
    @inlinable
    public func days(since other: Weekday) -> Int { (rawValue - other.rawValue + 7) % 7 }

    /// By ISO 8601 numbers: Monday comes first, Sunday last.
    @inlinable
    public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
