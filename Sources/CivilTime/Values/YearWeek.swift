/// A week of a year, `2026-W49`. Which days it has depends on a `WeekRule`; written text means ISO 8601's.
public struct YearWeek: Hashable, Comparable, Sendable {
    /// The year that the week is counted in, which may differ from the year of some of its days; 0 to 10000.
    public let year: Int
    /// The week's number, 1 to 53.
    public let week: Int

    /// Makes a week, or nil outside years 0 to 10000 and weeks 1 to 53. (Years 0 and 10000 own the weeks over the calendar's ends.)
    public init?(year: Int, week: Int) {
        guard 0...10_000 ~= year, 1...53 ~= week else { return nil }
        self.init(unchecked: year, week)
    }

    init(unchecked year: Int, _ week: Int) {
        self.year = year
        self.week = week
    }

    /// Whether the left one comes first.
    public static func < (left: YearWeek, right: YearWeek) -> Bool {
        (left.year, left.week) < (right.year, right.week)
    }
}

extension YearWeek: LosslessStringConvertible {
    /// Reads `2026-W49`; nil otherwise. Whether the year has a week 53 is for `WeekRule.weeksInYear(_:)` to say.
    public init?(_ text: String) {
        var scanner = TextScanner(text)
        let year = scanner.skip(word: "10000") ? 10_000 : scanner.digits(4)
        guard let year, scanner.skip("-"), scanner.skip("W"), let week = scanner.digits(2), scanner.isAtEnd else { return nil }
        self.init(year: year, week: week)
    }

    /// ISO 8601 text, `2026-W49`.
    public var description: String {
        let padding = String(repeating: "0", count: max(0, 4 - String(year).count))
        return "\(padding)\(year)-W\(week < 10 ? "0" : "")\(week)"
    }
}
