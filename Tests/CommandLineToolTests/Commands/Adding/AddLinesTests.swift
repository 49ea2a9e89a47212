import Testing

@testable import CommandLineTool

struct AddLinesTests {
    @Test("What list prints as jsonl makes the same events in another store")
    func roundTrip() throws {
        let desk = Desk()
        try desk.prepare(
            "calendars add Work --color steelblue",
            #"add "Team lunch" tomorrow 12:30 -l "Café" --notes "a\"b" --url https://example.com --category x --category "y;z" -c Work"#,
            "add Trip 2026-12-24 --to 2026-12-27 --busy", "add Pill 9:00 --floating --status tentative",
            "add Flight 'fri 17:00 Asia/Tokyo' --to '10:00 America/Los_Angeles'", "add Bell 'fri 9:00' --for 0",
            "add Gone 'sat 9:00' --status cancelled", "add Late '9999-12-31'", "add Offset '9:00 +05:30'")
        let period = "--from 0001-01-01 --before 9999-12-31"
        for range in [period, "--from 0001-01-01 --to 9999-12-31"] {
            let fields = EventField.names.filter { !["created", "updated", "etag"].contains($0) }.joined(separator: ",")
            let lines = desk.run("list \(range) --status any --format jsonl").output
            let other = Desk()
            try other.prepare("calendars add Work")
            let added = other.run("add --from-jsonl -", input: lines)
            #expect(added.errors == "" && added.output == "Added \(range == period ? 7 : 8) events.\n")
            let again = other.run("list \(range) --status any --format jsonl --fields \(fields)").output
            let before = desk.run("list \(range) --status any --format jsonl --fields \(fields)").output
            // Numbers are given anew; the order is that of time.
            #expect(withoutNumbers(again) == withoutNumbers(before))
        }
    }

    private func withoutNumbers(_ lines: String) -> [Substring] {
        lines.split(separator: "\n").map { line in line.split(separator: ",").dropFirst(2).joined(separator: ",")[...] }
    }

