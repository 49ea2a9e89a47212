/// What can be wrong with a line of JSON that is to be an event.
enum EventLineProblem: Error, Hashable, Sendable {
    case notAnObject
    case missing(String)
    case unknown(String)
    case notAText(String)
    case notABoolean(String)
    case notAnInteger(String)
    case notAListOfTexts(String)
    case repeats(String)
    case notATime(String, String)
    case allDayDiffers(String, isAllDay: Bool)
    case endAndDuration
}

extension EventLineProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .notAnObject: #"It is not a JSON object; write {"title": "Lunch", "start": "2026-12-01T12:30:00"}."#
        case .missing(let name): "It has no '\(name)'; each event needs a title and a start."
        case .unknown(let name):
            "'\(DisplayText.quotable(name))' is not a field; "
                + (NearestName.matches(for: name, among: EventLine.fields, limit: 1).first.map { "did you mean '\($0)'?" }
                    ?? "the fields are \(EventLine.fields.joined(separator: ", ")).")
        case .notAText(let name): "'\(name)' is not text; put its value in quotes."
        case .notABoolean(let name): "'\(name)' is neither true nor false; write one of them without quotes."
        case .notAnInteger(let name): "'\(name)' is not a whole number; write one without quotes."
        case .notAListOfTexts(let name): #"'\#(name)' is not a list of texts; write ["one", "two"]."#
        case .repeats(let name): "'\(name)' tells of an event that repeats, which can't be added from a line."
        case .notATime(let name, let text):
            "\(name) '\(DisplayText.quotable(text))' is no date or time; write 2026-12-01, 2026-12-01T12:30:00 or "
                + "2026-12-01T12:30:00+01:00."
        case .allDayDiffers(let text, let isAllDay):
            "allDay is \(isAllDay) and start '\(DisplayText.quotable(text))' is \(isAllDay ? "a time" : "a day"); make them agree."
        case .endAndDuration: "It has 'end' and 'duration'; give one of them."
        }
    }
}
