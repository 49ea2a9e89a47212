import DaybookStore

/// The start of an event and its end as a person told them.
struct EventTimes {
    var start: EventTime
    /// Nil where neither the phrase nor an option names an end.
    var end: EventEnd?
    /// How they were read, step by step.
    var explanation: [String]
}
