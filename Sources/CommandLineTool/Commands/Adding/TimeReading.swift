import DaybookStore

/// Makes the start and end of an event from a phrase and the options beside it.
struct TimeReading {
    let session: Session
    let snapshot: Snapshot
    /// The zone of times that name none.
    let zone: Zone
    /// Whose zone that is, for `--explain`, where it is not the viewer's: `the zone of calendar 'Work'`.
    let zoneOwner: String
    /// The zone of an end that names none, where it is another than the start's.
    var endZone: Zone?
    /// Whether times stand in no zone unless they name one.
    var isFloating: Bool

    /// Reads the phrase of the argument or option named `field`. A time alone is on `day`, where one is given.
    func phrase(_ text: String, field: String, on day: CivilDate? = nil) throws -> Explained<PhraseTime> {
        let phrase = try session.reading(field, snapshot, in: zone) { try $0.when(text, on: day) }
        if case .timed(_, _?, _) = phrase.value,
            let option = [TimeOptions.length, TimeOptions.end].first(where: session.arguments.has)
        {
            throw CommandError.endTwice(phrase: text, option: option.flag)
        }
        guard case .timed(_, _, let named) = phrase.value else { return phrase }
        if let named {
            try refuseZone(named, in: text)
            _ = try Session.reading(field) { try session.zones.zone(of: named) }
        }
        guard named == nil, !isFloating, zone.id != session.zone.id else { return phrase }
        return Explained(
            value: phrase.value, explanation: phrase.explanation + ["the time is one of \(zone.id.name), \(zoneOwner)"])
    }

    /// The times of an event that begins as a phrase says; the options may tell its end.
    func times(of phrase: PhraseTime) throws -> EventTimes {
        switch phrase {
        case .allDay(let span): try days(span, phrase)
        case .timed(let start, let end, let named): try timed(start, end, named, phrase)
        }
    }

    // MARK: Days

    private func days(_ span: DaySpan, _ phrase: PhraseTime) throws -> EventTimes {
        let arguments = session.arguments
        var last = span.count > 1 ? span.last : nil
        var steps: [String] = []
        if let text = arguments.value(of: TimeOptions.end) {
            let end = try session.reading(TimeOptions.end.flag, snapshot) { try $0.end(text, of: phrase) }
            if case .days(let days) = end.value { last = days.last }
            steps = end.explanation
        } else if let text = arguments.value(of: TimeOptions.length) {
            let length = try Session.reading(TimeOptions.length.flag) { try PhraseReader.duration(text) }
            guard length.seconds == 0, length.days > 0 else { throw CommandError.lengthOfDays(text) }
            guard let end = span.first.adding(days: length.days - 1), end <= .maximum else { throw EventError.outsideCalendar }
            last = end
        }
        let end = last.map { EventEnd.at(.date($0.adding(days: 1) ?? .endOfTime)) }
        return EventTimes(start: .date(span.first), end: end, explanation: steps)
    }

    // MARK: Times

    private func timed(
        _ start: LocalDateTime, _ end: LocalDateTime?, _ named: PhraseZone?, _ phrase: PhraseTime
    ) throws -> EventTimes {
        let startZone = try named.map { try session.zones.zone(of: $0) } ?? zone
        var times = EventTimes(start: time(start, named == nil ? nil : startZone), end: nil, explanation: [])
        var endZone = startZone
        if let end {
            times.end = .at(time(end, named == nil ? nil : startZone))
        } else if let text = session.arguments.value(of: TimeOptions.length) {
            times.end = .after(try Session.reading(TimeOptions.length.flag) { try PhraseReader.duration(text) })
        } else if let text = session.arguments.value(of: TimeOptions.end) {
            let read = try self.end(text, of: phrase, start, startZone)
            endZone = read.zone
            times.end = .at(isFloating && named == nil ? .floating(read.local) : .zoned(read.local, endZone.id))
            times.explanation = read.explanation
        }
        guard case .zoned = times.start else { return times }
        tellOfClocks(start, startZone)
        if case .at(.zoned(let local, _)) = times.end { tellOfClocks(local, endZone) }
        return times
    }

    private func time(_ local: LocalDateTime, _ named: Zone?) -> EventTime {
        if let named { return .zoned(local, named.id) }
        return isFloating ? .floating(local) : .zoned(local, zone.id)
    }

    /// The end that `--to` names, after the start as the clocks of the end's own zone show it.
    private func end(
        _ text: String, of phrase: PhraseTime, _ start: LocalDateTime, _ startZone: Zone
    ) throws -> (local: LocalDateTime, zone: Zone, explanation: [String]) {
        let zoneOfEnd = { (named: PhraseZone?) throws in
            try named.map { try session.zones.zone(of: $0) } ?? endZone ?? startZone
        }
        let read = try session.reading(TimeOptions.end.flag, snapshot, in: startZone) { reader in
            try reader.end(text, of: phrase) { named in
                guard let zone = try? zoneOfEnd(named) else { return nil }
                return zone.id == startZone.id ? start : zone.localDateTime(at: startZone.instant(of: start))
            }
        }
        guard case .moment(let local, let named) = read.value else { return (start, startZone, read.explanation) }
        if let named { try refuseZone(named, in: text) }
        let zone = try Session.reading(TimeOptions.end.flag) { try zoneOfEnd(named) }
        let isOtherZone = named == nil && !isFloating && zone.id != session.zone.id
        return (local, zone, read.explanation + (isOtherZone ? ["the end is a time of \(zone.id.name)"] : []))
    }

    private func refuseZone(_ named: PhraseZone, in text: String) throws {
        guard session.arguments.has(TimeOptions.floating) else { return }
        throw CommandError.zoneOfFloating(phrase: text, zone: DatePhrasing.name(of: named))
    }

    /// Says so when the clocks skip the time that was asked for, or show it twice.
    private func tellOfClocks(_ local: LocalDateTime, _ zone: Zone) {
        let clocks = "The clocks of \(zone.id.name)"
        switch zone.resolve(local) {
        case .unique: break
        case .gap(let shifted, _):
            let read = zone.localDateTime(at: shifted)
            session.note("\(clocks) skip \(DatePhrasing.moment(local)); it will be at \(DatePhrasing.time(read.time)).")
        case .fold: session.note("\(clocks) show \(DatePhrasing.moment(local)) twice; the first is meant.")
        }
    }
}
