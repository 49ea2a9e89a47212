import CivilTime

/// One start that a rule or a set gives.
public struct RecurrenceInstance: Hashable, Sendable {
    /// Where it lies: seconds since 1970-01-01T00:00:00Z for a zoned start, else seconds of the wall clock since 1970-01-01T00:00:00.
    public let moment: Int64
    /// The wall-clock time that the rule names, before a gap of the clocks shifts it.
    public let nominal: LocalDateTime

    public init(moment: Int64, nominal: LocalDateTime) {
        self.moment = moment
        self.nominal = nominal
    }
}
