import CivilTime

/// The periods of a daily, weekly, monthly or yearly rule, numbered from the one that holds its start.
struct DayPeriods: Sendable {
    private let frequency: RecurrenceRule.Frequency
    private let interval: Int
    /// What period 0 begins with: a year, a month, or a day number.
    private let origin: Int
    /// How many periods there are before the year 10000.
    let count: Int
    /// After so many periods in a row without a day, none will come: the calendar repeats itself after 400 years, which are 4,800 months,
    /// 146,097 days and 20,871 whole weeks.
    let cycle: Int

    init(_ rule: RecurrenceRule, start: CivilDate) {
        frequency = rule.frequency
        interval = rule.interval
        let last: Int
        let length: Int
        switch rule.frequency {
        case .yearly:
            (origin, last, length) = (start.year, 9_999, 400)
        case .monthly:
            (origin, last, length) = (DayNumber.month(of: start), DayNumber.lastMonth, 4_800)
        case .weekly:
            // Weeks are numbered from the one that 0001-01-01 is in.
            let shift = Self.weekShift(rule.firstWeekday)
            origin = (start.dayNumber - DayNumber.first + shift) / 7
            last = (DayNumber.last - DayNumber.first + shift) / 7
            length = 20_871
        default:
            (origin, last, length) = (start.dayNumber, DayNumber.last, 146_097)
        }
        weekShift = Self.weekShift(rule.firstWeekday)
        count = (last - origin) / interval + 1
        cycle = length / Self.commonDivisor(length, interval)
    }

    /// How many days the week of 0001-01-01, a Monday, has before it.
    private let weekShift: Int

    private static func weekShift(_ firstWeekday: Weekday) -> Int { (8 - firstWeekday.rawValue) % 7 }

    /// The number of the last period that begins on a day or before it; below 0 when there is none.
    func period(atOrBefore day: Int) -> Int {
        let date = CivilDate(dayNumber: min(max(day, DayNumber.first), DayNumber.last)) ?? .maximum
        let place: Int =
            switch frequency {
            case .yearly: date.year
            case .monthly: DayNumber.month(of: date)
            case .weekly: (date.dayNumber - DayNumber.first + weekShift) / 7
            default: date.dayNumber
            }
        return place < origin ? -1 : (place - origin) / interval
    }

    /// The days of a period, half-open; only whole days of the years 1 to 9999.
    func days(of period: Int) -> Range<Int> {
        let place = origin + period * interval
        let first: Int
        let end: Int
        switch frequency {
        case .yearly:
            first = DayNumber.startOfMonth((place - 1) * 12)
            end = DayNumber.startOfMonth(place * 12)
        case .monthly:
            first = DayNumber.startOfMonth(place)
            end = DayNumber.startOfMonth(place + 1)
        case .weekly:
            first = DayNumber.first - weekShift + place * 7
            end = first + 7
        default:
            first = place
            end = place + 1
        }
        return max(first, DayNumber.first)..<min(end, DayNumber.last + 1)
    }

    private static func commonDivisor(_ left: Int, _ right: Int) -> Int {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}
