import CivilTime

/// Tells which days a rule names: all its BY parts that speak of days, with those that it takes from its start
/// (RFC 8984 section 4.3.3, step 1).
struct DayRule: Sendable {
    private let months: ListMask
    private let weeks: ListMask
    private let yearDays: ListMask
    private let monthDays: ListMask
    private let weekRule: WeekRule
    private let skip: RecurrenceRule.Skip
    /// A bit for each weekday named without an ordinal; bit 0 is Monday.
    private let weekdays: UInt8
    private let ordinals: [RecurrenceRule.DayOfWeek]
    private let ordinalsAreOfYear: Bool
    private let namesWeekdays: Bool
    /// Whether every day passes.
    let isOpen: Bool

    init(_ rule: RecurrenceRule, start: CivilDate) {
        let frequency = rule.frequency
        let parts = start.components
        var months = rule.months
        var monthDays = rule.daysOfTheMonth
        var days = rule.daysOfTheWeek
        switch frequency {
        case .weekly where days.isEmpty:
            days = [.init(start.weekday)]
        case .monthly where days.isEmpty && monthDays.isEmpty:
            monthDays = [parts.day]
        case .yearly where rule.daysOfTheYear.isEmpty:
            if months.isEmpty, rule.weeksOfTheYear.isEmpty, !monthDays.isEmpty || days.isEmpty { months = [parts.month] }
            if monthDays.isEmpty, days.isEmpty {
                if rule.weeksOfTheYear.isEmpty { monthDays = [parts.day] } else { days = [.init(start.weekday)] }
            }
        default:
            break
        }
        self.months = ListMask(months)
        weeks = ListMask(rule.weeksOfTheYear)
        yearDays = ListMask(rule.daysOfTheYear)
        self.monthDays = ListMask(monthDays)
        weekRule = WeekRule(firstWeekday: rule.firstWeekday, minimumDays: 4) ?? .iso
        skip = rule.skip
        weekdays = days.reduce(into: 0) { mask, day in
            if day.ordinal == 0 { mask |= 1 << (day.weekday.rawValue - 1) }
        }
        ordinals = days.filter { $0.ordinal != 0 }
        ordinalsAreOfYear = frequency == .yearly && months.isEmpty
        namesWeekdays = !days.isEmpty
        isOpen =
            months.isEmpty && rule.weeksOfTheYear.isEmpty && rule.daysOfTheYear.isEmpty && monthDays.isEmpty && days.isEmpty
    }

    /// Whether a forward skip can put a day into the month behind its own.
    var reachesNextMonth: Bool { skip == .forward && !monthDays.isEmpty }

    /// Whether the rule names a day.
    func contains(_ date: CivilDate) -> Bool {
        if isOpen { return true }
        let parts = date.components
        let length = date.daysInMonth
        guard containsMonthDay(date, parts, length) else { return false }
        if !yearDays.isEmpty {
            guard yearDays.contains(date.dayOfYear, of: CivilDate.isLeapYear(parts.year) ? 366 : 365) else { return false }
        }
        if !weeks.isEmpty {
            let week = weekRule.week(of: date)
            guard weeks.contains(week.week, of: weekRule.weeksInYear(week.year)) else { return false }
        }
        return !namesWeekdays || containsWeekday(date, parts.day, length)
    }

    /// Whether a month, 1 to 12, can have days of the rule that are its own.
    func admits(month: Int) -> Bool { months.isEmpty || months.contains(month, of: 12) }

    /// Month and day of the month go together: a skipped day is one of its own month, shown in this one (RFC 7529 section 4.1).
    private func containsMonthDay(_ date: CivilDate, _ parts: (year: Int, month: Int, day: Int), _ length: Int) -> Bool {
        if admits(month: parts.month) {
            if monthDays.isEmpty || monthDays.contains(parts.day, of: length) { return true }
            if skip == .backward, parts.day == length {
                for day in stride(from: length + 1, through: 31, by: 1) where monthDays.contains(day, of: 100) { return true }
            }
        }
        guard skip == .forward, parts.day == 1, !monthDays.isEmpty else { return false }
        let month = parts.month == 1 ? 12 : parts.month - 1
        guard admits(month: month) else { return false }
        let lengthBefore = CivilDate.daysInMonth(month, year: parts.month == 1 ? parts.year - 1 : parts.year)
        for day in stride(from: lengthBefore + 1, through: 31, by: 1) where monthDays.contains(day, of: 100) { return true }
        return false
    }

    private func containsWeekday(_ date: CivilDate, _ day: Int, _ length: Int) -> Bool {
        let weekday = date.weekday
        if weekdays >> (weekday.rawValue - 1) & 1 == 1 { return true }
        if ordinals.isEmpty { return false }
        let place = ordinalsAreOfYear ? date.dayOfYear : day
        let count = ordinalsAreOfYear ? (CivilDate.isLeapYear(date.year) ? 366 : 365) : length
        let fromStart = (place - 1) / 7 + 1
        let fromEnd = (count - place) / 7 + 1
        return ordinals.contains { $0.weekday == weekday && ($0.ordinal == fromStart || $0.ordinal == -fromEnd) }
    }
}
