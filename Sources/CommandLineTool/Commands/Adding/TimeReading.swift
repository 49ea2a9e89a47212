import DaybookStore

/// Makes the start and end of an event from a phrase and the options beside it.
struct TimeReading {
    /// What came of it.
    struct Result {
        var start: EventTime
        var end: EventEnd
        /// How it was read, step by step.
        var explanation: [String]
    }

    let session: Session
    /// The zone of times that name none.
    let zone: Zone
    /// How long a timed event is that names no end.
    let defaultLength: CalendarDuration

    /// Reads `text`, the phrase of the argument or option named `field`.
    func read(_ text: String, field: String) throws -> Result {
        let arguments = session.arguments
        let reader = session.phrases(weekRule: try Settings.weekRule(session))
        let phrase = try Session.reading(field) { try reader.when(text) }
        var result: Result
        switch phrase.value {
        case .allDay(let span):
            result = try days(span, phrase.value, reader)
        case .timed(let start, let end, let named):
            if end != nil, let option = [TimeOptions.length, TimeOptions.end].first(where: arguments.has) {
                throw CommandError.endTwice(phrase: text, option: option.flag)
            }
            result = try timed(start, end, named, phrase.value, reader, field)
        }
        result.explanation = phrase.explanation + result.explanation
        return result
    }

    // MARK: Days

    private func days(_ span: DaySpan, _ phrase: PhraseTime, _ reader: PhraseReader) throws -> Result {
        let arguments = session.arguments
        var last = span.last
        var steps: [String] = []
        if let text = arguments.value(of: TimeOptions.end) {
            let end = try Session.reading(TimeOptions.end.flag) { try reader.end(text, of: phrase) }
            if case .days(let days) = end.value { last = days.last }
            steps = end.explanation
        } else if let text = arguments.value(of: TimeOptions.length) {
            let length = try Session.reading(TimeOptions.length.flag) { try PhraseReader.duration(text) }
            guard length.seconds == 0, length.days > 0 else { throw CommandError.lengthOfDays(text) }
            guard let end = span.first.adding(days: length.days - 1) else { throw EventError.outsideCalendar }
            last = end
        }
        guard let whole = DaySpan(first: span.first, throughLast: last) else {
            throw EventError.endBeforeStart(start: .date(span.first), end: .date(last))
        }
        return Result(start: .date(whole.first), end: .at(.date(whole.range.upperBound)), explanation: steps)
    }

    // MARK: Times

    private func timed(
        _ start: LocalDateTime, _ end: LocalDateTime?, _ named: PhraseZone?, _ phrase: PhraseTime, _ reader: PhraseReader,
        _ field: String
    ) throws -> Result {
        let arguments = session.arguments
        let startZone = try named.map { name in try Session.reading(field) { try session.zones.zone(of: name) } } ?? zone
        let isFloating = arguments.has(TimeOptions.floating)
        var result = Result(start: time(start, startZone), end: .after(defaultLength), explanation: [])
        if let end {
            result.end = .at(time(end, startZone))
        } else if let text = arguments.value(of: TimeOptions.length) {
            result.end = .after(try Session.reading(TimeOptions.length.flag) { try PhraseReader.duration(text) })
        } else if let text = arguments.value(of: TimeOptions.end) {
            let read = try Session.reading(TimeOptions.end.flag) { try reader.end(text, of: phrase) }
            result.explanation = read.explanation
            if case .moment(let local, let name) = read.value {
                let endZone = try name.map { name in
                    try Session.reading(TimeOptions.end.flag) { try session.zones.zone(of: name) }
                }
                result.end = .at(time(local, endZone ?? startZone))
            }
        }
        if !isFloating { tellOfGap(start, startZone) }
        return result
    }

    private func time(_ local: LocalDateTime, _ zone: Zone) -> EventTime {
        session.arguments.has(TimeOptions.floating) ? .floating(local) : .zoned(local, zone.id)
    }

    /// Says so when the clocks skip the time that was asked for.
    private func tellOfGap(_ local: LocalDateTime, _ zone: Zone) {
        guard case .gap(let shifted, _) = zone.resolve(local) else { return }
        let read = zone.localDateTime(at: shifted)
        session.note(
            "The clocks of \(zone.id.name) skip \(DatePhrasing.moment(local)); it will be at \(DatePhrasing.time(read.time)).")
    }
}
