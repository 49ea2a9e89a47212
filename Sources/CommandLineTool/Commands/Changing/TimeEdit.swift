import DaybookStore

/// Moves an event as `edit` is told to. What is left out stays: a time alone keeps the day, a day alone the time, a new start the
/// length, a new end or length the start.
struct TimeEdit {
    static let when = OptionDeclaration("when", short: "w", value: "WHEN", group: .time, help: "Its new day, time or both")
    static let allDay = OptionDeclaration("all-day", excludes: ["floating"], group: .time, help: "Make it whole days")

    static var options: [OptionDeclaration] { [when] + TimeOptions.all + [allDay] }

    private let session: Session
    private let snapshot: Snapshot

    init(_ session: Session, _ snapshot: Snapshot) {
        self.session = session
        self.snapshot = snapshot
    }

    /// Changes the event's start and end, and answers how phrases were read.
    func apply(to event: inout Event) throws -> [String] {
        let arguments = session.arguments
        let options = [Self.when, Self.allDay, TimeOptions.length, TimeOptions.end, TimeOptions.floating]
        guard options.contains(where: arguments.has) else { return [] }
        let old = event
        let reading = try reading(old)
        var steps: [String] = []
        var phrase = try self.phrase(of: old)
        if let text = arguments.value(of: Self.when) {
            let read = try reading.phrase(text, field: Self.when.flag, on: old.start.date)
            steps = read.explanation
            phrase = try moved(old, to: read.value, text)
        }
        let times = try reading.times(of: phrase)
        event.start = times.start
        event.end = try times.end ?? keptEnd(of: old, from: times.start)
        // What nobody has chosen follows the kind, as in a new event.
        if event.isAllDay != old.isAllDay, (old.availability == .free) == old.isAllDay {
            event.availability = event.isAllDay ? .free : .busy
        }
        return steps + times.explanation
    }

    /// How times are read: in the zone of the event, and an event without one stays so.
    private func reading(_ event: Event) throws -> TimeReading {
        var isFloating = session.arguments.has(TimeOptions.floating)
        if case .floating = event.start { isFloating = true }
        if let id = event.timeZone {
            let endZone = try event.endTimeZone.flatMap { try $0 == id ? nil : session.zones.zone(for: $0) }
            return TimeReading(
                session: session, snapshot: snapshot, zone: try session.zones.zone(for: id), zoneOwner: "the event's zone",
                endZone: endZone, isFloating: isFloating)
        }
        let calendar = try event.calendarID.flatMap { try snapshot.calendar(withID: $0) }
        return try TimeReading(session, snapshot, calendar: calendar, isFloating: isFloating)
    }

    /// The present start as a phrase; with `--all-day` the days that the event has.
    private func phrase(of event: Event) throws -> PhraseTime {
        if session.arguments.has(Self.allDay), !event.isAllDay { return .allDay(try days(of: event)) }
        switch event.start {
        case .date(let date): return .allDay(DaySpan(date))
        case .floating(let local), .zoned(let local, _): return .timed(start: local, end: nil, zone: nil)
        }
    }

    /// What a phrase means for this event: its time stays where only a day is named.
    private func moved(_ event: Event, to phrase: PhraseTime, _ text: String) throws -> PhraseTime {
        let isAllDay = session.arguments.has(Self.allDay)
        switch phrase {
        case .timed:
            if isAllDay { throw CommandError.timeOfAllDay(phrase: text) }
            return phrase
        case .allDay(let span):
            if isAllDay || event.isAllDay { return phrase }
            guard span.count == 1 else {
                throw CommandError.daysOfTimedEvent(
                    phrase: text, count: span.count, id: event.id.map { $0.description } ?? "")
            }
            return .timed(start: LocalDateTime(span.first, event.start.localDateTime.time), end: nil, zone: nil)
        }
    }

    // MARK: The end that stays

    private func keptEnd(of old: Event, from start: EventTime) throws -> EventEnd {
        switch (old.start.isDate, start) {
        case (false, .date(let date)):
            return .at(.date(date.adding(days: try days(of: old).count) ?? .endOfTime))
        case (true, .floating), (true, .zoned):
            return .after(try Settings.defaultLength(snapshot))
        default:
            guard case .at(let end) = old.end else { return old.end }
            return .at(try moved(end, of: old, to: start))
        }
    }

    /// An end that is as far from the new start on the wall as it was from the old one; a flight lands in the zone it landed in.
    private func moved(_ end: EventTime, of old: Event, to start: EventTime) throws -> EventTime {
        let distance = start.localDateTime.localSeconds - old.start.localDateTime.localSeconds
        guard let local = end.localDateTime.adding(seconds: distance) else { throw EventError.outsideCalendar }
        switch start {
        case .date: return .date(local.date)
        case .floating: return .floating(local)
        case .zoned(_, let zone): return .zoned(local, end.zoneID == old.start.zoneID ? zone : end.zoneID ?? zone)
        }
    }

    /// The days that an event touches on the clocks of its own zone.
    private func days(of event: Event) throws -> DaySpan {
        let zone = try event.timeZone.map { try session.zones.zone(for: $0) } ?? session.zone
        let touched = try snapshot.occurrence(of: event).span.days(in: zone)
        return DaySpan(first: touched.lowerBound, throughLast: touched.upperBound) ?? DaySpan(touched.lowerBound)
    }
}
