import DaybookStore

/// Prints events that were found, made or removed, in the form that was asked for.
struct EventPrinter {
    let session: Session
    private let plan: RecordOptions.Plan<EventField>

    init(_ session: Session) throws {
        self.session = session
        plan = try RecordOptions.plan(session.arguments, fields: EventField.self)
    }

    /// Whether people read it.
    var isText: Bool {
        if case .text = plan { true } else { false }
    }

    /// What is to be printed of events, while the state of the store that they belong to is at hand.
    func records(of events: [Event], _ snapshot: Snapshot) throws -> [EventRecord] {
        let titles = CalendarTitles(snapshot)
        return try events.map { event in
            EventRecord(
                occurrence: try snapshot.occurrence(of: event), event: event, calendar: try titles.title(event.calendarID),
                zone: session.zone)
        }
    }

    /// Prints what was done to events: for people some lines on each, which begin with `verb`.
    func print(_ records: [EventRecord], verb: String) throws {
        guard case .records(let style, let fields) = plan else {
            if session.arguments.globals.isQuiet { return }
            for record in records { try EventSummary(record).write(verb: verb, session) }
            return
        }
        let writer = RecordWriter<EventRecord>(style, fields: fields, to: session.output)
        for record in records { try writer.write(record) }
        try writer.finish()
    }

    /// Prints the occurrences that `forEach` hands out, as records; false when people are to read them, and nothing was printed.
    func printRecords(_ snapshot: Snapshot, _ forEach: ((Occurrence) throws -> Bool) throws -> Void) throws -> Bool {
        guard case .records(let style, let fields) = plan else { return false }
        let writer = RecordWriter<EventRecord>(style, fields: fields, to: session.output)
        let titles = CalendarTitles(snapshot)
        let needsEvent = fields.isEmpty || fields.contains { !$0.isOfOccurrence }
        try forEach { occurrence in
            let event = try needsEvent ? snapshot.event(withID: occurrence.eventID) : nil
            try writer.write(
                EventRecord(
                    occurrence: occurrence, event: event ?? Event(title: occurrence.title, start: .date(.minimum), uid: ""),
                    calendar: try titles.title(occurrence.calendarID), zone: session.zone))
            return !session.output.isClosed
        }
        try writer.finish()
        return true
    }
}

extension EventField {
    /// Whether an occurrence has the field itself, so that its event need not be read.
    var isOfOccurrence: Bool {
        switch self {
        case .id, .eventId, .calendar, .title, .start, .end, .allDay, .timeZone, .endTimeZone, .status, .availability, .recurring,
            .recurrenceId, .detached:
            true
        case .uid, .location, .notes, .url, .categories, .color, .created, .updated, .etag: false
        }
    }
}
