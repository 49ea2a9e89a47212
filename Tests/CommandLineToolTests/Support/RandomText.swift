/// Text of every script and with everything that can go wrong in one.
enum RandomText {
    private static let pieces = [
        "a", "b", " ", "word", "é", "e\u{301}", "日", "本語", "한국", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "❤️", "❤", "1️⃣", "#", "ש", "لا", "\u{200D}",
        "\u{FE0F}",
        "\u{301}", "\n", "\t", "\u{1B}", "\u{7F}", "\u{85}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}", "\u{2028}", "क्ष", "ก็",
        "ﬁ", "\"", "\\", ",",
        ";", "{", "}", "%", "'", "\r", "\u{0}", "\u{FFFD}", "𝒳", "\u{1F468}\u{200D}",
    ]

    static func make(upTo count: Int, using random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
    }
}
