import CivilTime

extension PhraseReader {
    /// A fixed clock for `--now`: `2026-12-24` (its midnight), `2026-12-24T18:30` with seconds or without, and with `Z` or an
    /// offset an instant. A fraction of a second is dropped.
    static func now(_ text: String) throws(PhraseError) -> NowPhrase {
        let source = PhraseSource(text)
        guard let phrase = try? PhraseParser.parse(source), phrase.end == nil, let day = phrase.start.day,
            case .monthDay(let month, let dayOfMonth, let year?) = day.value, day.pieces.lowerBound == 0,
            source.tokens.first.map({ $0.length == 4 || $0.length == 8 }) == true,
            phrase.start.weekday == nil, phrase.start.partOfDay == nil,
            let date = CivilDate(year: year, month: month, day: dayOfMonth)
        else { throw .notAClock(source.text) }
        let clock = phrase.start.clock?.value
        guard clock?.isBare != true, let time = WallTime(secondOfDay: clock?.seconds ?? 0) else { throw .notAClock(source.text) }
        let local = LocalDateTime(date, time)
        switch phrase.zone?.value {
        case nil: return .local(local)
        case .named("UTC") where clock != nil: return .instant(Instant(local.localSeconds))
        case .offset(let seconds) where clock != nil: return .instant(Instant(local.localSeconds - Int64(seconds)))
        default: throw .notAClock(source.text)
        }
    }
}