    @Test(
        "Lines are read as they come",
        arguments: [
            (#"{"title":"A","start":"2026-12-01"}"#, "2026-12-01 2026-12-02 true free "),
            (#"{"title":"A","start":"2026-12-01","end":"2026-12-04"}"#, "2026-12-01 2026-12-04 true free "),
            (#"{"title":"A","start":"2026-12-01T12:30:00"}"#, "2026-12-01T12:30:00 2026-12-01T13:30:00 false busy "),
            (
                #"{"title":"A","start":"2026-12-01T12:30:00","duration":"15m"}"#,
                "2026-12-01T12:30:00 2026-12-01T12:45:00 false busy "
            ),
            (
                #"{"title":"A","start":"2026-12-01T12:30:00","duration":"PT15M"}"#,
                "2026-12-01T12:30:00 2026-12-01T12:45:00 false busy "
            ),
            (
                #"{"title":"A","start":"2026-12-01T12:30:00","timeZone":"europe/berlin"}"#,
                "2026-12-01T12:30:00+01:00 2026-12-01T13:30:00+01:00 false busy Europe/Berlin"
            ),
            (
                #"{"title":"A","start":"2026-12-01T11:30:00Z"}"#,
                "2026-12-01T12:30:00+01:00 2026-12-01T13:30:00+01:00 false busy UTC"
            ),
            (
                #"{"title":"A","start":"2026-12-01T11:30:00Z","timeZone":"Asia/Tokyo","availability":"free"}"#,
                "2026-12-01T12:30:00+01:00 2026-12-01T13:30:00+01:00 false free Asia/Tokyo"
            ),
            (
                #"{"start":"2026-12-01T12:30:00+01:00","title":"A","id":"7","eventId":7,"recurring":false,"recurrenceId":null}"#,
                "2026-12-01T12:30:00+01:00 2026-12-01T13:30:00+01:00 false busy +01:00"
            ),
            ("\u{FEFF}" + #"{"title":"A","start":"2026-12-01"}"#, "2026-12-01 2026-12-02 true free "),
            ("\r\n\n  \n" + #"{"title":"A","start":"2026-12-01"}"# + "\r\n\r\n", "2026-12-01 2026-12-02 true free "),
        ])
    func lines(line: String, expected: String) {
        let run = Desk().run("add --from-jsonl - --template '{start} {end} {allDay} {availability} {timeZone}'", input: line)
        #expect(run.output == expected + "\n" && run.errors == "")
    }

    @Test(
        "A bad line is named with its number, and nothing is added",
        arguments: [
            ("{", 2, "It is not a JSON object; write {\"title\": \"Lunch\", \"start\": \"2026-12-01T12:30:00\"}."),
            ("[]", 2, "It is not a JSON object; write {\"title\": \"Lunch\", \"start\": \"2026-12-01T12:30:00\"}."),
            (#"{"title":"A"}"#, 2, "It has no 'start'; each event needs a title and a start."),
            (#"{"start":"2026-12-01"}"#, 2, "It has no 'title'; each event needs a title and a start."),
            (#"{"title":" ","start":"2026-12-01"}"#, 2, "The title is empty; say in a few words what it is."),
            (
                #"{"title":"A","start":"2026-02-30"}"#, 2,
                "start '2026-02-30' is no date or time; write 2026-12-01, 2026-12-01T12:30:00 or 2026-12-01T12:30:00+01:00."
            ),
            (
                #"{"title":"A","start":"tomorrow"}"#, 2,
                "start 'tomorrow' is no date or time; write 2026-12-01, 2026-12-01T12:30:00 or 2026-12-01T12:30:00+01:00."
            ),
            (#"{"title":1,"start":"2026-12-01"}"#, 2, "'title' is not text; put its value in quotes."),
            (#"{"title":"A","start":"2026-12-01","locaton":"x"}"#, 2, "'locaton' is not a field; did you mean 'location'?"),
            (
                #"{"title":"A","start":"2026-12-01","allDay":"true"}"#, 2,
                "'allDay' is neither true nor false; write one of them without quotes."
            ),
            (
                #"{"title":"A","start":"2026-12-01","allDay":false}"#, 2,
                "allDay is false and start '2026-12-01' is a day; make them agree."
            ),
            (
                #"{"title":"A","start":"2026-12-01","priority":"1"}"#, 2,
                "'priority' is not a whole number; write one without quotes."
            ),
            (
                #"{"title":"A","start":"2026-12-01","priority":10}"#, 2,
                "PRIORITY '10' is outside 0...9; 1 is the highest, 9 the lowest, 0 none."
            ),
            (
                #"{"title":"A","start":"2026-12-01","categories":"x"}"#, 2,
                #"'categories' is not a list of texts; write ["one", "two"]."#
            ),
            (
                #"{"title":"A","start":"2026-12-01","categories":[1]}"#, 2,
                #"'categories' is not a list of texts; write ["one", "two"]."#
            ),
            (
                #"{"title":"A","start":"2026-12-01","recurring":true}"#, 2,
                "'recurring' tells of an event that repeats, which can't be added from a line."
            ),
            (
                #"{"title":"A","start":"2026-12-01","status":"sure"}"#, 2,
                "status 'sure' is not known; write confirmed, tentative or cancelled."
            ),
            (#"{"title":"A\u001b","start":"2026-12-01"}"#, 2, #"title 'A\u{1B}' has the control character U+001B; take it out."#),
            (
                #"{"title":"A","start":"2026-12-01T09:00:00","timeZone":"Mars"}"#, 2,
                "timeZone: 'Mars' is not a time zone; write a name of the zone database such as 'Europe/Berlin'."
            ),
            (
                #"{"title":"A","start":"2026-12-01","end":"2026-12-02","duration":"1d"}"#, 2,
                "It has 'end' and 'duration'; give one of them."
            ),
            (
                #"{"title":"A","start":"2026-12-02","end":"2026-12-01"}"#, 2,
                "The end '2026-12-01' is before the start '2026-12-02'; give an end at or after the start."
            ),
            (#"{"title":"A","start":"2026-12-02","calendar":"Wrk"}"#, 3, "There is no calendar 'Wrk'; did you mean 'Work'?"),
            (
                #"{"title":"A","start":"2026-12-02","uid":"one"}"#, 4,
                "The calendar has an event with the UID 'one' already; leave the UID out to have one made."
            ),
        ])
    func refused(line: String, status: Int32, sentence: String) throws {
        let desk = Desk()
        try desk.prepare("calendars add Work")
        let before = try desk.contents()
        let run = desk.run("add --from-jsonl -", input: #"{"title":"B","start":"2026-12-01","uid":"one"}"# + "\n\n\(line)\n")
        #expect(run.errors == "daybook: Standard input, line 3: \(sentence) Nothing was added.\n")
        #expect(run.status.rawValue == status && run.output == "")
        #expect(try desk.contents() == before)
    }

    @Test("A calendar can be named for all lines, a dry run adds nothing, and other options are refused")
    func options() throws {
        let desk = Desk()
        try desk.prepare("calendars add Work")
        let lines = #"{"title":"A","start":"2026-12-01"}"# + "\n" + #"{"title":"B","start":"2026-12-01","calendar":"Personal"}"#
        #expect(desk.run("add --from-jsonl - --dry-run", input: lines).output == "Would add 2 events.\n")
        #expect(desk.run("list").output == "")
        #expect(desk.run("add --from-jsonl - -c work --template '{title} {calendar}'", input: lines).output == "A Work\nB Work\n")
        #expect(desk.run("add --from-jsonl - -q", input: lines).output == "")
        #expect(desk.run("add --from-jsonl -", input: "").output == "Added 0 events.\n")
        #expect(
            desk.run("add --from-jsonl - --location x", input: lines).errors
                == "daybook: '--from-jsonl' and '--location' exclude each other; write one of them.\n")
        #expect(
            desk.run("add Lunch --from-jsonl -", input: lines).errors
                == "daybook: 'TITLE' and '--from-jsonl' exclude each other; write one of them.\n")
        #expect(
            desk.run("add --from-jsonl \(desk.folder)/none").errors
                == "daybook: The file '\(desk.folder)/none' could not be used: No such file or directory.\n")
    }
}
