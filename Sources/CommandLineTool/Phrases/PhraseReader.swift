import CivilTime

/// Reads English dates, times, spans, periods, lengths and alarms against a clock.
///
/// Letter case, extra spaces and commas don't matter. Where people could differ:
///
/// | phrase | is read as |
/// |---|---|
/// | `fri` | the next Friday; today only with a time that is later than now |
/// | `this fri`, `next fri` | the Friday of this week (even if past), of next week; weeks begin as `weekRule` says |
/// | `last fri` | the latest Friday before today |
/// | `fri in 2 weeks`, `a week from fri` | the Friday of the week two weeks from now; seven days after the next Friday |
/// | `9:00` alone | today, or tomorrow when that minute is over |
/// | `24 dec`, `the 15th`, `december` | the next one, today and the present month included, whatever the time |
/// | `next december`, `last december` | of next year; the latest that is over before this month |
/// | `next week`, `december`, `weekend` | all their days, in `add` too; with a time they are refused |
/// | `weekend` | Saturday and Sunday: the present one until its Sunday ends |
/// | `next 10 days`, `last 10 days` | ten days that begin, or end, with today |
/// | `in 90 minutes` | counted on the wall clock from the present minute |
/// | `9` | 9:00 on a 24-hour clock; `3` is 3:00 in the night, `3pm` the afternoon |
/// | `9-11am`, `11-1pm`, `9am-5` | the half of the day that is not said makes the span shortest |
/// | `tonight 8`, `8 in the morning` | the half that lies in that part of the day; without a time they are refused |
/// | `22:00-2:00` | ends on the next day; equal ends are refused |
/// | `midnight` | alone the coming one, as an end the end of the start's day; with a day (`fri midnight`) refused |
/// | `24:00` | only an end |
/// | `dec 24-27`, `24 to 27 dec` | whole days through the last; a bare number beside a date is a day of its month |
/// | `dec 28 to jan 3` | an end without a year is the first after the start; earlier in the same month is refused |
/// | `9-10 fri` | a day behind both times is the start's |
/// | `fri to sun`, `mon to mon` | through the first such day after the start |
/// | `03/04/2027`, `3.4.2027` | refused with both readings; `24/12/2026` has one, `5/5/2027` too |
/// | `24 dec 26`, `24/12/26` | years have four digits: refused |
/// | `14.30`, `1430`, `21h30` | refused, as they could be a date, a year or a length; `9.30pm` is a time |
/// | `2026` | a year where periods are read; refused where a start is |
/// | `9:00-05:00` | a span; a minus is an offset only after an ISO time with T, a plus always |
/// | `9:00 Europe/Berlin` | "today" and "past" are those of that zone if `nowIn` can tell, else the viewer's |
/// | `9:00 CET` | refused: abbreviations name several zones; UTC, GMT and Z are known |
///
/// Times are wall times: whether one exists on a day of a clock change is for its zone to say.
struct PhraseReader {
    /// The viewer's wall clock.
    let now: LocalDateTime
    /// How weeks begin; asked only by phrases that are about weeks.
    let weekRule: () -> WeekRule
    private let nowIn: ((PhraseZone) -> LocalDateTime?)?

    /// Makes a reader. `nowIn` tells the wall clock of a zone that a phrase names, nil where it is unknown.
    init(
        now: LocalDateTime, weekRule: @autoclosure @escaping () -> WeekRule = .iso, nowIn: ((PhraseZone) -> LocalDateTime?)? = nil
    ) {
        self.now = now
        self.weekRule = weekRule
        self.nowIn = nowIn
    }

    /// Whole days, a moment or a span: when an event is (`add`, `edit`). A time alone is on `day`, where one is given.
    func when(_ text: String, on day: CivilDate? = nil) throws(PhraseError) -> Explained<PhraseTime> {
        let (phrase, source) = try parse(text)
        try refuseBareYear(phrase, source)
        var resolver = resolver(phrase, source)
        resolver.dayOfTimes = day
        let time = try resolver.time(phrase)
        return Explained(value: time, explanation: resolver.steps)
    }

