/// A phrase after reading its words and before placing it in time.
struct ParsedPhrase: Equatable, Sendable {
    struct ZonePart: Equatable, Sendable {
        var value: PhraseZone
        var pieces: Range<Int>
    }

    var start = PhraseSide()
    var end: PhraseSide?
    var zone: ZonePart?
}
