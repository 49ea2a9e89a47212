import Repositories

/// The fields of one line of JSON, not yet read.
struct EventLine {
    var title: String?
    var start: String?
    var end: String?
    var duration: String?
    var timeZone: String?
    var endTimeZone: String?
    var isAllDay: Bool?
    var calendar: String?
    var uid: String?
    var location: String?
    var notes: String?
    var url: String?
    var color: String?
    var status: String?
    var availability: String?
    var privacy: String?
    var priority = 0
    var categories: [String] = []

    /// All that a line may have.
    static let fields = [
        "title", "start", "end", "duration", "allDay", "timeZone", "endTimeZone", "calendar", "uid", "location", "notes", "url",
        "categories", "color", "status", "availability", "privacy", "priority",
    ]

    /// Takes a field; null says nothing, and what the store gives an event is read over.
    mutating func take(_ field: JSONField) throws {
        if field.value == .null { return }
        switch field.name {
        case "title": title = try text(field)
        case "start": start = try text(field)
        case "end": end = try text(field)
        case "duration": duration = try text(field)
        case "timeZone": timeZone = try text(field)
        case "endTimeZone": endTimeZone = try text(field)
        case "calendar": calendar = try text(field)
        case "uid": uid = try text(field)
        case "location": location = try text(field)
        case "notes": notes = try text(field)
        case "url": url = try text(field)
        case "color": color = try text(field)
        case "status": status = try text(field)
        case "availability": availability = try text(field)
        case "privacy": privacy = try text(field)
        case "allDay":
            guard case .bool(let flag) = field.value else { throw EventLineProblem.notABoolean(field.name) }
            isAllDay = flag
        case "priority":
            guard case .integer(let number) = field.value else { throw EventLineProblem.notAnInteger(field.name) }
            priority = Int(clamping: number)
        case "categories":
            guard case .strings(let labels) = field.value else { throw EventLineProblem.notAListOfTexts(field.name) }
            categories = try labels.map { try TextRule.check($0, field: field.name) }
        case "id", "eventId", "created", "updated", "etag": return
        case "recurring", "detached", "recurrenceId":
            guard field.value == .bool(false) else { throw EventLineProblem.repeats(field.name) }
        default: throw EventLineProblem.unknown(field.name)
        }
    }

    private func text(_ field: JSONField) throws -> String {
        guard case .string(let text) = field.value else { throw EventLineProblem.notAText(field.name) }
        return try TextRule.check(text, field: field.name)
    }
}
