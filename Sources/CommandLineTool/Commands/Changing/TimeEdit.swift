import DaybookStore

/// Moves an event as `edit` is told to: a new start keeps the length, a new end or length keeps the start.
struct TimeEdit {
    private let session: Session
    private let snapshot: Snapshot

    init(_ session: Session, _ snapshot: Snapshot) {
        self.session = session
        self.snapshot = snapshot
    }

    /// Changes the event's start and end, and answers how phrases were read.
    func apply(to event: inout Event) throws -> [String] {
        let arguments = session.arguments
        let hasEnd = arguments.has(TimeOptions.length) || arguments.has(TimeOptions.end)
        guard arguments.has(EditCommand.when) || hasEnd || arguments.has(TimeOptions.floating) else { return [] }
        let old = event
        let phrase = arguments.value(of: EditCommand.when) ?? phrase(of: event.start)
        let reading = TimeReading(
            session: session, zone: try event.timeZone.map { try session.zones.zone(for: $0) } ?? session.zone,
            defaultLength: try Settings.defaultLength(snapshot))
        let result = try reading.read(phrase, field: arguments.has(EditCommand.when) ? EditCommand.when.flag : "start")
        event.start = result.start
        event.end = result.end
        // A floating event stays floating unless its new time names a zone.
        if case .floating = old.start, case .zoned(let local, let zone) = result.start, zone == reading.zone.id {
            event.start = .floating(local)
            event.end = Self.floating(result.end)
        }
        if !hasEnd, !Self.namesEnd(phrase, session), old.start.isDate == event.start.isDate { keepLength(of: old, in: &event) }
        return result.explanation
    }

    /// The start as a phrase, for a change of the end alone.
    private func phrase(of start: EventTime) -> String {
        switch start {
        case .date(let date): date.description
        case .floating(let local), .zoned(let local, _): local.description
        }
    }

    /// Whether the phrase itself has an end, such as `9-10:30`.
    private static func namesEnd(_ phrase: String, _ session: Session) -> Bool {
        switch try? session.phrases().when(phrase).value {
        case .allDay(let span): span.count > 1
        case .timed(_, let end, _): end != nil
        case nil: false
        }
    }

    private func keepLength(of old: Event, in event: inout Event) {
        switch old.end {
        case .after, .implied:
            event.end = old.end
        case .at(let end):
            let moved = event.start.localDateTime.localSeconds - old.start.localDateTime.localSeconds
            guard let local = end.localDateTime.adding(seconds: moved) else { return }
            switch event.start {
            case .date: event.end = .at(.date(local.date))
            case .floating: event.end = .at(.floating(local))
            case .zoned(_, let zone): event.end = .at(.zoned(local, end.zoneID == old.start.zoneID ? zone : end.zoneID ?? zone))
            }
        }
    }

    private static func floating(_ end: EventEnd) -> EventEnd {
        if case .at(.zoned(let local, _)) = end { .at(.floating(local)) } else { end }
    }
}
