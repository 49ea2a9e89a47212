import Testing

@testable import CommandLineTool

struct DisplayTextTests {
    @Test(
        "A text's width is what a terminal gives it",
        arguments: [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국어", 6), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2),
            ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 2), ("🇩🇪🇫", 4), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("1️⃣", 2), ("1", 1), ("🏳️‍🌈", 2),
            ("☃", 1),
            ("⌚", 2), ("क्ष", 2), ("\u{200B}", 0), ("\u{FEFF}a", 1), ("שלום", 4), ("→", 1), ("…", 1), ("–", 1), ("●", 1), ("⏎", 1),
            ("a\u{1B}b", 8), ("\u{85}", 6), ("\u{202E}", 8), ("a\nb", 3), ("a\tb", 3), ("\u{AD}", 1), ("ก็", 1),
        ])
    func width(text: String, columns: Int) {
        #expect(DisplayText.width(of: text) == columns)
    }

    @Test(
        "No control and no bidirectional control is shown raw",
        arguments: [
            ("plain", "plain"), ("", ""), ("tab\there", "tab here"), ("two\nlines", "two⏎lines"), ("\r\n", "\\u{D}⏎"),
            ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{0}", "\\u{0}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}31m", "\\u{9B}31m"),
            ("\u{202E}x", "\\u{202E}x"),
            ("\u{2068}x\u{2069}", "\\u{2068}x\\u{2069}"), ("\u{61C}\u{200E}\u{200F}", "\\u{61C}\\u{200E}\\u{200F}"),
            ("\u{2028}\u{2029}", "⏎⏎"), ("日本 é 👨‍👩‍👧‍👦", "日本 é 👨‍👩‍👧‍👦"), ("x\u{200D}y\u{200C}", "x\u{200D}y\u{200C}"),
        ])
    func escaping(text: String, shown: String) {
        #expect(DisplayText.escaped(text) == shown)
    }

    @Test(
        "A text is cut between characters with an ellipsis",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("abcdef", -3, ""),
            ("", 0, ""),
            ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
            ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 4, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), ("a\u{1B}b", 7, "a…"), ("a\u{1B}b", 8, "a\\u{1B}b"),
            ("🇩🇪🇫🇷", 3, "🇩🇪…"),
        ])
    func truncating(text: String, limit: Int, shown: String) {
        #expect(DisplayText.truncated(text, to: limit) == shown)
    }

    @Test("A cut text is never wider than its limit and a padded one is exactly as wide", arguments: 1..<9 as Range<UInt64>)
    func properties(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let text = RandomText.make(upTo: 12, using: &random)
            let limit = Int.random(in: 0...30, using: &random)
            let cut = DisplayText.truncated(text, to: limit)
            #expect(DisplayText.width(of: cut) <= limit, "seed \(seed): \(text)")
            let isWhole = DisplayText.width(of: text) <= limit
            #expect(isWhole == (cut == DisplayText.escaped(text)), "seed \(seed): \(text)")

            let output = OutputBuffer(.memory)
            let width = output.write(display: text, limit: limit, paddedTo: limit)
            #expect(width == limit && DisplayText.width(of: output.text) == limit, "seed \(seed): \(text)")
            for scalar in output.text.unicodeScalars {
                #expect(DisplayClusters.special(scalar.value) == nil, "seed \(seed): \(text)")
            }
        }
    }

    @Test("Bytes that are no UTF-8 are shown as a replacement and never trap", arguments: 1..<5 as Range<UInt64>)
    func invalidBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                [UInt8(0x41), 0x80, 0xBF, 0xC0, 0xC2, 0xE2, 0x80, 0xAE, 0xED, 0xA0, 0xF0, 0x9F, 0xF4, 0x90, 0xFF].randomElement(
                    using: &random)!
            }
            let output = OutputBuffer(.memory)
            bytes.withUnsafeBufferPointer { _ = output.write(display: $0, limit: 20) }
            #expect(output.text.utf8.elementsEqual(output.bytes), "seed \(seed): \(bytes)")
        }
    }

    @Test("Right-to-left text is isolated on a terminal only", arguments: ["שלום", "مرحبا", "a ﷺ b", "𐤀", "ܫ", "𞤀"])
    func isolating(text: String) {
        let terminal = OutputBuffer(.memory, isTerminal: true)
        terminal.write(display: text)
        #expect(terminal.text == "\u{2068}\(text)\u{2069}")
        let pipe = OutputBuffer(.memory)
        pipe.write(display: text)
        #expect(pipe.text == text)
    }

    @Test("Left-to-right text is not", arguments: ["abc", "日本語", "é", "👨‍👩‍👧‍👦", "Ω", "Яд", "ﬁ", "𝒳", "क्ष"])
    func notIsolating(text: String) {
        let terminal = OutputBuffer(.memory, isTerminal: true)
        terminal.write(display: text)
        #expect(terminal.text == text)
    }

    @Test("The table's runs ascend and cover everything")
    func table() {
        let scalars = WidthTable.runs.map { $0 >> 4 }
        #expect(scalars.first == 0 && zip(scalars, scalars.dropFirst()).allSatisfy { $0 < $1 })
        #expect(WidthTable.runs.allSatisfy { WidthClass(rawValue: UInt8($0 & 0xF)) != nil })
        // Below U+0300 the search is skipped; what the table says there must be what the shortcut says.
        for scalar in UInt32(0xA0)..<0x300 where WidthClass.of(scalar) == .narrow {
            let run = WidthTable.runs.last { $0 >> 4 <= scalar }
            #expect(run.map { $0 & 0xF } == 0, "U+\(String(scalar, radix: 16))")
        }
    }
}
