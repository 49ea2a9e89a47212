import CivilTime

extension EventError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .endBeforeStart(let start, let end):
            "The end '\(end.text)' is before the start '\(start.text)'; give an end at or after the start."
        case .endOfAnotherKind(let start, let end):
            "The end '\(end.text)' (\(end.kindName)) does not fit the start '\(start.text)' (\(start.kindName)); give both as "
                + "days, both as floating times or both with a zone."
        case .negativeDuration(let duration):
            "The duration '\(duration)' is below zero; give the start and a length of zero or more."
        case .outsideCalendar:
            "A part of the event lies outside the years 1 to 9999."
        case .priorityOutOfRange(let priority):
            "PRIORITY '\(priority)' is outside 0...9; 1 is the highest, 9 the lowest, 0 none."
        case .emptyUID:
            "The UID is empty; leave it out to have one made."
        }
    }
}

extension EventTime {
    /// The time as people write it, the zone behind it.
    fileprivate var text: String {
        switch self {
        case .date(let date): date.description
        case .floating(let local): local.description
        case .zoned(let local, let zone): "\(local) \(zone.name)"
        }
    }

    fileprivate var kindName: String {
        switch self {
        case .date: "a day"
        case .floating: "a floating time"
        case .zoned: "a time in a zone"
        }
    }
}
