import CivilTime
import Testing

@testable import CommandLineTool

struct TemplateTests {
    private func line(_ template: String, start: FieldTime, title: String = "Lunch", tags: [String] = ["a", "b"]) throws -> String
    {
        let output = OutputBuffer(.memory)
        let record = SampleRecord(number: 7, title: title, done: true, tags: tags, start: start, notes: nil)
        let template = try RecordTemplate(template, fields: SampleField.self)
        let writer = RecordWriter<SampleRecord>(.template(template), to: output)
        try writer.write(record)
        try writer.finish()
        return output.text
    }

    private static let berlin = FieldTime.zoned(LocalDateTime("2027-01-03T09:05:07")!, offset: 3600, Zone.fixed(offset: 3600)!)

    @Test(
        "A template is filled in",
        arguments: [
            ("{start:%H:%M} {title}", "09:05 Lunch"), ("{title}", "Lunch"), ("", ""),
            ("{number}/{done}/{tags}/{notes}|", "7/true/a, b/|"),
            ("{{{title}}}", "{Lunch}"), ("a\\tb\\nc\\\\d", "a\tb\nc\\d"), ("{start}", "2027-01-03T09:05:07+01:00"),
            ("{start:}", ""),
            ("日本 {title} 👍", "日本 Lunch 👍"), ("%H {start:100%%}", "%H 100%"),
        ])
    func filling(template: String, expected: String) throws {
        #expect(try line(template, start: Self.berlin) == expected + "\n")
    }

    @Test(
        "Every directive prints its part",
        arguments: [
            ("Y", "2027"), ("y", "27"), ("m", "01"), ("-m", "1"), ("d", "03"), ("-d", "3"), ("e", " 3"), ("-e", "3"),
            ("j", "003"), ("-j", "3"),
            ("H", "09"), ("-H", "9"), ("I", "09"), ("-I", "9"), ("M", "05"), ("S", "07"), ("p", "AM"), ("a", "Sun"),
            ("A", "Sunday"),
            ("b", "Jan"), ("B", "January"), ("V", "53"), ("G", "2026"), ("u", "7"), ("F", "2027-01-03"), ("T", "09:05:07"),
            ("z", "+0100"),
        ])
    func directives(letter: String, expected: String) throws {
        #expect(try line("{start:%\(letter)}", start: Self.berlin) == expected + "\n")
    }

    @Test(
        "The hour of twelve",
        arguments: [
            ("00:00", "12 AM"), ("00:59", "12 AM"), ("11:59", "11 AM"), ("12:00", "12 PM"), ("13:00", "01 PM"),
            ("23:59", "11 PM"),
        ])
    func twelve(time: String, expected: String) throws {
        #expect(try line("{start:%I %p}", start: .floating(LocalDateTime("2026-12-01T\(time)")!)) == expected + "\n")
    }

    @Test("A zone is printed where there is one")
    func zones() throws {
        #expect(try line("{start:[%z %Z]}", start: .date(CivilDate("2026-12-24")!)) == "[ ]\n")
        #expect(try line("{start:[%z %Z]}", start: .floating(LocalDateTime("2026-12-24T10:00")!)) == "[ ]\n")
        #expect(try line("{start:%H:%M [%z %Z]}", start: .instant(Instant(0))) == "00:00 [+0000 UTC]\n")
        #expect(try line("{start}", start: .instant(Instant(0))) == "1970-01-01T00:00:00Z\n")
        #expect(try line("{start:%H:%M}", start: .date(CivilDate("2026-12-24")!)) == "00:00\n")
        let old = FieldTime.zoned(LocalDateTime("1890-01-01T00:00")!, offset: 3208, Zone.fixed(offset: 3208)!)
        #expect(try line("{start} {start:%z}", start: old) == "1890-01-01T00:00:00+00:53:28 +005328\n")
        let west = FieldTime.zoned(LocalDateTime("2026-01-01T00:00")!, offset: -12600, Zone.fixed(offset: -12600)!)
        #expect(try line("{start}", start: west) == "2026-01-01T00:00:00-03:30\n")
    }

    @Test("A value's line ends and controls don't break the line")
    func controls() throws {
        #expect(
            try line("{title}|{tags}", start: Self.berlin, title: "a\nb\u{1B}c", tags: ["x\u{202E}"])
                == "a⏎b\\u{1B}c|x\\u{202E}\n")
    }

    @Test(
        "A wrong template is answered with its place",
        arguments: [
            ("{title", "column 1: '{' has no '}'; write {{ for a brace itself."),
            ("ab } c", "column 4: '}' has no '{'; write }} for a brace itself."),
            ("ab {}", "column 4: '{}' names no field; write a field's name between the braces."),
            ("{titel}", "column 1: 'titel' is not a field; did you mean 'title'?"),
            ("{xyzzy}", "column 1: 'xyzzy' is not a field; the fields are number, title, done, tags, start, notes."),
            ("日 {title:%H}", "column 3: 'title' is no date or time, so it takes no pattern; write {title}."),
            (
                "{start:%H:%Q}",
                "column 11: '%Q' is not a directive; write one of \(TimePattern.directiveList), or %% for a percent sign."
            ),
            (
                "{start:%}",
                "column 8: '%' is not a directive; write one of \(TimePattern.directiveList), or %% for a percent sign."
            ),
            (
                "{start:%-}",
                "column 8: '%-' is not a directive; write one of \(TimePattern.directiveList), or %% for a percent sign."
            ),
            (
                "{start:%-%}",
                "column 8: '%-%' is not a directive; write one of \(TimePattern.directiveList), or %% for a percent sign."
            ),
            ("a\\x", "column 2: '\\x' is not an escape; write \\n, \\t or \\\\."),
            ("a\\", "column 2: '\\' is not an escape; write \\n, \\t or \\\\."),
        ])
    func refusing(template: String, sentence: String) {
        do {
            _ = try RecordTemplate(template, fields: SampleField.self)
            Issue.record("\(template) was taken")
        } catch {
            #expect("\(error)" == "--template, " + sentence)
            #expect(error.exitStatus == .usage)
        }
    }

    @Test("Random templates never trap", arguments: 1..<5 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = ["{", "}", "{{", "}}", "title", "start", ":", "%", "H", "-", "\\", "n", "é", "👍", "{start:", "%Y", " "]
        for _ in 0..<1000 {
            let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
            do {
                _ = try line(text, start: Self.berlin)
            } catch let error as CommandError {
                #expect(error.exitStatus == .usage, "seed \(seed): \(text)")
            }
        }
    }
}
