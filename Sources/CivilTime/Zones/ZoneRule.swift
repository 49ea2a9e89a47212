/// A rule for all years, as the TZ variable of POSIX and the footer of a TZif file write it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// It is a class, as an optional of so large a struct costs the start of a program more than reading the rule does.
final class ZoneRule: Sendable {
    struct Daylight: Hashable, Sendable {
        var type: LocalTimeType
        var start: RuleDay
        var end: RuleDay
    }

    /// One change of the clocks.
    struct Change: Hashable, Sendable {
        /// Seconds since 1970-01-01T00:00:00Z.
        var time: Int64
        var isToDaylight: Bool
    }

    let standard: LocalTimeType
    /// Nil where the clocks never change.
    let daylight: Daylight?

    init(standard: LocalTimeType, daylight: Daylight?) {
        self.standard = standard
        self.daylight = daylight
    }

    /// The real changes of the clocks in some years, ascending, and whether it is daylight saving time before the first.
    ///
    /// Daylight saving time that ends at the instant at which the next begins goes on all year (RFC 9636 section 3.3.1).
    func changes(inYears years: ClosedRange<Int>) -> (isDaylightBefore: Bool, changes: [Change]) {
        guard let daylight else { return (false, []) }
        var all: [Change] = []
        all.reserveCapacity(2 * (years.count + 2))
        // The year before tells the state in which the first year begins, the year after whether the last one's end is an end.
        for year in (years.lowerBound - 1)...(years.upperBound + 1) {
            let start = Change(
                time: daylight.start.localSeconds(inYear: year) - Int64(standard.offset), isToDaylight: true)
            let end = Change(time: daylight.end.localSeconds(inYear: year) - Int64(daylight.type.offset), isToDaylight: false)
            let isStartFirst = start.time < end.time
            all.append(isStartFirst ? start : end)
            all.append(isStartFirst ? end : start)
        }
        // Nearly always in order; a rule of 167 hours may cross the year's end.
        if zip(all, all.dropFirst()).contains(where: { Self.isOrdered($1, $0) }) { all.sort(by: Self.isOrdered) }

        // A day more at each end, since these years are local ones.
        let firstSecond = Int64(CivilArithmetic.dayNumber(year: years.lowerBound, month: 1, day: 1) - 1) * 86_400
        let endSecond = Int64(CivilArithmetic.dayNumber(year: years.upperBound + 1, month: 1, day: 1) + 1) * 86_400
        var isDaylightBefore = all.first.map { !$0.isToDaylight } ?? false
        var isDaylight = isDaylightBefore
        var result: [Change] = []
        result.reserveCapacity(all.count)
        for (index, change) in all.enumerated() where change.isToDaylight != isDaylight {
            if index + 1 < all.count, all[index + 1].time == change.time { continue }
            if change.time >= endSecond { break }
            isDaylight = change.isToDaylight
            if change.time < firstSecond { isDaylightBefore = isDaylight } else { result.append(change) }
        }
        return (isDaylightBefore, result)
    }

    private static func isOrdered(_ left: Change, _ right: Change) -> Bool {
        (left.time, left.isToDaylight ? 1 : 0) < (right.time, right.isToDaylight ? 1 : 0)
    }
}
