import CivilTime

extension PhraseReader {
    /// A length for `--for`: `1h`, `90m`, `1h30m`, `1h30`, `1:30`, `1.5h`, `2 hours`, `an hour`, `3 days`, `1w`, `PT1H30M`.
    ///
    /// Days and weeks are nominal, hours and minutes exact. A number without a unit is refused but for 0, and so are months, which
    /// differ in length.
    static func duration(_ text: String) throws(PhraseError) -> CalendarDuration {
        let source = PhraseSource(text)
        guard !source.tokens.isEmpty else { throw .notALength("") }
        let duration: CalendarDuration
        if let iso = LengthReader.iso(source) {
            duration = iso
        } else {
            var reader = LengthReader(source)
            duration = try reader.duration()
        }
        if duration.isNegative { throw .negativeLength(source.text) }
        try LengthReader.check(duration, source)
        return duration
    }
}
