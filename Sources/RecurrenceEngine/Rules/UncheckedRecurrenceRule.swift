/// A recurrence rule as a text has it (RFC 5545 section 3.3.10): its parts are read, and not yet held against each other. It can't be
/// iterated; ``RecurrenceRule/init(_:)-(UncheckedRecurrenceRule)`` checks it.
public struct UncheckedRecurrenceRule: Hashable, Sendable {
    public var frequency: RecurrenceRule.Frequency
    public var interval = 1
    public var count: Int?
    public var until: RecurrenceRule.Until?
    public var months: [Int] = []
    public var weeksOfTheYear: [Int] = []
    public var daysOfTheYear: [Int] = []
    public var daysOfTheMonth: [Int] = []
    public var daysOfTheWeek: [RecurrenceRule.DayOfWeek] = []
    public var hours: [Int] = []
    public var minutes: [Int] = []
    public var seconds: [Int] = []
    public var setPositions: [Int] = []
    public var firstWeekday: RecurrenceRule.DayOfWeek = .init(.monday)
    /// The calendar that the rule counts in (RFC 7529 RSCALE); nil for the Gregorian one.
    public var scale: String?
    public var skip: RecurrenceRule.Skip?

    public init(_ frequency: RecurrenceRule.Frequency) { self.frequency = frequency }
}
