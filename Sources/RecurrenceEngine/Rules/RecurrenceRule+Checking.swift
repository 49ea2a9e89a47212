extension RecurrenceRule {
    /// Reads and checks the text of a rule.
    ///
    ///     let rule = try RecurrenceRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH")
    ///
    /// - Throws: `RecurrenceRuleError`, which names the part and the mend.
    public init(_ text: String) throws(RecurrenceRuleError) {
        try self.init(UncheckedRecurrenceRule(text))
    }

    /// Checks a rule by RFC 5545 section 3.3.10 and RFC 7529 section 4.
    ///
    /// - Throws: `RecurrenceRuleError`.
    public init(_ rule: UncheckedRecurrenceRule) throws(RecurrenceRuleError) {
        try Self.checkParts(of: rule)
        frequency = rule.frequency
        interval = try Self.checked("INTERVAL", [rule.interval], 1...Int.max)[0]
        switch (rule.count, rule.until) {
        case (_?, _?): throw .twoEnds
        case (let count?, nil): end = .count(try Self.checked("COUNT", [count], 1...Int.max)[0])
        case (nil, let until?): end = .until(until)
        case (nil, nil): end = .never
        }
        months = try Self.checked("BYMONTH", rule.months, 1...12)
        weeksOfTheYear = try Self.checked("BYWEEKNO", rule.weeksOfTheYear, -53...53)
        daysOfTheYear = try Self.checked("BYYEARDAY", rule.daysOfTheYear, -366...366)
        daysOfTheMonth = try Self.checked("BYMONTHDAY", rule.daysOfTheMonth, -31...31)
        hours = try Self.checked("BYHOUR", rule.hours, 0...23)
        minutes = try Self.checked("BYMINUTE", rule.minutes, 0...59)
        // A leap second is read as the second before it.
        seconds = Set(try Self.checked("BYSECOND", rule.seconds, 0...60).map { min($0, 59) }).sorted()
        setPositions = try Self.checked("BYSETPOS", rule.setPositions, -366...366)
        daysOfTheWeek = try Self.checkedDays(of: rule)
        firstWeekday = rule.firstWeekday.weekday
        skip = rule.skip ?? .omit
    }

    /// The values in order, each once; a range that begins below 0 does not have 0.
    private static func checked(
        _ part: String, _ values: [Int], _ allowed: ClosedRange<Int>
    ) throws(RecurrenceRuleError) -> [Int] {
        for value in values where !allowed.contains(value) || value == 0 && allowed.lowerBound < 0 {
            throw .outOfRange(part: part, value: value, allowed: allowed)
        }
        return values.count < 2 ? values : Set(values).sorted()
    }

    private static func checkParts(of rule: UncheckedRecurrenceRule) throws(RecurrenceRuleError) {
        let frequency = rule.frequency
        if !rule.weeksOfTheYear.isEmpty, frequency != .yearly { throw .partNotAllowed(part: "BYWEEKNO", frequency: frequency) }
        if !rule.daysOfTheYear.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
            throw .partNotAllowed(part: "BYYEARDAY", frequency: frequency)
        }
        if !rule.daysOfTheMonth.isEmpty, frequency == .weekly { throw .partNotAllowed(part: "BYMONTHDAY", frequency: frequency) }
        let lists = [
            rule.months, rule.weeksOfTheYear, rule.daysOfTheYear, rule.daysOfTheMonth, rule.hours, rule.minutes, rule.seconds,
        ]
        if !rule.setPositions.isEmpty, rule.daysOfTheWeek.isEmpty, lists.allSatisfy(\.isEmpty) { throw .positionsWithoutSet }
        if let scale = rule.scale, scale.uppercased() != "GREGORIAN" { throw .unknownScale(scale) }
        if rule.skip != nil, rule.scale == nil { throw .skipWithoutScale }
    }

    private static func checkedDays(of rule: UncheckedRecurrenceRule) throws(RecurrenceRuleError) -> [DayOfWeek] {
        for day in rule.daysOfTheWeek where day.ordinal != 0 {
            guard rule.frequency == .monthly || rule.frequency == .yearly else {
                throw .ordinalNotAllowed(day: day.description, reason: "only FREQ=MONTHLY and FREQ=YEARLY can")
            }
            guard rule.weeksOfTheYear.isEmpty else {
                throw .ordinalNotAllowed(day: day.description, reason: "a rule with BYWEEKNO can't")
            }
            _ = try checked("BYDAY", [day.ordinal], -53...53)
        }
        return Set(rule.daysOfTheWeek).sorted { ($0.weekday.rawValue, $0.ordinal) < ($1.weekday.rawValue, $1.ordinal) }
    }
}
