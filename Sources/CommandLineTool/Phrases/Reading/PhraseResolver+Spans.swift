import CivilTime

/// Spans: both ends of a phrase placed in time, the end after the start.
extension PhraseResolver {
    /// What a whole phrase names.
    mutating func time(_ phrase: ParsedPhrase) throws(PhraseError) -> PhraseTime {
        guard phrase.end != nil else {
            switch try point(phrase.start, zone: phrase.zone?.value) {
            case .days(let span):
                try refuse(phrase.zone)
                return .allDay(span)
            case .moment(let moment, let zone): return .timed(start: moment, end: nil, zone: zone)
            }
        }
        let (start, end) = phrase.withSharedParts
        switch (start.namesTime, end.namesTime) {
        case (false, false):
            try refuse(phrase.zone)
            return .allDay(try daySpan(start, end))
        case (false, true): throw .endWithoutStartTime(source.text(end.pieces))
        case (true, false): throw .dayEndOfTimedStart(source.text(end.pieces))
        case (true, true):
            let span = try timedSpan(start, end)
            return .timed(start: span.start, end: span.end, zone: phrase.zone?.value)
        }
    }

    /// One end of a range whose start is known.
    mutating func point(_ side: PhraseSide, zone: PhraseZone?, after start: LocalDateTime) throws(PhraseError) -> PhrasePoint {
        if side.namesTime {
            let startText = DatePhrasing.moment(start)
            return .moment(try endMoment(side, after: start, startText: startText, isOrdered: false), zone: zone)
        }
        try refusePartOfDay(side)
        return .days(try days(side, clock: nil, from: Floor(start: start)))
    }

    func refuse(_ zone: ParsedPhrase.ZonePart?) throws(PhraseError) {
        if let zone { throw .zoneWithoutTime(source.text(zone.pieces)) }
    }

    // MARK: Days

    /// Days from a start through an end.
    mutating func daySpan(_ start: PhraseSide, _ end: PhraseSide) throws(PhraseError) -> DaySpan {
        try refusePartOfDay(start)
        let first = try days(start, clock: nil, from: Floor(now: now)).first
        return try daySpan(from: first, through: end, startText: source.text(start.pieces))
    }

    mutating func daySpan(from first: CivilDate, through end: PhraseSide, startText: String) throws(PhraseError) -> DaySpan {
        try refusePartOfDay(end)
        let endText = source.text(end.pieces)
        // "dec 27 to 24" is a slip; "28 dec to 3 jan" is over the year's end.
        if case .monthDay(first.month, let day, nil) = end.day?.value, day < first.day {
            throw .endNotAfterStart(end: endText, start: startText)
        }
        let last = try days(end, clock: nil, from: Floor(start: LocalDateTime(first, .midnight))).last
        guard let span = DaySpan(first: first, throughLast: last) else {
            throw .endNotAfterStart(end: endText, start: startText)
        }
        if span.count > 1 { note("\(startText) to \(endText)", is: "\(span.count) days", because: "through the last") }
        return span
    }

    private func refusePartOfDay(_ side: PhraseSide) throws(PhraseError) {
        if let part = side.partOfDay { throw .needsTime(source.text(part.pieces)) }
    }

    // MARK: Times

    private mutating func timedSpan(
        _ start: PhraseSide, _ end: PhraseSide
    ) throws(PhraseError) -> (start: LocalDateTime, end: LocalDateTime) {
        guard let startClock = start.clock, let endClock = end.clock else {
            let first = try moment(start)
            return (first, try endMoment(end, after: first, startText: source.text(start.pieces)))
        }
        let startText = source.text(start.pieces)
        var first = try placed(startClock, in: start.partOfDay)
        var last = try placed(endClock, in: end.partOfDay)
        if end.day == nil {
            guard let pair = ClockPair(first, last) else {
                throw .endNotAfterStart(end: source.text(end.pieces), start: startText)
            }
            (first, last) = (pair.start, pair.end)
        }
        let second = try startSecond(first, of: start)
        let endSecond = try self.endSecond(last, of: end)
        let texts = "\(source.text(startClock.pieces)) to \(source.text(endClock.pieces))"
        note(texts, is: "\(DatePhrasing.clock(second)) to \(DatePhrasing.clock(endSecond))", because: nil)
        let moment = try self.start(start, second: second)
        return (moment, try endMoment(end, endSecond, after: moment, startText: startText))
    }

    /// The end that a side names after a start: the same day, or the next if its time is earlier.
    mutating func endMoment(
        _ side: PhraseSide, after start: LocalDateTime, startText: String, isOrdered: Bool = true
    ) throws(PhraseError) -> LocalDateTime {
        guard let clock = side.clock else {
            guard let day = side.day, let moment = try elapsed(day) else { throw .needsTime(source.text(side.pieces)) }
            guard moment > start || !isOrdered else { throw .endNotAfterStart(end: source.text(side.pieces), start: startText) }
            return moment
        }
        let second = try endSecond(try placed(clock, in: side.partOfDay), of: side)
        note(source.text(clock.pieces), is: DatePhrasing.clock(second), because: nil)
        return try endMoment(side, second, after: start, startText: startText, isOrdered: isOrdered)
    }

    private mutating func endMoment(
        _ side: PhraseSide, _ second: Int, after start: LocalDateTime, startText: String, isOrdered: Bool = true
    ) throws(PhraseError) -> LocalDateTime {
        let text = source.text(side.pieces)
        guard let day = side.day else {
            if second == start.time.secondOfDay { throw .endNotAfterStart(end: text, start: startText) }
            let isNextDay = second < start.time.secondOfDay
            let date = try shifted(start.date, days: isNextDay ? 1 : 0, text)
            if isNextDay { note(text, is: "on the next day, \(DatePhrasing.day(date))", because: "it is earlier than the start") }
            return try moment(date, second, text)
        }
        let span = try days(side, clock: second, from: Floor(start: start))
        guard span.count == 1 else { throw .manyDaysWithTime(source.text(day.pieces), count: span.count) }
        let end = try moment(span.first, second, text)
        guard end > start || !isOrdered else { throw .endNotAfterStart(end: text, start: startText) }
        return end
    }

    /// The second of the day 0...86400 that an end is at: midnight without a date is the end of the start's day.
    private func endSecond(_ clock: Clock, of side: PhraseSide) throws(PhraseError) -> Int {
        guard clock.isMidnight else { return clock.seconds }
        if side.day != nil { throw .midnight(source.text(side.pieces)) }
        return 86_400
    }
}
