import CivilTime

/// Periods by name: "next month" as a day's place, "the month" and "march 2027" after "first monday of".
extension PhraseParser {
    /// A period after "of": "march", "march 2027", "the month", "next month", 2027, 2027-03.
    mutating func namedPeriod() throws(PhraseError) -> PeriodExpression? {
        _ = skip(.the)
        if case .which(let which) = word() {
            position += 1
            return simplePeriod(which)
        }
        if case .number = kind() {
            guard case .period(let period) = try day()?.value else { return nil }
            return period
        }
        guard case .month(let month) = word() else { return simplePeriod(.this) }
        position += 1
        return .namedMonth(month, year: year(), .coming)
    }

    /// A week, month, year, weekend or month's name after its "next", "this" or "last".
    mutating func simplePeriod(_ which: Which) -> PeriodExpression? {
        let period: PeriodExpression
        switch word() {
        case .unit(.week): period = .week(which.steps)
        case .unit(.month): period = .month(which.steps)
        case .unit(.year): period = .year(which.steps)
        case .weekend: period = .weekend(which.steps)
        case .month(let month): period = .namedMonth(month, year: nil, which)
        default: return nil
        }
        position += 1
        return period
    }
}
