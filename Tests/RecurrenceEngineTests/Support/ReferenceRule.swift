import CivilTime

@testable import RecurrenceEngine

/// What a daily or longer rule means, found by looking at every day with the plainest code there is.
struct ReferenceRule {
    var rule: RecurrenceRule
    var start: LocalDateTime

    /// Starts on the wall clock from the rule's start to before the year `endYear`.
    func starts(beforeYear endYear: Int) -> [Int64] {
        var sets: [[Int64]] = []
        var lastPeriod: Int?
        guard var date = firstDay() else { return [] }
        while date.year < endYear {
            if let period = period(of: date), names(date) {
                if period != lastPeriod { sets.append([]) }
                lastPeriod = period
                for time in times { sets[sets.count - 1].append(Int64(date.dayNumber) * 86_400 + time) }
            }
            guard let next = date.adding(days: 1) else { break }
            date = next
        }
        var starts = sets.flatMap(chosen).filter { $0 >= start.localSeconds }
        if case .count(let count) = rule.end { starts = Array(starts.prefix(count)) }
        return starts
    }

    private func chosen(_ set: [Int64]) -> [Int64] {
        if rule.setPositions.isEmpty { return set }
        return set.indices.filter { rule.setPositions.contains($0 + 1) || rule.setPositions.contains($0 - set.count) }.map {
            set[$0]
        }
    }

    private var times: [Int64] {
        let hours = rule.hours.isEmpty ? [start.time.hour] : rule.hours
        let minutes = rule.minutes.isEmpty ? [start.time.minute] : rule.minutes
        return hours.flatMap { hour in minutes.map { minute in Int64(hour * 3_600 + minute * 60 + start.time.second) } }
    }

    /// The first day of the period that the start is in.
    private func firstDay() -> CivilDate? {
        switch rule.frequency {
        case .yearly: CivilDate(year: start.date.year, month: 1, day: 1)
        case .monthly: start.date.startOfMonth
        case .weekly: startOfWeek(start.date)
        default: start.date
        }
    }

    private func startOfWeek(_ date: CivilDate) -> CivilDate? {
        var date = date
        while date.weekday != rule.firstWeekday {
            guard let before = date.adding(days: -1) else { return nil }
            date = before
        }
        return date
    }

    /// How many periods a day's period is behind the start's; nil when the interval leaves it out.
    private func period(of date: CivilDate) -> Int? {
        let distance: Int
        switch rule.frequency {
        case .yearly: distance = date.year - start.date.year
        case .monthly: distance = (date.year - start.date.year) * 12 + date.month - start.date.month
        case .weekly:
            guard let first = startOfWeek(start.date), let own = startOfWeek(date) else { return nil }
            distance = first.days(until: own) / 7
        default: distance = start.date.days(until: date)
        }
        return distance % rule.interval == 0 ? distance : nil
    }

    private func names(_ date: CivilDate) -> Bool {
        var months = rule.months
        var monthDays = rule.daysOfTheMonth
        var days = rule.daysOfTheWeek
        if rule.frequency == .weekly, days.isEmpty { days = [.init(start.date.weekday)] }
        if rule.frequency == .monthly, days.isEmpty, monthDays.isEmpty { monthDays = [start.date.day] }
        if rule.frequency == .yearly, rule.daysOfTheYear.isEmpty {
            if months.isEmpty, rule.weeksOfTheYear.isEmpty, !monthDays.isEmpty || days.isEmpty { months = [start.date.month] }
            if monthDays.isEmpty, days.isEmpty, rule.weeksOfTheYear.isEmpty { monthDays = [start.date.day] }
            if monthDays.isEmpty, days.isEmpty, !rule.weeksOfTheYear.isEmpty { days = [.init(start.date.weekday)] }
        }
        let yearLength = CivilDate.isLeapYear(date.year) ? 366 : 365
        guard months.isEmpty || months.contains(date.month) else { return false }
        guard has(monthDays, date.day, of: date.daysInMonth), has(rule.daysOfTheYear, date.dayOfYear, of: yearLength) else {
            return false
        }
        if !rule.weeksOfTheYear.isEmpty {
            guard let (number, count) = week(of: date), has(rule.weeksOfTheYear, number, of: count) else { return false }
        }
        if days.isEmpty { return true }
        let isOfYear = rule.frequency == .yearly && months.isEmpty
        let (place, length) = isOfYear ? (date.dayOfYear, yearLength) : (date.day, date.daysInMonth)
        return days.contains { day in
            guard day.weekday == date.weekday else { return false }
            let before = stride(from: place - 7, to: 0, by: -7).reduce(0) { count, _ in count + 1 }
            let behind = stride(from: place + 7, through: length, by: 7).reduce(0) { count, _ in count + 1 }
            return day.ordinal == 0 || day.ordinal == before + 1 || day.ordinal == -behind - 1
        }
    }

    private func has(_ list: [Int], _ place: Int, of count: Int) -> Bool {
        list.isEmpty || list.contains(place) || list.contains(place - count - 1)
    }

    /// The number of a day's week and how many its year has: a week is of the year that has its fourth day.
    private func week(of date: CivilDate) -> (number: Int, count: Int)? {
        guard let own = startOfWeek(date), let decider = own.adding(days: 3),
            let first = CivilDate(year: decider.year, month: 1, day: 1)
        else { return nil }
        var number = 0
        var count = 0
        var day = first
        while day.year == decider.year {
            if let week = startOfWeek(day), week.adding(days: 3) == day {
                count += 1
                if day <= decider { number += 1 }
            }
            guard let next = day.adding(days: 1) else { break }
            day = next
        }
        return (number, count)
    }
}
