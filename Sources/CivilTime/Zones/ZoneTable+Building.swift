extension ZoneTable {
    /// A table of what a file says, its rule written out to where the index ends.
    init(_ file: TZifFile) {
        var types = file.types
        var transitionTimes = file.transitionTimes
        var transitionTypes = file.transitionTypes
        var first = 0
        if let rule = file.rule {
            let (standard, daylight) = Self.add(rule, to: &types)
            let firstYear = transitionTimes.last.map(Self.year(ofSecond:)) ?? Self.indexYears.lowerBound
            if firstYear <= Self.indexYears.upperBound {
                let years = max(firstYear, Self.indexYears.lowerBound)...Self.indexYears.upperBound
                let (isDaylightBefore, changes) = rule.changes(inYears: years)
                let last = transitionTimes.last ?? .min
                let before = isDaylightBefore ? daylight : standard
                if transitionTimes.isEmpty {
                    first = before
                } else if firstYear < years.lowerBound {
                    // The years between are the rule's too, and so is the state in which the table begins.
                    let start = CivilArithmetic.dayNumber(year: years.lowerBound, month: 1, day: 1) - 1
                    transitionTimes.append(max(last + 1, Int64(start * 86_400) - 1))
                    transitionTypes.append(before)
                }
                for change in changes where change.time > last {
                    transitionTimes.append(change.time)
                    transitionTypes.append(change.isToDaylight ? daylight : standard)
                }
            }
        }
        self.init(
            types: types, first: first, transitionTimes: transitionTimes, transitionTypes: transitionTypes, isBucketed: true)
    }

    /// A small table of a rule, good for a year, by any zone's clock, and for the next change after it.
    init(_ rule: ZoneRule, aroundYear year: Int) {
        var types: [LocalTimeType] = []
        let (standard, daylight) = Self.add(rule, to: &types)
        let (isDaylightBefore, changes) = rule.changes(inYears: (year - 1)...(year + 2))
        self.init(
            types: types, first: isDaylightBefore ? daylight : standard, transitionTimes: changes.map(\.time),
            transitionTypes: changes.map { $0.isToDaylight ? daylight : standard }, isBucketed: false)
    }

    /// The years that an index has, and one more at each end for offsets.
    private static let indexYears = 1841...2115

    /// The year of a second, held to the calendar's ends.
    static func year(ofSecond second: Int64) -> Int {
        LocalDateTime(clampingLocalSeconds: second).date.year
    }

    private static func add(_ rule: ZoneRule, to types: inout [LocalTimeType]) -> (standard: Int, daylight: Int) {
        func index(_ type: LocalTimeType) -> Int {
            if let index = types.firstIndex(of: type) { return index }
            types.append(type)
            return types.count - 1
        }
        let standard = index(rule.standard)
        return (standard, rule.daylight.map { index($0.type) } ?? standard)
    }
}
