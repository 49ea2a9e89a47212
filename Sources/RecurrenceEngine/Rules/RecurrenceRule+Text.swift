import CivilTime

extension RecurrenceRule: CustomStringConvertible {
    /// The rule in its canonical form: one order of parts, lists sorted, nothing that goes without saying. Reading it gives the same
    /// rule.
    public var description: String {
        var parts: [String] = []
        if skip != .omit { parts.append("RSCALE=GREGORIAN") }
        parts.append("FREQ=" + frequency.name)
        switch end {
        case .never: break
        case .count(let count): parts.append("COUNT=\(count)")
        case .until(let until): parts.append("UNTIL=" + Self.text(until))
        }
        if interval > 1 { parts.append("INTERVAL=\(interval)") }
        func add(_ name: String, _ values: [Int]) {
            if !values.isEmpty { parts.append(name + "=" + values.map(String.init).joined(separator: ",")) }
        }
        add("BYMONTH", months)
        add("BYWEEKNO", weeksOfTheYear)
        add("BYYEARDAY", daysOfTheYear)
        add("BYMONTHDAY", daysOfTheMonth)
        if !daysOfTheWeek.isEmpty { parts.append("BYDAY=" + daysOfTheWeek.map(\.description).joined(separator: ",")) }
        add("BYHOUR", hours)
        add("BYMINUTE", minutes)
        add("BYSECOND", seconds)
        add("BYSETPOS", setPositions)
        if firstWeekday != .monday { parts.append("WKST=" + firstWeekday.ruleName) }
        switch skip {
        case .omit: break
        case .backward: parts.append("SKIP=BACKWARD")
        case .forward: parts.append("SKIP=FORWARD")
        }
        return parts.joined(separator: ";")
    }

    private static func text(_ until: Until) -> String {
        switch until {
        case .date(let date): date.description.filter { $0 != "-" }
        case .local(let local): compact(local)
        case .instant(let instant): compact(Zone.utc.localDateTime(at: instant)) + "Z"
        }
    }

    private static func compact(_ local: LocalDateTime) -> String { local.description.filter { $0 != "-" && $0 != ":" } }
}

extension RecurrenceRule.DayOfWeek: CustomStringConvertible {
    /// The form of BYDAY: `TU`, `2TU`, `-1FR`.
    public var description: String { (ordinal == 0 ? "" : String(ordinal)) + weekday.ruleName }
}

extension RecurrenceRule.Frequency {
    /// The value of FREQ, such as `WEEKLY`.
    public var name: String {
        switch self {
        case .secondly: "SECONDLY"
        case .minutely: "MINUTELY"
        case .hourly: "HOURLY"
        case .daily: "DAILY"
        case .weekly: "WEEKLY"
        case .monthly: "MONTHLY"
        case .yearly: "YEARLY"
        }
    }
}

extension Weekday {
    /// The two letters of RFC 5545, such as `TU`.
    var ruleName: String {
        switch self {
        case .monday: "MO"
        case .tuesday: "TU"
        case .wednesday: "WE"
        case .thursday: "TH"
        case .friday: "FR"
        case .saturday: "SA"
        case .sunday: "SU"
        }
    }
}
