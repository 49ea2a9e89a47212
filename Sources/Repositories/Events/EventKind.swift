import CivilTime

/// The kind of times that an event has, as its row stores it.
package enum EventKind: Int64, Sendable {
    case allDay = 0
    case floating = 1
    case zoned = 2

    package init(_ time: EventTime) {
        self =
            switch time {
            case .date: .allDay
            case .floating: .floating
            case .zoned: .zoned
            }
    }
}
