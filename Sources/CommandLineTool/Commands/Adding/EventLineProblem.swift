/// What can be wrong with a line of JSON that is to be an event.
enum EventLineProblem: Error, Hashable, Sendable {
    case notAnObject
    case missing(String)
    /// The field is unknown, or known and of another type.
    case unexpected(String, isKnown: Bool)
    case notATime(String, String)
    case allDayDiffers(String, isAllDay: Bool)
    case endAndDuration

    /// The fields that are text.
    static let textFields: Set<String> = [
        "title", "start", "end", "duration", "timeZone", "endTimeZone", "calendar", "uid", "location", "notes", "url", "color",
        "status", "availability", "privacy",
    ]

    /// All that a line may have.
    static let allFields = textFields.union([
        "categories", "allDay", "priority", "id", "eventId", "recurring", "recurrenceId", "detached", "created", "updated", "etag",
    ])
}

extension EventLineProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .notAnObject:
            #"It is not a JSON object; write {"title": …, "start": …}."#
        case .missing(let name):
            "'\(name)' is missing; each event needs a title and a start."
        case .unexpected(let name, true):
            "'\(DisplayText.escaped(name))' has a value of another type than it should have."
        case .unexpected(let name, false):
            "'\(DisplayText.escaped(name))' is not a field; the fields are \(Self.allFields.sorted().joined(separator: ", "))."
        case .notATime(let name, let text):
            "\(name) '\(DisplayText.escaped(text))' is no date or time; write 2026-12-01, 2026-12-01T12:30:00 or 2026-12-01T12:30:00+01:00."
        case .allDayDiffers(let text, let isAllDay):
            "allDay is \(isAllDay) and start '\(DisplayText.escaped(text))' is \(isAllDay ? "a time" : "a day"); make them agree."
        case .endAndDuration:
            "It has 'end' and 'duration'; give one of them."
        }
    }
}
