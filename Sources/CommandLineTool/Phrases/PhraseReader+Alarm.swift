import CivilTime

extension PhraseReader {
    /// When an alarm goes off.
    ///
    /// A length is before the start, with a minus or without: `15m`, `-15m`, `1d`; `+15m` is after it. "before" and "after" with
    /// "start" or "end" say it in words: `10m after start`. `0`, `at start`, `at end`. A duration of ISO 8601 has the sign of
    /// RFC 5545's TRIGGER: `-PT15M` is before, `PT15M` after. A day with a time is a moment: `2026-12-01 09:00`.
    func alarm(_ text: String) throws(PhraseError) -> AlarmPhrase {
        let source = PhraseSource(text)
        guard !source.tokens.isEmpty else { throw .notAnAlarm("") }
        if let duration = LengthReader.iso(source) {
            try LengthReader.check(duration, source)
            return .offset(duration, from: .start)
        }
        if source.text == "0" { return .offset(.zero, from: .start) }
        var reader = LengthReader(source)
        if let offset = try reader.alarmOffset() { return offset }
        let time = try when(text).value
        guard case .timed(let moment, nil, let zone) = time else { throw .alarmWithoutDay(source.text) }
        // A time alone could be meant on the event's day, so the day has to be said.
        let phrase = try PhraseParser.parse(source)
        guard phrase.start.day != nil else { throw .alarmWithoutDay(source.text) }
        return .absolute(moment, zone: zone)
    }
}
