import CivilTime

/// Reads the words of a phrase into `ParsedPhrase`: items in any order, one day and one time a side, two sides at most.
///
/// ```
/// phrase = side [("to" | "-" | ".." | "/") side]
/// side   = { day | time | part of day | zone | "," | "at" | "on" | "from" | "the" }
/// ```
/// Days are in `PhraseParser+Days`, numeric dates in `+NumericDates`, times in `+Clock`, lengths in `+Lengths`.
struct PhraseParser {
    let source: PhraseSource
    var position = 0
    var side = PhraseSide()
    var zone: ParsedPhrase.ZonePart?
    /// How many days stand inside one another: "a week after the day before 24 dec".
    var depth = 0

    /// Reads a whole phrase; what is left over is an error.
    static func parse(_ source: PhraseSource) throws(PhraseError) -> ParsedPhrase {
        var parser = PhraseParser(source: source)
        return try parser.phrase()
    }

    private mutating func phrase() throws(PhraseError) -> ParsedPhrase {
        guard !source.tokens.isEmpty else { throw .empty }
        var start: PhraseSide?
        while position < source.tokens.count {
            if isSeparator, !side.isEmpty {
                if start != nil { throw unexpected }
                start = side
                side = PhraseSide()
                position += 1
            } else {
                try item()
            }
        }
        if side.isEmpty || endsWithLinkWord { throw .incomplete(source.text) }
        return start.map { ParsedPhrase(start: $0, end: side, zone: zone) } ?? ParsedPhrase(start: side, zone: zone)
    }

    private mutating func item() throws(PhraseError) {
        switch kind() {
        case .comma, .word(.at), .word(.on), .word(.the), .word(.from): return position += 1
        case .word(.inward) where leadsToPartOfDayOrMonth: return position += 1
        case .word(.partOfDay(let part)): return try add(PhraseSide.PartOfDayPart(value: part, pieces: take(1)))
        case .plus where unit(2) != nil: return try addLength()
        case .zone, .plus, .word(.utc): return try readZone()
        case .word(.length): throw .lengthInPhrase(text(from: position))
        case .word(.repetition): throw .repetition(text(from: position))
        case .unknown: throw unknown
        default: break
        }
        if let day = try day() {
            try add(day)
        } else if let clock = try clock() {
            try add(clock)
        } else {
            throw unexpected
        }
    }

    // MARK: Adding to the side

    private mutating func add(_ part: PhraseSide.PartOfDayPart) throws(PhraseError) {
        if let present = side.partOfDay { throw .twoTimes(source.text(present.pieces), source.text(part.pieces)) }
        side.partOfDay = part
    }

    mutating func add(_ clock: PhraseSide.ClockPart) throws(PhraseError) {
        if let present = side.clock { throw .twoTimes(source.text(present.pieces), source.text(clock.pieces)) }
        if clock.value.isBare, clock.value.hour >= 24, case .monthDay(_, _, nil) = side.day?.value {
            throw .shortYear(source.text(clock.pieces))
        }
        side.clock = clock
    }

    private mutating func add(_ day: PhraseSide.DayPart) throws(PhraseError) {
        guard let present = side.day else { return side.day = day }
        if case .weekday(let weekday, .coming) = present.value, day.value.isInMonth {
            side.weekday = PhraseSide.WeekdayPart(value: weekday, pieces: present.pieces)
            side.day = day
        } else if case .weekday(let weekday, .coming) = day.value, present.value.isInMonth, side.weekday == nil {
            side.weekday = PhraseSide.WeekdayPart(value: weekday, pieces: day.pieces)
        } else if case .weekday(let weekday, .coming) = day.value, case .shifted(let length, nil) = present.value,
            let weeks = length.wholeWeeks
        {
            let pieces = present.pieces.lowerBound..<day.pieces.upperBound
            side.day = PhraseSide.DayPart(value: .weekdayOfWeek(weekday, weeks: weeks), pieces: pieces)
        } else {
            throw .twoDays(source.text(present.pieces), source.text(day.pieces))
        }
    }

    /// "+2d" from now, "fri + 2 weeks" from a day.
    private mutating func addLength() throws(PhraseError) {
        let start = position
        position += 1
        guard side.clock == nil, let length = try length() else { throw unexpected }
        let base = side.day.flatMap { $0.value == .shifted(.now, from: nil) ? nil : $0.value }
        let pieces = (side.day?.pieces.lowerBound ?? start)..<position
        if base != nil, length.isOfTheClock { throw .lengthFromDay(source.text(pieces)) }
        side.day = PhraseSide.DayPart(value: .shifted(length, from: base), pieces: pieces)
    }

    // MARK: Looking at pieces

    /// The kind of the piece at the position, or some pieces after it.
    func kind(_ offset: Int = 0) -> PhraseToken.Kind? { token(offset)?.kind }

    func token(_ offset: Int = 0) -> PhraseToken? {
        source.tokens.indices.contains(position + offset) ? source.tokens[position + offset] : nil
    }

    func word(_ offset: Int = 0) -> PhraseWord? {
        if case .word(let word) = kind(offset) { word } else { nil }
    }

    func number(_ offset: Int = 0) -> (value: Int, digits: Int)? {
        guard let token = token(offset), case .number(let value) = token.kind else { return nil }
        return (value, token.length)
    }

    /// Whether so many pieces after the one at `offset` follow it without a space.
    func isAttached(_ offset: Int, count: Int = 1) -> Bool {
        (offset..<offset + count).allSatisfy { token($0)?.isAttached ?? false }
    }

    /// Steps over some pieces and returns them.
    mutating func take(_ count: Int) -> Range<Int> {
        defer { position += count }
        return position..<position + count
    }

    mutating func skip(_ word: PhraseWord) -> Bool {
        guard self.word() == word else { return false }
        position += 1
        return true
    }

    /// The text from a piece up to the position, at least one piece.
    func text(from start: Int) -> String {
        source.text(start..<min(max(position, start + 1), source.tokens.count))
    }

    private var isSeparator: Bool {
        switch kind() {
        case .dash, .dots, .slash, .word(.to): true
        default: false
        }
    }

    private var leadsToPartOfDayOrMonth: Bool {
        switch word(word(1) == .the ? 2 : 1) {
        case .partOfDay, .month: true
        default: false
        }
    }

    private var endsWithLinkWord: Bool {
        switch source.tokens.last?.kind {
        case .word(.at), .word(.on), .word(.the), .word(.from), .word(.inward): true
        default: false
        }
    }

    // MARK: Errors

    /// What is at the position has no place there.
    var unexpected: PhraseError {
        guard let token = token() else { return .incomplete(source.text) }
        if token.kind == .unknown { return unknown }
        return .unexpected(source.text(position..<position + 1), after: source.text(0..<position))
    }

    private var unknown: PhraseError {
        let word = source.text(position..<position + 1)
        if ZoneAbbreviations.contains(word) { return .zoneAbbreviation(word) }
        return .unknownWord(word, suggestion: Spelling.suggestion(for: word.lowercased()))
    }
}
