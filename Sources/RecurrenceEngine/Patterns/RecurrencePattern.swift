/// A rule made ready for one start: what it gives, up to its end, at the cost of the stretch that is asked about.
///
/// COUNT is turned into the moment of its last instance once, when the pattern is made, so that later windows cost no more than early
/// ones.
public struct RecurrencePattern: Sendable {
    private enum Form: Sendable {
        case days(DayPattern)
        case clock(ClockPattern)
    }

    private let form: Form
    private let firstMoment: Int64
    /// The last moment that an instance may have.
    public let lastMoment: Int64

    /// - Parameter startCounts: whether a start that the rule does not name is one of COUNT's instances, as RFC 5545 section 3.8.5.3 has
    ///   it for DTSTART.
    public init(_ rule: RecurrenceRule, start: RecurrenceStart, startCounts: Bool = true) {
        // A start without a time has no hours to step by: each of its days stands once.
        let isClock = rule.frequency < .daily && !start.time.isDate
        let form: Form = isClock ? .clock(ClockPattern(rule, start)) : .days(DayPattern(rule, start))
        self.form = form
        firstMoment = start.first.moment
        switch rule.end {
        case .never: lastMoment = .max
        case .until(let until): lastMoment = start.lastMoment(of: until)
        case .count(let count): lastMoment = Self.moment(ofInstance: count, of: form, start, startCounts: startCounts)
        }
    }

    /// Hands the instances of a half-open stretch to `body` in their order, until it answers false. Each moment comes once.
    public func forEach(from moment: Int64, before upper: Int64 = .max, _ body: (RecurrenceInstance) -> Bool) {
        guard moment <= lastMoment else { return }
        let end = lastMoment == .max ? upper : min(upper, lastMoment + 1)
        Self.forEach(form, from: moment, before: end) { $0.moment < end && body($0) }
    }

    /// Whether the rule gives an instance at a moment.
    public func contains(_ moment: Int64) -> Bool {
        var found = false
        forEach(from: moment, before: moment == .max ? moment : moment + 1) { instance in
            found = instance.moment == moment
            return false
        }
        return found
    }

    private static func forEach(_ form: Form, from moment: Int64, before upper: Int64, _ body: (RecurrenceInstance) -> Bool) {
        switch form {
        case .days(let pattern): pattern.forEach(from: moment, before: upper, body)
        case .clock(let pattern): pattern.forEach(from: moment, before: upper, body)
        }
    }

    private static func moment(ofInstance count: Int, of form: Form, _ start: RecurrenceStart, startCounts: Bool) -> Int64 {
        if case .clock(let pattern) = form, let moment = pattern.moment(ofInstance: count) { return moment }
        var left = count
        var last = start.first.moment
        var isFirst = true
        forEach(form, from: .min, before: .max) { instance in
            if isFirst, startCounts, instance.moment != start.first.moment { left -= 1 }
            isFirst = false
            guard left > 0 else { return false }
            last = instance.moment
            left -= 1
            return left > 0
        }
        return last
    }
}
