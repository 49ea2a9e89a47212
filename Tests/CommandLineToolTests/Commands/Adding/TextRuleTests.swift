import Testing

@testable import CommandLineTool

struct TextRuleTests {
    @Test(
        "Text is kept as it is, but for CRLF",
        arguments: [
            ("", ""), ("plain", "plain"), ("a\tb\nc", "a\tb\nc"), ("a\r\nb\r\n", "a\nb\n"), ("Grüße ¡é 会議 👩‍👩‍👧", "Grüße ¡é 会議 👩‍👩‍👧"),
            ("a\u{202E}b\u{200D}", "a\u{202E}b\u{200D}"), ("\u{A0}", "\u{A0}"),
        ])
    func kept(text: String, expected: String) throws {
        let read = try TextRule.check(text, field: "TITLE")
        #expect(read.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test(
        "Controls are refused wherever they stand",
        arguments: [
            ("\u{0}", 0), ("a\u{1}", 1), ("\u{1B}[0m", 0x1B), ("\u{7F}", 0x7F), ("é\u{80}", 0x80), ("\u{9F}x", 0x9F),
            ("\r", 0x0D), ("a\rb", 0x0D),
            ("a\r\r\n", 0x0D), ("a\r\nb\r", 0x0D), (String(repeating: "a\r\n", count: 5000) + "\u{7}", 7),
        ] as [(String, UInt32)])
    func refused(text: String, control: UInt32) {
        do {
            _ = try TextRule.check(text, field: "TITLE")
            Issue.record("\(text.debugDescription) was taken")
        } catch {
            guard case .controlCharacter("TITLE", _, control) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }
}
