import CivilTime
import Testing

@testable import CommandLineTool

struct RecordWriterTests {
    private static let zone = Zone.fixed(offset: 3600)!

    private static let lunch = SampleRecord(
        number: 42, title: "Lunch", done: true, tags: ["food", "team;work", "back\\slash"],
        start: .zoned(LocalDateTime("2026-12-01T12:30:00")!, offset: 3600, zone), notes: nil)
    private static let trip = SampleRecord(
        number: -1, title: "Say \"hi\",\tthen\ngo \\ home", done: false, tags: [], start: .date(CivilDate("2026-12-24")!),
        notes: "")
    private static let odd = SampleRecord(
        number: .max, title: "\u{1B}[0m\u{7F}\u{85}\u{202E}\u{2028}\u{61C}é日👍", done: false, tags: ["a"],
        start: .floating(LocalDateTime("0001-01-01T00:00:00")!), notes: "x")

    private func printed(
        _ style: RecordStyle, _ records: [SampleRecord], fields: [SampleField] = SampleField.allCases, terminal: Bool = false
    ) throws -> String {
        let output = OutputBuffer(.memory, isTerminal: terminal)
        let writer = RecordWriter<SampleRecord>(style, fields: fields, to: output)
        for record in records { try writer.write(record) }
        try writer.finish()
        return output.text
    }

