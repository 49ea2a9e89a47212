import CivilTime

/// The share that one event has in one day of a listing, without its texts.
struct ListedPart: Sendable {
    /// How sure the event is.
    enum Status: Sendable {
        case confirmed, tentative, cancelled
    }

    /// When it is on that day.
    enum Time: Sendable, Equatable {
        case allDay
        /// Minutes since midnight on the wall clock; the end of the day is 1440. Without an end it takes no time, or less than a
        /// minute; where the clocks go back an end can show what the start showed.
        case timed(start: Int, end: Int?)
    }

    var date: CivilDate
    var time: Time
    /// It began on an earlier day.
    var continuesBefore = false
    /// It goes on into the next day.
    var continuesAfter = false
    var status = Status.confirmed

    /// All-day events, and days that a long event fills, stand first.
    var fillsDay: Bool { time == .allDay || continuesBefore && continuesAfter }
}
