import DaybookStore
import Repositories

/// Makes events of lines of JSON, with the fields that `list --format jsonl` prints.
///
/// `title` and `start` are needed. Without `end` and `duration` a timed event has the usual length. What the store gives an event
/// (`id`, `etag`, `created` …) is read over; an unknown field is an error, as it is most likely a slip.
struct EventLineReader {
    private let session: Session
    private let transaction: Transaction
    private let defaultLength: CalendarDuration

    init(_ session: Session, _ transaction: Transaction) throws {
        self.session = session
        self.transaction = transaction
        defaultLength = try Settings.defaultLength(transaction.snapshot)
    }

    /// Reads one line; what is wrong with it is told with its number.
    func read(_ bytes: UnsafeBufferPointer<UInt8>, line: Int, file: String) throws -> Event {
        do {
            guard let fields = try transaction.fields(ofJSON: bytes) else { throw EventLineProblem.notAnObject }
            return try event(fields)
        } catch let problem as EventLineProblem {
            throw CommandError.badLine(file: file, number: line, underlying: problem)
        } catch let error as CommandError {
            throw CommandError.badLine(file: file, number: line, underlying: error)
        }
    }

    private func event(_ fields: [JSONField]) throws -> Event {
        var texts: [String: String] = [:]
        var event = Event(title: "", start: .date(.minimum))
        var isAllDay: Bool?
        for field in fields where field.value != .null {
            switch (field.name, field.value) {
            case ("categories", .strings(let labels)): event.categories = try labels.map { try TextRule.check($0, field: "categories") }
            case ("allDay", .bool(let flag)): isAllDay = flag
            case ("priority", .integer(let number)): event.priority = Int(clamping: number)
            case ("id", _), ("eventId", _), ("recurring", .bool(false)), ("detached", .bool(false)), ("created", _), ("updated", _),
                ("etag", _), ("endTimeZone", .string("")):
                continue
            case (let name, .string(let text)) where EventLineProblem.textFields.contains(name):
                texts[name] = try TextRule.check(text, field: name)
            default:
                throw EventLineProblem.unexpected(field.name, isKnown: EventLineProblem.allFields.contains(field.name))
            }
        }
        guard let title = texts["title"] else { throw EventLineProblem.missing("title") }
        event.title = try AddCommand.checkedTitle(title)
        try readTime(texts, isAllDay, into: &event)
        try readDetails(texts, into: &event)
        return event
    }

    private func readDetails(_ texts: [String: String], into event: inout Event) throws {
        event.availability = event.isAllDay ? .free : .busy
        if let uid = texts["uid"] { event.uid = uid }
        event.location = texts["location"]
        event.notes = texts["notes"]
        event.url = texts["url"]
        event.color = texts["color"]
        if let name = texts["calendar"] { event.calendarID = try CalendarLookup.find(name, transaction.snapshot).id }
        if let status = try choice(EventStatus.self, "status", texts) { event.status = status }
        if let availability = try choice(EventAvailability.self, "availability", texts) { event.availability = availability }
        if let privacy = try choice(EventPrivacy.self, "privacy", texts) { event.privacy = privacy }
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ type: Choice.Type, _ name: String, _ texts: [String: String]
    ) throws(CommandError) -> Choice? {
        guard let text = texts[name] else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw .valueNotAllowed(field: name, value: text, allowed: type.allCases.map(\.rawValue))
        }
        return choice
    }

    // MARK: Time

    private func readTime(_ texts: [String: String], _ isAllDay: Bool?, into event: inout Event) throws {
        guard let text = texts["start"] else { throw EventLineProblem.missing("start") }
        let zone = try texts["timeZone"].map { name in try Session.reading("timeZone") { try session.zones.zone(named: name) } }
        let endZone = try texts["endTimeZone"].map { name in
            try Session.reading("endTimeZone") { try session.zones.zone(named: name) }
        }
        guard let start = time(text, zone) else { throw EventLineProblem.notATime("start", text) }
        if let isAllDay, isAllDay != start.isDate { throw EventLineProblem.allDayDiffers(text, isAllDay: isAllDay) }
        event.start = start
        switch (texts["end"], texts["duration"]) {
        case (_?, _?): throw EventLineProblem.endAndDuration
        case (let text?, nil):
            guard let end = time(text, endZone ?? zone) else { throw EventLineProblem.notATime("end", text) }
            event.end = .at(end)
        case (nil, let text?):
            event.end = .after(try Session.reading("duration") { try PhraseReader.duration(text) })
        case (nil, nil):
            event.end = start.isDate ? .implied : .after(defaultLength)
        }
    }

    /// A date, a wall time, or a moment; a moment stands in the zone that is named, else in that of its offset.
    private func time(_ text: String, _ zone: Zone?) -> EventTime? {
        if let date = CivilDate(text) { return date == .endOfTime ? nil : .date(date) }
        if let local = LocalDateTime(text) { return zone.map { .zoned(local, $0.id) } ?? .floating(local) }
        guard let moment = Instant(text), text.utf8.contains(UInt8(ascii: "T")) else { return nil }
        guard let zone = zone ?? Self.zone(ofOffset: text, session.zones) else { return nil }
        return .zoned(zone.localDateTime(at: moment), zone.id)
    }

    private static func zone(ofOffset text: String, _ zones: ZoneDatabase) -> Zone? {
        if text.hasSuffix("Z") || text.hasSuffix("+00:00") { return .utc }
        return try? zones.zone(named: String(text.suffix(6)))
    }
}
