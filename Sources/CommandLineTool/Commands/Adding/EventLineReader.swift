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
    /// The calendar of all lines, whatever they name; nil leaves it to them.
    private let givenCalendar: EventCalendar.ID?
    private var lastCalendar: (title: String, id: EventCalendar.ID?)?
    private var lastZone: (name: String, zone: Zone)?

    init(_ session: Session, _ transaction: Transaction) throws {
        self.session = session
        self.transaction = transaction
        defaultLength = try Settings.defaultLength(transaction.snapshot)
        let name = session.arguments.value(of: DetailOptions.calendar)
        givenCalendar = try name.flatMap { try CalendarLookup.find($0, transaction.snapshot).id }
    }

    /// Reads one line; what is wrong with it is told with its number.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, line: Int, file: String) throws -> Event {
        do {
            guard let fields = try transaction.fields(ofJSON: bytes) else { throw EventLineProblem.notAnObject }
            return try event(fields)
        } catch let problem as EventLineProblem {
            throw CommandError.badLine(file: file, number: line, underlying: problem)
        } catch let error as CommandError {
            throw CommandError.badLine(file: file, number: line, underlying: error)
        }
    }

    private mutating func event(_ fields: [JSONField]) throws -> Event {
        var line = EventLine()
        for field in fields { try line.take(field) }
        guard let title = line.title else { throw EventLineProblem.missing("title") }
        let times = try times(of: line)
        var event = Event(title: try AddCommand.checkedTitle(title, field: "title"), start: times.start, end: times.end)
        if let uid = line.uid { event.uid = uid }
        event.location = line.location
        event.notes = line.notes
        event.url = line.url
        event.color = line.color
        event.categories = line.categories
        event.priority = line.priority
        event.calendarID = try givenCalendar ?? line.calendar.flatMap { try calendar($0) }
        if let status = try choice(EventStatus.self, "status", line.status) { event.status = status }
        if let availability = try choice(EventAvailability.self, "availability", line.availability) {
            event.availability = availability
        }
        if let privacy = try choice(EventPrivacy.self, "privacy", line.privacy) { event.privacy = privacy }
        return event
    }

    /// The calendar with a title; neighbouring lines often name the same.
    private mutating func calendar(_ title: String) throws -> EventCalendar.ID? {
        if let lastCalendar, lastCalendar.title == title { return lastCalendar.id }
        let calendar = try CalendarLookup.find(title, transaction.snapshot)
        lastCalendar = (title, calendar.id)
        return calendar.id
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ type: Choice.Type, _ name: String, _ text: String?
    ) throws(CommandError) -> Choice? {
        guard let text else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw .valueNotAllowed(field: name, value: text, allowed: type.allCases.map(\.rawValue))
        }
        return choice
    }

    // MARK: Time

    private mutating func times(of line: EventLine) throws -> (start: EventTime, end: EventEnd) {
        guard let text = line.start else { throw EventLineProblem.missing("start") }
        let zone = try zone(line.timeZone, "timeZone")
        let endZone = try self.zone(line.endTimeZone, "endTimeZone") ?? zone
        guard let start = time(text, zone), start.date <= .maximum else { throw EventLineProblem.notATime("start", text) }
        if let isAllDay = line.isAllDay, isAllDay != start.isDate {
            throw EventLineProblem.allDayDiffers(text, isAllDay: isAllDay)
        }
        switch (line.end, line.duration) {
        case (_?, _?): throw EventLineProblem.endAndDuration
        case (let text?, nil):
            guard let end = time(text, endZone) else { throw EventLineProblem.notATime("end", text) }
            return (start, .at(end))
        case (nil, let text?): return (start, .after(try Session.reading("duration") { try PhraseReader.duration(text) }))
        case (nil, nil): return (start, start.isDate ? .implied : .after(defaultLength))
        }
    }

    private mutating func zone(_ name: String?, _ field: String) throws -> Zone? {
        guard let name else { return nil }
        if let lastZone, lastZone.name == name { return lastZone.zone }
        let zone = try Session.reading(field) { try session.zones.zone(named: name) }
        lastZone = (name, zone)
        return zone
    }

    /// A date, a wall time, or a moment; a moment stands in the zone that is named, else in that of its offset.
    private func time(_ text: String, _ zone: Zone?) -> EventTime? {
        if let date = CivilDate(text) { return .date(date) }
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
