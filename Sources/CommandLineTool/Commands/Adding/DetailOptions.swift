import DaybookStore

/// The options of `add` and `edit` for what an event has beside its title and time. An empty value clears.
enum DetailOptions {
    static let calendar = OptionDeclaration(
        "calendar", short: "c", value: "NAME", completion: .calendars, group: .details, help: "The calendar it is in")
    static let location = OptionDeclaration("location", short: "l", value: "TEXT", group: .details, help: "Where it is")
    static let notes = OptionDeclaration("notes", value: "TEXT", group: .details, help: "More text")
    static let url = OptionDeclaration("url", value: "URL", group: .details, help: "A page about it")
    static let category = OptionDeclaration(
        "category", value: "NAME", repeatable: true, group: .details, help: "A label")
    static let alarm = OptionDeclaration(
        "alarm", value: "WHEN", repeatable: true, group: .details, help: "A reminder: 15m before, or a date and time")
    static let status = OptionDeclaration(
        "status", value: "STATUS", allowed: EventStatus.allCases.map(\.rawValue), group: .details, help: "Whether it happens")
    static let privacy = OptionDeclaration(
        "privacy", value: "WHO", allowed: EventPrivacy.allCases.map(\.rawValue), group: .details, help: "Who may see it")
    static let priority = OptionDeclaration(
        "priority", value: "N", group: .details, help: "1 is the highest, 9 the lowest, 0 none")
    static let busy = OptionDeclaration("busy", excludes: ["free"], group: .details, help: "It takes its time")
    static let free = OptionDeclaration("free", group: .details, help: "It leaves its time free")

    static var all: [OptionDeclaration] { [calendar] + ofOneEvent }

    /// All but the calendar, which many events can share.
    static var ofOneEvent: [OptionDeclaration] {
        [location, notes, url, category, alarm, status, privacy, priority, busy, free]
    }

    /// Puts what was given into an event; `calendar` is looked up in the store.
    static func apply(to event: inout Event, _ session: Session, _ snapshot: Snapshot) throws {
        let arguments = session.arguments
        if let name = arguments.value(of: calendar) { event.calendarID = try CalendarLookup.find(name, snapshot).id }
        if let text = try text(location, arguments) { event.location = text.isEmpty ? nil : text }
        if let text = try text(notes, arguments) { event.notes = text.isEmpty ? nil : text }
        if let text = try text(url, arguments) { event.url = text.isEmpty ? nil : text }
        if arguments.has(category) {
            event.categories = try arguments.values(of: category).filter { !$0.isEmpty }.map {
                try TextRule.check($0, field: category.flag)
            }
        }
        if arguments.has(alarm) {
            event.alarms = try arguments.values(of: alarm).filter { !$0.isEmpty }.map {
                Alarm(try trigger($0, session, snapshot))
            }
        }
        if let status: EventStatus = arguments.choice(of: status) { event.status = status }
        if let privacy: EventPrivacy = arguments.choice(of: privacy) { event.privacy = privacy }
        if arguments.value(of: priority) == "" {
            event.priority = 0
        } else if let number = try arguments.integer(of: priority, in: 0...9) {
            event.priority = number
        }
        if arguments.has(busy) { event.availability = .busy }
        if arguments.has(free) { event.availability = .free }
    }

    private static func text(_ option: OptionDeclaration, _ arguments: ParsedArguments) throws -> String? {
        try arguments.value(of: option).map { try TextRule.check($0, field: option.flag) }
    }

    private static func trigger(_ text: String, _ session: Session, _ snapshot: Snapshot) throws -> Alarm.Trigger {
        try session.reading(alarm.flag, snapshot) { reader in
            switch try reader.alarm(text) {
            case .offset(let offset, .start): return .fromStart(offset)
            case .offset(let offset, .end): return .fromEnd(offset)
            case .absolute(let local, let zone):
                return .at(try (zone.map(session.zones.zone(of:)) ?? session.zone).instant(of: local))
            }
        }
    }
}