    @Test("JSON is one array with an object a line")
    func json() throws {
        #expect(try printed(.json, []) == "[]\n")
        #expect(
            try printed(.json, [Self.lunch])
                == #"""
                [
                {"number":42,"title":"Lunch","done":true,"tags":["food","team;work","back\\slash"],"start":"2026-12-01T12:30:00+01:00","notes":null}
                ]

                """#)
        #expect(
            try printed(.json, [Self.trip, Self.odd], fields: [.title, .start, .tags])
                == #"""
                [
                {"title":"Say \"hi\",\tthen\ngo \\ home","start":"2026-12-24","tags":[]},
                {"title":"\u001B[0m\u007F\u0085\u202E\u2028\u061Cé日👍","start":"0001-01-01T00:00:00","tags":["a"]}
                ]

                """#)
    }

    @Test("JSONL is an object a line and nothing when empty")
    func jsonLines() throws {
        #expect(try printed(.jsonLines, []) == "")
        #expect(
            try printed(.jsonLines, [Self.lunch, Self.odd], fields: [.number, .notes])
                == "{\"number\":42,\"notes\":null}\n{\"number\":9223372036854775807,\"notes\":\"x\"}\n")
    }

    @Test("CSV has a header and quotes what needs them")
    func csv() throws {
        #expect(try printed(.csv, []) == "number,title,done,tags,start,notes\n")
        #expect(
            try printed(.csv, [Self.lunch, Self.trip])
                == """
                number,title,done,tags,start,notes
                42,Lunch,true,food;team\\;work;back\\\\slash,2026-12-01T12:30:00+01:00,
                -1,"Say ""hi"",\tthen
                go \\ home",false,,2026-12-24,

                """)
    }

    @Test("TSV has a header and escapes tabs, line ends and backslashes")
    func tsv() throws {
        #expect(
            try printed(.tsv, [Self.trip], fields: [.title, .number])
                == "title\tnumber\nSay \"hi\",\\tthen\\ngo \\\\ home\t-1\n")
    }

    @Test("A terminal gets no raw control in any format", arguments: ["json", "jsonl", "csv", "tsv", "template"])
    func terminals(format: String) throws {
        let style: RecordStyle =
            switch format {
            case "json": .json
            case "jsonl": .jsonLines
            case "csv": .csv
            case "tsv": .tsv
            default: .template(try RecordTemplate("{title}", fields: SampleField.self))
            }
        for scalar in try printed(style, [Self.odd, Self.lunch], terminal: true).unicodeScalars
        where scalar != "\n" && scalar != "\t" {
            #expect(DisplayClusters.special(scalar.value) == nil)
        }
    }

    @Test("The printed records are what Python's own readers read back", arguments: 1..<4 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        guard Tool.exists("python3") else {
            print("skipped: python3 is not installed")
            return
        }
        var random = SeededGenerator(seed: seed)
        let records = (0..<200).map { number in
            SampleRecord(
                number: Int64(number), title: RandomText.make(upTo: 20, using: &random), done: .random(using: &random),
                tags: (0..<Int.random(in: 0...3, using: &random)).map { _ in RandomText.make(upTo: 4, using: &random) },
                start: .date(CivilDate("2026-12-24")!), notes: nil)
        }
        // The texts again as hexadecimal UTF-8, written by none of the code under test.
        let reference = records.map { record in
            ([record.title] + record.tags).map { $0.utf8.map { String(Int($0) + 256, radix: 16) }.joined() }.joined(
                separator: ",")
        }.joined(separator: "\n")
        let reader = #"""
            import csv, io, json, re, sys
            blocks = open(sys.argv[1], newline='', encoding='utf-8').read().split('\x1e')
            text = lambda code: bytes(int(code[i:i+3], 16) - 256 for i in range(0, len(code), 3)).decode()
            want = [[text(code) for code in line.split(',')] for line in blocks[0].split('\n')]
            array = json.loads(blocks[1])
            lines = [json.loads(line) for line in blocks[2].split('\n')[:-1]]
            assert array == lines
            assert [[r['title'], *r['tags']] for r in array] == want, 'json'
            def parts(cell, tags):
                out, current, i = [], '', 0
                while i < len(cell):
                    if cell[i] == '\\': i += 1; current += cell[i]
                    elif cell[i] == ';': out.append(current); current = ''
                    else: current += cell[i]
                    i += 1
                return out + [current] if tags or cell else []
            rows = list(csv.reader(io.StringIO(blocks[3], newline='')))
            assert rows[0] == ['title', 'number', 'tags'], rows[0]
            assert [[r[0], *parts(r[2], len(w) - 1)] for r, w in zip(rows[1:], want)] == want, 'csv'
            table = [line.split('\t') for line in blocks[4].split('\n')[:-1]]
            plain = lambda s: re.sub(r'\\(.)', lambda m: {'t': '\t', 'n': '\n', 'r': '\r'}.get(m[1], m[1]), s)
            assert [plain(r[0]) for r in table[1:]] == [w[0] for w in want], 'tsv'
            """#
        let fields: [SampleField] = [.title, .number, .tags]
        let blocks = [
            reference, try printed(.json, records), try printed(.jsonLines, records),
            try printed(.csv, records, fields: fields), try printed(.tsv, records, fields: fields),
        ]
        let result = Tool.run(
            "cat > \"$INPUT.py\" <<'END'\n\(reader)\nEND\npython3 \"$INPUT.py\" \"$INPUT\"; status=$?; rm -f \"$INPUT.py\"; exit $status",
            input: blocks.joined(separator: "\u{1E}"))
        #expect(result.status == 0, "seed \(seed): \(result.output)")
    }

    @Test(
        "--fields chooses and orders",
        arguments: [
            ("title", "title"), ("start,title", "start,title"), (" number , done ", "number,done"),
            ("titel", "'titel' is not a field; did you mean 'title'? The fields are number, title, done, tags, start, notes."),
            ("xyzzy", "'xyzzy' is not a field; the fields are number, title, done, tags, start, notes."),
            ("title,", "'' is not a field; the fields are number, title, done, tags, start, notes."),
            ("title,title", "--fields has 'title' more than once; name each field once."),
        ])
    func fieldLists(text: String, expected: String) {
        do {
            #expect(try SampleField.list(text).map(\.rawValue).joined(separator: ",") == expected)
        } catch {
            #expect("\(error)" == expected)
            #expect(error.exitStatus == .usage)
        }
    }

    @Test("An event's fields are those that are promised, in order")
    func eventFields() {
        #expect(
            EventField.names.joined(separator: " ")
                == "id eventId uid calendar title start end allDay timeZone endTimeZone location notes url categories color status "
                + "availability recurring recurrenceId detached created updated etag")
        #expect(EventField.version == 1)
    }

    @Test("A closed pipe stops the writer")
    func closedPipe() {
        let writer = RecordWriter<SampleRecord>(.json, to: OutputBuffer(.descriptor(-1), capacity: 64))
        #expect(throws: CommandError.self) {
            for _ in 0..<10 { try writer.write(Self.lunch) }
        }
    }
}
