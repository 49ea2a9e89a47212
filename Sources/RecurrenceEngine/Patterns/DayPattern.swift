import CivilTime

/// A daily, weekly, monthly or yearly rule made ready: it computes its way to any period, and counts wall time.
struct DayPattern: Sendable {
    private let start: RecurrenceStart
    private let periods: DayPeriods
    private let days: DayRule
    private let times: TimesOfDay
    private let positions: [Int]

    /// Behind the last day of the year 9999 in every zone.
    private static let endOfTime = Int64(DayNumber.last + 3) * 86_400

    init(_ rule: RecurrenceRule, _ start: RecurrenceStart) {
        let local = start.time.localDateTime
        self.start = start
        periods = DayPeriods(rule, start: local.date)
        days = DayRule(rule, start: local.date)
        positions = rule.setPositions
        times =
            start.time.isDate
            ? TimesOfDay(hours: [0], minutes: [0], seconds: [0])
            : TimesOfDay(
                hours: rule.hours.isEmpty ? [local.time.hour] : rule.hours,
                minutes: rule.minutes.isEmpty ? [local.time.minute] : rule.minutes,
                seconds: rule.seconds.isEmpty ? [local.time.second] : rule.seconds)
    }

    /// Hands the instances of a stretch to `body` in their order, until it answers false; some behind `upper` may come too.
    func forEach(from moment: Int64, before upper: Int64, _ body: (RecurrenceInstance) -> Bool) {
        let lower = max(moment, start.first.moment)
        guard lower < upper, let local = start.local(at: lower) else { return }
        // Wall times and moments differ by less than two days.
        let lastDay = upper < Self.endOfTime ? DayNumber.containing(upper) + 2 : DayNumber.last
        // Two days back, as a gap can shift a time by a day; one period more, as a skipped day may be shown in the next.
        var period = max(0, periods.period(atOrBefore: local.date.dayNumber - 2) - (days.reachesNextMonth ? 1 : 0))
        var order = GapOrder(from: lower)
        var empty = 0
        while period < periods.count, empty < periods.cycle {
            let range = periods.days(of: period)
            if range.lowerBound > lastDay { break }
            let named = namedDays(range)
            empty = named.isEmpty ? empty + 1 : 0
            guard emit(named, &order, body) else { return }
            period += 1
        }
        _ = order.finish(body)
    }

    private func namedDays(_ range: Range<Int>) -> [Int] {
        var named: [Int] = []
        var day = range.lowerBound
        while day < range.upperBound, let date = CivilDate(dayNumber: day) {
            if range.count > 31, !days.reachesNextMonth, !days.admits(month: date.month) {
                day += date.daysInMonth - date.day + 1
                continue
            }
            if days.contains(date) { named.append(day) }
            day += 1
        }
        return named
    }

    private func emit(_ named: [Int], _ order: inout GapOrder, _ body: (RecurrenceInstance) -> Bool) -> Bool {
        let total = named.count * times.count
        if positions.isEmpty {
            for place in 0..<total {
                guard emit(place, named, &order, body) else { return false }
            }
            return true
        }
        let places = positions.compactMap { $0 > 0 ? $0 - 1 : total + $0 }.filter { 0..<total ~= $0 }
        var last = -1
        for place in places.sorted() where place != last {
            last = place
            guard emit(place, named, &order, body) else { return false }
        }
        return true
    }

    private func emit(_ place: Int, _ named: [Int], _ order: inout GapOrder, _ body: (RecurrenceInstance) -> Bool) -> Bool {
        let (day, time) = place.quotientAndRemainder(dividingBy: times.count)
        let seconds = Int64(named[day]) * 86_400 + Int64(times[time])
        guard seconds >= start.first.nominal.localSeconds, let local = LocalDateTime(localSeconds: seconds) else { return true }
        guard let zone = start.zone else { return order.pass(RecurrenceInstance(moment: seconds, nominal: local), body) }
        switch zone.resolve(local) {
        case .unique(let instant), .fold(let instant, _):
            return order.pass(RecurrenceInstance(moment: instant.secondsSinceEpoch, nominal: local), body)
        case .gap(let shifted, _):
            order.hold(RecurrenceInstance(moment: shifted.secondsSinceEpoch, nominal: local))
            return true
        }
    }
}
