import CivilTime

/// Places what was read in time, and notes each step.
///
/// Days are in `PhraseResolver+Days`, periods in `+Periods`, spans in `+Spans`.
struct PhraseResolver {
    let source: PhraseSource
    let now: LocalDateTime
    let weekRule: () -> WeekRule
    /// The day of a time that names none, in the place of today or tomorrow.
    var dayOfTimes: CivilDate?
    private(set) var steps: [String] = []

    init(source: PhraseSource, now: LocalDateTime, weekRule: @escaping () -> WeekRule) {
        self.source = source
        self.now = now
        self.weekRule = weekRule
    }

    var today: CivilDate { now.date }

    mutating func note(_ words: String, is meaning: String, because reason: String?) {
        steps.append("\"\(DisplayText.quotable(words))\" is \(meaning)" + (reason.map { " (\($0))" } ?? ""))
    }

    // MARK: One side

    /// The days or the moment that a side names.
    mutating func point(_ side: PhraseSide, zone: PhraseZone?) throws(PhraseError) -> PhrasePoint {
        guard side.clock == nil, let day = side.day else { return .moment(try moment(side), zone: zone) }
        if let moment = try elapsed(day) { return .moment(moment, zone: zone) }
        if let part = side.partOfDay { throw .needsTime(source.text(part.pieces)) }
        return .days(try days(side, clock: nil, from: Floor(now: now)))
    }

    /// The moment that a side with a time names.
    mutating func moment(_ side: PhraseSide) throws(PhraseError) -> LocalDateTime {
        guard let clock = side.clock else {
            if let day = side.day, let moment = try elapsed(day) { return moment }
            throw .needsTime(source.text(side.pieces))
        }
        let placed = try placed(clock, in: side.partOfDay)
        let second = try startSecond(placed, of: side)
        let isReadAs24Hours = clock.value.isBare && clock.value.isOpen && placed.meridiem == nil
        let reason = isReadAs24Hours ? "on a 24-hour clock; \(placed.hour)pm is \(placed.hour % 12 + 12):00" : nil
        note(source.text(clock.pieces), is: DatePhrasing.clock(second), because: reason)
        return try start(side, second: second)
    }

    /// The moment of a start whose second of the day is known.
    mutating func start(_ side: PhraseSide, second: Int) throws(PhraseError) -> LocalDateTime {
        guard let day = side.day else { return try timeAlone(second, source.text(side.pieces)) }
        if try elapsed(day) != nil {
            throw .twoTimes(source.text(day.pieces), side.clock.map { source.text($0.pieces) } ?? "")
        }
        let span = try days(side, clock: second, from: Floor(now: now))
        guard span.count == 1 else { throw .manyDaysWithTime(source.text(day.pieces), count: span.count) }
        return try moment(span.first, second, source.text(side.pieces))
    }

    /// A time without a day is today's, or tomorrow's if its minute is over.
    private mutating func timeAlone(_ second: Int, _ text: String) throws(PhraseError) -> LocalDateTime {
        if let dayOfTimes {
            steps.append("no day is named: \(DatePhrasing.day(dayOfTimes)) (the day stays)")
            return try moment(dayOfTimes, second, text)
        }
        let isPast = second / 60 < now.time.secondOfDay / 60
        let clock = DatePhrasing.clock(second)
        let date = try shifted(today, days: isPast ? 1 : 0, text)
        let reason = isPast ? "tomorrow, as \(clock) is past today" : "today, as \(clock) is not past"
        steps.append("no day is named: \(DatePhrasing.day(date)) (\(reason))")
        return try moment(date, second, text)
    }

    /// "in 90 minutes", "now": the whole minute of the clock, so many minutes away; nil for lengths of whole days.
    mutating func elapsed(_ day: PhraseSide.DayPart) throws(PhraseError) -> LocalDateTime? {
        guard case .shifted(let length, nil) = day.value, length.isOfTheClock else { return nil }
        let text = source.text(day.pieces)
        let date = try shifted(today, by: length, text)
        let second = now.time.secondOfDay / 60 * 60 + length.seconds
        let moment = try moment(date, second, text)
        note(text, is: DatePhrasing.moment(moment), because: length == .now ? nil : "counted from \(DatePhrasing.time(now.time))")
        return moment
    }

    // MARK: Clock times

    /// A time with the half of the day that "morning" or "tonight" tells.
    func placed(_ clock: PhraseSide.ClockPart, in part: PhraseSide.PartOfDayPart?) throws(PhraseError) -> Clock {
        guard clock.value.isValid else { throw .notATime(source.text(clock.pieces)) }
        if clock.value.hasFraction { throw .fraction(source.text) }
        guard let part, !clock.value.isMidnight else { return clock.value }
        for meridiem in clock.value.isOpen ? [Meridiem.am, .pm] : [] where part.value.seconds ~= clock.value.seconds(in: meridiem)
        {
            var placed = clock.value
            placed.meridiem = meridiem
            return placed
        }
        guard !clock.value.isOpen, part.value.seconds ~= clock.value.seconds else {
            throw .otherPartOfDay(source.text(part.pieces), time: source.text(clock.pieces))
        }
        return clock.value
    }

    /// The second of the day that a start is at. Midnight begins one day and ends another, so it can't have a date.
    func startSecond(_ clock: Clock, of side: PhraseSide) throws(PhraseError) -> Int {
        if clock.isMidnight, side.day != nil { throw .midnight(source.text(side.pieces)) }
        if clock.seconds == 86_400 { throw .startsAtEndOfDay(source.text(side.pieces)) }
        return clock.seconds
    }

    // MARK: Arithmetic that stays inside the calendar

    func moment(_ date: CivilDate, _ second: Int, _ text: String) throws(PhraseError) -> LocalDateTime {
        guard let moment = LocalDateTime(date, .midnight).adding(seconds: Int64(second)),
            moment.date <= .maximum || moment.date == .endOfTime && moment.time == .midnight
        else { throw .outsideCalendar(text) }
        return moment
    }

    func shifted(_ date: CivilDate, days: Int, _ text: String) throws(PhraseError) -> CivilDate {
        guard let result = date.adding(days: days), result <= .maximum else { throw .outsideCalendar(text) }
        return result
    }

    func shifted(_ date: CivilDate, by length: PhraseLength, _ text: String) throws(PhraseError) -> CivilDate {
        guard let months = date.adding(months: length.months) else { throw .outsideCalendar(text) }
        return try shifted(months, days: length.days, text)
    }
}
