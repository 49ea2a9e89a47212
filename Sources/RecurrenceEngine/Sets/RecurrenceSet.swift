import CivilTime

/// All the starts of a series: rules and single dates, less what is left out (RFC 5545 section 3.8.5). The order in which its parts are
/// given does not matter, and two instances at one moment are one.
///
///     let set = try RecurrenceSet(start: start, rules: [RecurrenceRule("FREQ=WEEKLY;BYDAY=TU")], zone: zones.zone(for:))
///     let december = set.instances(in: first..<end)
public struct RecurrenceSet: Sendable {
    private let patterns: [RecurrencePattern]
    private let excluding: [RecurrencePattern]
    private let dates: [RecurrenceInstance]
    private let exceptions: RecurrenceExceptions
    private let earliest: Int64

    /// - Parameters:
    ///   - dates: single starts beside the rules (RDATE).
    ///   - exceptions: instances that are left out (EXDATE).
    ///   - excludingRules: rules of instances that are left out (EXRULE of RFC 2445).
    ///   - includesStart: whether the start is an instance also where no rule names it, as RFC 5545 has it for DTSTART.
    ///   - zone: hands out the rules of zones other than the start's.
    public init(
        start: RecurrenceStart, rules: [RecurrenceRule] = [], dates: [EventTime] = [], exceptions: [EventTime] = [],
        excludingRules: [RecurrenceRule] = [], includesStart: Bool = true,
        zone: (ZoneID) throws -> Zone
    ) rethrows {
        patterns = rules.map { RecurrencePattern($0, start: start, startCounts: includesStart) }
        excluding = excludingRules.map { RecurrencePattern($0, start: start, startCounts: false) }
        var single = try dates.compactMap { time -> RecurrenceInstance? in
            let moment = try start.moment(of: start.time.isDate ? .date(time.date) : time, zone: zone)
            return start.local(at: moment).map { RecurrenceInstance(moment: moment, nominal: $0) }
        }
        if includesStart { single.append(start.first) }
        single.sort { $0.moment < $1.moment }
        self.dates = single
        self.exceptions = try RecurrenceExceptions(exceptions, start, zone: zone)
        earliest = min(start.first.moment, single.first?.moment ?? .max)
    }

    /// Hands the instances of a half-open stretch to `body` in their order, until it answers false.
    public func forEach(from moment: Int64, before upper: Int64 = .max, _ body: (RecurrenceInstance) -> Bool) {
        var last = Int64.min
        forEachNamed(from: moment, before: upper) { instance in
            guard instance.moment < upper else { return false }
            guard instance.moment > last else { return true }
            last = instance.moment
            return isExcluded(instance) || body(instance)
        }
    }

    /// Hands the instances before `moment` to `body`, the latest first, until it answers false.
    public func forEachBackward(before moment: Int64, _ body: (RecurrenceInstance) -> Bool) {
        var upper = moment
        if let end = patterns.map(\.lastMoment).max() {
            upper = min(upper, max(min(end, Self.endOfTime), dates.last?.moment ?? .min) + 1)
        } else {
            upper = min(upper, (dates.last?.moment ?? .min) &+ 1)
        }
        upper = min(upper, Self.endOfTime)
        var width: Int64 = 3_600
        while upper > earliest {
            let lower = max(earliest, upper - width)
            let found = instances(in: lower..<upper)
            for instance in found.reversed() {
                guard body(instance) else { return }
            }
            upper = lower
            width = found.count < 256 ? min(width * 4, Self.endOfTime) : found.count > 4_096 ? max(1, width / 4) : width
        }
    }

    private func isExcluded(_ instance: RecurrenceInstance) -> Bool {
        exceptions.contain(instance) || excluding.contains { $0.contains(instance.moment) }
    }

    /// What rules and dates name, left out or not, in order; a moment may come twice.
    private func forEachNamed(from moment: Int64, before upper: Int64, _ body: (RecurrenceInstance) -> Bool) {
        var next = dates.firstIndex { $0.moment >= moment } ?? dates.count
        var goesOn = true
        forEachOfRules(from: moment, before: upper) { instance in
            while next < dates.count, dates[next].moment < instance.moment {
                next += 1
                goesOn = body(dates[next - 1])
                if !goesOn { return false }
            }
            goesOn = body(instance)
            return goesOn
        }
        while goesOn, next < dates.count {
            next += 1
            goesOn = body(dates[next - 1])
        }
    }

    private func forEachOfRules(from moment: Int64, before end: Int64, _ body: (RecurrenceInstance) -> Bool) {
        guard patterns.count > 1 else {
            patterns.first?.forEach(from: moment, before: end, body)
            return
        }
        // Several rules are merged over stretches that grow and shrink with what they hold.
        var lower = moment
        var width: Int64 = 86_400
        while let next = patterns.compactMap({ Self.first($0, from: lower, before: end) }).min() {
            let upper = next.addingReportingOverflow(width).overflow ? Int64.max : next + width
            var found: [RecurrenceInstance] = []
            for pattern in patterns {
                pattern.forEach(from: next, before: min(upper, end)) { instance in
                    found.append(instance)
                    return true
                }
            }
            found.sort { $0.moment < $1.moment }
            for instance in found {
                guard body(instance) else { return }
            }
            lower = upper
            width = found.count < 256 ? min(width * 2, Self.endOfTime) : found.count > 4_096 ? max(1, width / 2) : width
        }
    }

    private static func first(_ pattern: RecurrencePattern, from moment: Int64, before end: Int64) -> Int64? {
        var first: Int64?
        pattern.forEach(from: moment, before: end) { instance in
            first = instance.moment
            return false
        }
        return first
    }

    /// Behind the last day of the year 9999 in every zone.
    private static let endOfTime = Int64(DayNumber.last + 3) * 86_400
}
