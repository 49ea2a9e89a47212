import CivilTime

/// One day or several in a row, through the last.
struct DaySpan: Hashable, Sendable {
    let first: CivilDate
    let last: CivilDate

    /// A span of one day.
    init(_ day: CivilDate) { (first, last) = (day, day) }

    /// Nil if the last day is before the first.
    init?(first: CivilDate, throughLast last: CivilDate) {
        guard first <= last else { return nil }
        (self.first, self.last) = (first, last)
    }

    /// The number of days.
    var count: Int { first.days(until: last) + 1 }

    /// The half-open range of the same days. Its end may be 10000-01-01.
    var range: Range<CivilDate> { first..<(last.adding(days: 1) ?? .endOfTime) }
}