    /// The end of an event with this start (`--to` of `add` and `edit`).
    ///
    /// Whole days end with a day, which is the last one; a timed start ends at a time: the same day, or the next if it is earlier.
    /// Ends are after the start. `startIn` tells what the clocks of the end's zone show then, nil where that is not known: then the
    /// caller has to compare instants.
    func end(
        _ text: String, of start: PhraseTime, startIn: ((PhraseZone?) -> LocalDateTime?)? = nil
    ) throws(PhraseError) -> Explained<PhrasePoint> {
        let (phrase, source) = try parse(text)
        try refuseBareYear(phrase, source)
        if phrase.end != nil { throw .spanNotPoint(source.text) }
        let side = phrase.start
        var resolver = resolver(phrase, source)
        let point: PhrasePoint
        switch start {
        case .allDay(let days):
            if side.namesTime { throw .timeEndOfDays(source.text) }
            try resolver.refuse(phrase.zone)
            let startText = DatePhrasing.day(days.first)
            point = .days(DaySpan(try resolver.daySpan(from: days.first, through: side, startText: startText).last))
        case .timed(let start, _, let startZone):
            if !side.namesTime, side.day != nil, side.partOfDay == nil { throw .dayEndOfTimedStart(source.text) }
            let zone = phrase.zone?.value
            let local = startIn?(zone) ?? (zone == nil || zone == startZone ? start : nil)
            let startText = DatePhrasing.moment(local ?? start) + (zone.map { " " + DatePhrasing.name(of: $0) } ?? "")
            let moment = try resolver.endMoment(side, after: local ?? start, startText: startText, isOrdered: local != nil)
            point = .moment(moment, zone: zone)
        }
        return Explained(value: point, explanation: resolver.steps)
    }

    /// One whole day.
    func date(_ text: String) throws(PhraseError) -> Explained<CivilDate> {
        let (phrase, source) = try parse(text)
        try refuseBareYear(phrase, source)
        let days = try days(phrase, source)
        guard days.value.count == 1 else { throw .manyDays(source.text, count: days.value.count) }
        return Explained(value: days.value.first, explanation: days.explanation)
    }

    /// One end of a range (`--from`, `--to`, `--before`): whole days, or a moment.
    ///
    /// A period gives all its days: `--from` takes the first, `--to` goes through the last, `--before` ends before the first.
    /// With `start`, a time alone is the first after it, and so are days without a date of their own.
    func dateOrTime(_ text: String, after start: LocalDateTime? = nil) throws(PhraseError) -> Explained<PhrasePoint> {
        let (phrase, source) = try parse(text)
        if phrase.end != nil { throw .spanNotPoint(source.text) }
        var resolver = resolver(phrase, source)
        let point: PhrasePoint
        if let start {
            point = try resolver.point(phrase.start, zone: phrase.zone?.value, after: start)
        } else {
            point = try resolver.point(phrase.start, zone: phrase.zone?.value)
        }
        if case .days = point { try resolver.refuse(phrase.zone) }
        return Explained(value: point, explanation: resolver.steps)
    }

    /// A period: "this week", 2026-12, 2026-W49, 2026, "next 10 days", a day, or days "to" days. The range is half-open.
    func period(_ text: String) throws(PhraseError) -> Explained<Range<CivilDate>> {
        let (phrase, source) = try parse(text)
        let days = try days(phrase, source)
        return Explained(value: days.value.range, explanation: days.explanation)
    }

    // MARK: Common parts

    private func parse(_ text: String) throws(PhraseError) -> (ParsedPhrase, PhraseSource) {
        let source = PhraseSource(text)
        return (try PhraseParser.parse(source), source)
    }

    private func resolver(_ phrase: ParsedPhrase, _ source: PhraseSource) -> PhraseResolver {
        PhraseResolver(source: source, now: phrase.zone.flatMap { nowIn?($0.value) } ?? now, weekRule: weekRule)
    }

    private func days(_ phrase: ParsedPhrase, _ source: PhraseSource) throws(PhraseError) -> Explained<DaySpan> {
        var resolver = resolver(phrase, source)
        guard case .allDay(let days) = try resolver.time(phrase) else { throw .dayExpected(source.text) }
        return Explained(value: days, explanation: resolver.steps)
    }

    private func refuseBareYear(_ phrase: ParsedPhrase, _ source: PhraseSource) throws(PhraseError) {
        try refuseBareYear(phrase.start, source)
        if let end = phrase.end { try refuseBareYear(end, source) }
    }

    private func refuseBareYear(_ side: PhraseSide, _ source: PhraseSource) throws(PhraseError) {
        guard let day = side.day, case .period(.numberedYear) = day.value, side.clock == nil else { return }
        throw .bareYear(source.text(day.pieces))
    }
}
