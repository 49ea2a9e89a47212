import CivilTime

/// An hourly, minutely or secondly rule made ready: it counts elapsed time, and looks at the wall clock only for its BY parts.
struct ClockPattern: Sendable {
    private let start: RecurrenceStart
    private let frequency: RecurrenceRule.Frequency
    /// Seconds from one period to the next.
    private let step: Int64
    private let days: DayRule
    private let hours: ListMask
    private let minutes: ListMask
    private let seconds: ListMask
    private let times: TimesOfDay
    private let positions: [Int]
    private let expands: Bool

    /// Nothing lies behind this, in any zone.
    private static let endOfTime = Int64(DayNumber.last + 3) * 86_400

    init(_ rule: RecurrenceRule, _ start: RecurrenceStart) {
        self.start = start
        frequency = rule.frequency
        let unit: Int64 = rule.frequency == .hourly ? 3_600 : rule.frequency == .minutely ? 60 : 1
        let (product, overflow) = unit.multipliedReportingOverflow(by: Int64(rule.interval))
        step = overflow ? Self.endOfTime * 4 : min(product, Self.endOfTime * 4)
        days = DayRule(rule, start: start.time.date)
        // Places count from 1, so that hour 0 is place 1.
        hours = ListMask(rule.hours.map { $0 + 1 })
        minutes = ListMask(rule.minutes.map { $0 + 1 })
        seconds = ListMask(rule.seconds.map { $0 + 1 })
        positions = rule.setPositions
        let time = start.time.localDateTime.time
        let namesMinutes = rule.frequency == .hourly && !rule.minutes.isEmpty
        let namesSeconds = rule.frequency != .secondly && !rule.seconds.isEmpty
        expands = namesMinutes || namesSeconds
        times = TimesOfDay(
            hours: [0], minutes: namesMinutes ? rule.minutes : rule.frequency == .hourly ? [time.minute] : [0],
            seconds: namesSeconds ? rule.seconds : [time.second])
        reachable = Self.reachable(rule, step)
    }

    /// For each way that the clocks can stand to the steps, whether a step ever comes to a time that the BY parts let through; nil
    /// when they let everything through.
    private let reachable: [Bool]?

    private static func reachable(_ rule: RecurrenceRule, _ step: Int64) -> [Bool]? {
        let limitsMinutes = rule.frequency != .hourly && !rule.minutes.isEmpty
        let limitsSeconds = rule.frequency == .secondly && !rule.seconds.isEmpty
        guard limitsMinutes || limitsSeconds || !rule.hours.isEmpty else { return nil }
        // Steps meet the clock in the residues of the greatest step that divides both a day and the interval.
        var (divisor, rest) = (Int64(86_400), step)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        var reachable = [Bool](repeating: false, count: Int(divisor))
        for hour in rule.hours.isEmpty ? Array(0...23) : rule.hours {
            for minute in limitsMinutes ? rule.minutes : Array(0...59) {
                for second in limitsSeconds ? rule.seconds : Array(0...59) {
                    reachable[(hour * 3_600 + minute * 60 + second) % Int(divisor)] = true
                }
            }
        }
        return reachable
    }

    /// Hands the instances of a stretch to `body` in their order, until it answers false; some behind `upper` may come too.
    func forEach(from moment: Int64, before upper: Int64, _ body: (RecurrenceInstance) -> Bool) {
        let lower = max(moment, start.first.moment)
        // A period names times of the hour around it, so look one such stretch back.
        var current = step(atOrAfter: lower - (expands ? 3_600 : 0))
        let end = upper < Self.endOfTime ? upper + (expands ? 3_600 : 0) : Self.endOfTime
        while current < end {
            guard let local = start.local(at: current) else { return }
            if let later = firstChance(after: current, local) {
                current = step(atOrAfter: later)
                continue
            }
            guard emit(current, local, from: lower, body) else { return }
            current += step
        }
    }

    /// The moment of an instance by its number, counted from 1, where no BY part has a say; nil where one has.
    func moment(ofInstance number: Int) -> Int64? {
        guard days.isOpen, hours.isEmpty, reachable == nil, !expands, positions.isEmpty else { return nil }
        let (distance, overflow) = step.multipliedReportingOverflow(by: Int64(number - 1))
        return overflow || distance > Self.endOfTime * 4 ? Self.endOfTime : start.first.moment + distance
    }

    private func step(atOrAfter moment: Int64) -> Int64 {
        let first = start.first.moment
        guard moment > first else { return first }
        return first + (moment - first + step - 1) / step * step
    }

    /// The moment to go on with when the clocks show a time that the rule does not name; nil when it does.
    private func firstChance(after moment: Int64, _ local: LocalDateTime) -> Int64? {
        let time = local.time
        if let reachable {
            let residue = Int(time.secondOfDay) % reachable.count
            if !reachable[residue] {
                // Until the clocks change, no step comes to a time that is let through.
                guard let zone = start.zone, let change = zone.nextTransition(after: Instant(moment)) else {
                    return Self.endOfTime
                }
                return change.secondsSinceEpoch
            }
        }
        if !days.contains(local.date) {
            guard let next = local.date.adding(days: 1), next <= .maximum else { return Self.endOfTime }
            return max(moment + 1, start.moment(of: LocalDateTime(next, .midnight)))
        }
        if !hours.isEmpty, !hours.contains(time.hour + 1, of: 24) {
            return moment + Int64(3_600 - time.secondOfDay % 3_600)
        }
        if frequency != .hourly, !minutes.isEmpty, !minutes.contains(time.minute + 1, of: 60) {
            return moment + Int64(60 - time.secondOfDay % 60)
        }
        if frequency == .secondly, !seconds.isEmpty, !seconds.contains(time.second + 1, of: 60) { return moment + 1 }
        return nil
    }

    private func emit(
        _ moment: Int64, _ local: LocalDateTime, from lower: Int64, _ body: (RecurrenceInstance) -> Bool
    ) -> Bool {
        guard expands else {
            // A set of one has a first and a last place, and no other.
            guard positions.isEmpty || positions.contains(1) || positions.contains(-1) else { return true }
            return moment < lower || body(RecurrenceInstance(moment: moment, nominal: local))
        }
        let period = frequency == .hourly ? 3_600 : 60
        let base = moment - Int64(local.time.secondOfDay % period)
        let places =
            positions.isEmpty
            ? Array(0..<times.count)
            : Set(positions.map { $0 > 0 ? $0 - 1 : times.count + $0 }).filter { 0..<times.count ~= $0 }.sorted()
        for place in places {
            let candidate = base + Int64(times[place])
            guard candidate >= lower, let nominal = start.local(at: candidate) else { continue }
            guard body(RecurrenceInstance(moment: candidate, nominal: nominal)) else { return false }
        }
        return true
    }
}
