/// One piece of a phrase, with its place in the text.
struct PhraseToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A run of digits; its value stops at `largestNumber`.
        case number(Int)
        case word(PhraseWord)
        case colon, dash, slash, dot, comma, plus
        /// Two or more dots, or "…".
        case dots
        /// A name with a slash: "Europe/Berlin".
        case zone
        case unknown
    }

    /// Large enough to be outside every range, small enough for sums and products.
    static let largestNumber = 1_000_000_000_000

    var kind: Kind
    /// Where it stands, in bytes of UTF-8.
    var range: Range<Int>
    /// Whether it follows the one before without a space.
    var isAttached: Bool

    /// The number of its digits, or letters.
    var length: Int { range.count }
}
