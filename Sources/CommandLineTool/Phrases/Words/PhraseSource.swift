/// A phrase as it was typed, with its pieces.
struct PhraseSource {
    let tokens: [PhraseToken]
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = PhraseTokenizer.tokens(of: bytes)
    }

    /// The text of some pieces and what is between them, as it was typed.
    func text(_ pieces: Range<Int>) -> String {
        guard !pieces.isEmpty, pieces.upperBound <= tokens.count else { return "" }
        let range = tokens[pieces.lowerBound].range.lowerBound..<tokens[pieces.upperBound - 1].range.upperBound
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The whole phrase without the spaces around it.
    var text: String { text(0..<tokens.count) }

    /// Whether a piece is spelt with these small letters.
    func isSpelt(_ spelling: StaticString, at piece: Int) -> Bool {
        let range = tokens[piece].range
        guard range.count == spelling.utf8CodeUnitCount else { return false }
        return range.enumerated().allSatisfy { bytes[$1] | 0x20 == spelling.utf8Start[$0] }
    }
}
