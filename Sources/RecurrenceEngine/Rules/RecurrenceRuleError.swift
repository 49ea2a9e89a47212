/// What is wrong with a recurrence rule.
public enum RecurrenceRuleError: Error, Hashable, Sendable {
    /// A part that is no `NAME=VALUE`.
    case malformedPart(String)
    case unknownPart(String)
    case repeatedPart(String)
    case missingFrequency
    /// A value that its part can't have.
    case invalidValue(part: String, value: String)
    /// A number outside the bounds of its part.
    case outOfRange(part: String, value: Int, allowed: ClosedRange<Int>)
    /// COUNT and UNTIL in one rule.
    case twoEnds
    /// A part that this frequency can't have.
    case partNotAllowed(part: String, frequency: RecurrenceRule.Frequency)
    /// BYDAY with ordinals in a rule that can't have them.
    case ordinalNotAllowed(day: String, reason: String)
    /// BYSETPOS without a set to choose from.
    case positionsWithoutSet
    /// RSCALE names a calendar other than the Gregorian one.
    case unknownScale(String)
    /// SKIP without RSCALE.
    case skipWithoutScale
}
