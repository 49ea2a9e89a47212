import CalendarModel
import CivilTime

extension EventWriter {
    /// The event in the form in which it is read back, once it is known that it can be.
    ///
    /// - Throws: `EventError` when it contradicts itself, `RepositoryError.nulCharacter` for text that can't be kept.
    func checked(_ event: Event) throws -> Event {
        guard !event.uid.isEmpty else { throw EventError.emptyUID }
        guard 0...9 ~= event.priority else { throw EventError.priorityOutOfRange(event.priority) }
        for alarm in event.alarms { try check(alarm) }
        try checkTexts(of: event)
        return movingAttendees(event)
    }

    /// Attendees that come as plain properties become attendees at once: they are read back as such, and their words are indexed.
    private func movingAttendees(_ event: Event) -> Event {
        guard event.properties.contains(where: Self.isAttendee) else { return event }
        var event = event
        for property in event.properties where Self.isAttendee(property) {
            event.attendees.append(
                Attendee(address: property.value, isOrganizer: property.name == "ORGANIZER", parameters: property.parameters))
        }
        event.properties.removeAll(where: Self.isAttendee)
        return event
    }

    private static func isAttendee(_ property: EventProperty) -> Bool {
        property.name == "ATTENDEE" || property.name == "ORGANIZER"
    }

    /// A length that its own text can't hold could never be read again.
    private func check(_ alarm: Alarm) throws {
        try TextRule.check(alarm.text, "DESCRIPTION")
        switch alarm.trigger {
        case .fromStart(let offset), .fromEnd(let offset):
            guard CalendarDuration(offset.description) == offset else { throw EventError.outsideCalendar }
        case .at: break
        }
    }

    private func checkTexts(of event: Event) throws {
        try TextRule.check(event.uid, "UID")
        try TextRule.check(event.title, "SUMMARY")
        try TextRule.check(event.notes, "DESCRIPTION")
        try TextRule.check(event.location, "LOCATION")
        try TextRule.check(event.url, "URL")
        try TextRule.check(event.color, "COLOR")
        for category in event.categories { try TextRule.check(category, "CATEGORIES") }
        for attendee in event.attendees {
            try check(attendee.address, attendee.parameters, attendee.isOrganizer ? "ORGANIZER" : "ATTENDEE")
        }
        for property in event.properties {
            try TextRule.check(property.name, "A property's name")
            try check(property.value, property.parameters, property.name)
        }
    }

    private func check(_ value: String, _ parameters: [EventProperty.Parameter], _ field: String) throws {
        try TextRule.check(value, field)
        for parameter in parameters {
            try TextRule.check(parameter.name, field)
            for value in parameter.values { try TextRule.check(value, field) }
        }
    }
}
