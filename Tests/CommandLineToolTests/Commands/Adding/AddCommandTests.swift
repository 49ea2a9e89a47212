import Testing

@testable import CommandLineTool

struct AddCommandTests {
    @Test(
        "add answers with weekday and full date",
        arguments: [
            ("Lunch tomorrow 12:30 --for 1h", "Wednesday 2 December 2026, 12:30–13:30"),
            ("Lunch tomorrow 12:30", "Wednesday 2 December 2026, 12:30–13:30"),
            ("Lunch 'next fri 9-10:30'", "Friday 11 December 2026, 09:00–10:30"),
            ("Lunch tomorrow", "Wednesday 2 December 2026"),
            ("Trip 2026-12-24 --to 2026-12-27", "Thursday 24 – Sunday 27 December 2026"),
            ("Trip 2026-12-24 --for 4d", "Thursday 24 – Sunday 27 December 2026"),
            ("Trip 'dec 24-27'", "Thursday 24 – Sunday 27 December 2026"),
            ("Trip 2026-12-24 --to 2026-12-24", "Thursday 24 December 2026"),
            ("Shift 'fri 22:00' --to 6:00", "Friday 4 December 2026, 22:00 – Saturday 5 December 2026, 06:00"),
            ("Party 'fri 20:00' --to midnight", "Friday 4 December 2026, 20:00–24:00"),
            ("Bell 'fri 9:00' --for 0", "Friday 4 December 2026, 09:00"),
            ("Run 'fri 9:00' --for 2d", "Friday 4 December 2026, 09:00 – Sunday 6 December 2026, 09:00"),
            ("Pill 'fri 9:00' --floating", "Friday 4 December 2026, 09:00–10:00 (floating)"),
            ("Last 9999-12-31", "Friday 31 December 9999"),
            ("First 0001-01-01", "Monday 1 January 0001"),
        ])
    func answers(line: String, when: String) throws {
        let desk = Desk()
        let run = desk.run("add " + line)
        let title = try #require(line.split(separator: " ").first)
        #expect(run.output == "Added  \(title)  (Personal)  #1\n       \(when)\n")
        #expect(run.errors == "" && run.status == .done)
    }

    @Test(
        "A time of another zone is answered on the viewer's clock and on its own",
        arguments: [
            (
                "Call '14:00 America/New_York'",
                "       Tuesday 1 December 2026, 20:00–21:00\n       14:00–15:00 in America/New_York\n"
            ),
            (
                "Call '8:00 Asia/Tokyo'",
                "       Wednesday 2 December 2026, 00:00–01:00\n       08:00–09:00 in Asia/Tokyo\n"
            ),
            (
                "Call '2026-12-05 3:00 Asia/Tokyo'",
                "       Friday 4 December 2026, 19:00–20:00\n       Saturday 5 December 2026, 03:00–04:00 in Asia/Tokyo\n"
            ),
            (
                "Fly 'fri 10:00' --to '13:30 America/New_York'",
                "       Friday 4 December 2026, 10:00–19:30\n       10:00 in Europe/Berlin, 13:30 in America/New_York\n"
            ),
            // It lands on the clock before it starts.
            (
                "Fly 'fri 17:00 Asia/Tokyo' --to '10:00 America/Los_Angeles'",
                "       Friday 4 December 2026, 09:00–19:00\n       17:00 in Asia/Tokyo, 10:00 in America/Los_Angeles\n"
            ),
            // It lands on the day before it starts.
            (
                "Fly '2026-12-04 0:30 Asia/Tokyo' --to '17:30 America/Los_Angeles'",
                """
                       Thursday 3 December 2026, 16:30 – Friday 4 December 2026, 02:30
                       Friday 4 December 2026, 00:30 in Asia/Tokyo, Thursday 3 December 2026, 17:30 in America/Los_Angeles\n
                """
            ),
            ("Call '16:00 +05:30'", "       Tuesday 1 December 2026, 11:30–12:30\n       16:00–17:00 in +05:30\n"),
        ])
    func zones(line: String, answer: String) {
        let run = Desk().run("add " + line)
        #expect(run.output.split(separator: "\n", maxSplits: 1).last.map(String.init) == answer && run.errors == "")
    }

    @Test("A calendar with a zone gives it to its events, and --explain says so")
    func calendarZone() throws {
        let desk = Desk()
        try desk.prepare("calendars add Travel --zone Asia/Tokyo")
        let run = desk.run("add Sushi 'fri 10:00' --to 12:00 -c travel --explain")
        #expect(
            run.output
                == "Added  Sushi  (Travel)  #1\n       Friday 4 December 2026, 02:00–04:00\n       10:00–12:00 in Asia/Tokyo\n")
        #expect(
            run.errors == """
                "10:00" is 10:00
                "fri" is Friday 4 December 2026 (the next Friday)
                the time is one of Asia/Tokyo, the zone of the calendar 'Travel'
                "12:00" is 12:00
                the end is a time of Asia/Tokyo\n
                """)
        // In Tokyo it is already evening.
        #expect(desk.run("add Early 9:00 -c Travel --fields start").output == "start\n2026-12-02T01:00:00+01:00\n")
        #expect(desk.run("add Here '9:00 Europe/Berlin' -c Travel --fields timeZone").output == "timeZone\nEurope/Berlin\n")
    }

    @Test("Clocks that skip or repeat the time are told of")
    func clocks() {
        let desk = Desk()
        #expect(
            desk.run("add Gap '2027-03-28 2:30'").errors
                == "note: The clocks of Europe/Berlin skip Sunday 28 March 2027, 02:30; it will be at 03:30.\n")
        #expect(
            desk.run("add End '2027-03-28 1:30' --to 2:30").errors
                == "note: The clocks of Europe/Berlin skip Sunday 28 March 2027, 02:30; it will be at 03:30.\n")
        let fold = desk.run("add Fold '2027-10-31 2:30'")
        #expect(
            fold.errors
                == "note: The clocks of Europe/Berlin show Sunday 31 October 2027, 02:30 twice; the first is meant.\n")
        #expect(fold.output.hasSuffix("Sunday 31 October 2027, 02:30–02:30\n"))
        #expect(desk.run("add Fold '2027-10-31 2:30' --floating").errors == "")
        #expect(desk.run("add Fold '2027-10-31 2:30' -q").errors == "")
    }

    @Test("All details are kept and shown")
    func details() throws {
        let desk = Desk()
        try desk.prepare(
            """
            add "Team lunch" tomorrow 12:30 -l "Café Central" --notes "One\nTwo" --url https://example.com --category team \
            --category "a,b" --alarm 15m --alarm "1d before end" --alarm "2026-12-02 9:00" --status tentative --privacy private \
            --free --priority 2
            """)
        let lines = desk.run("show 1").output.split(separator: "\n").filter { !$0.hasPrefix("  uid") && !$0.hasPrefix("  etag") }
        Golden.expect(lines.joined(separator: "\n") + "\n", equals: "show.txt")
        try desk.prepare("edit 1 --location '' --notes '' --url '' --category '' --alarm '' --priority '' --busy")
        let cleared = desk.run("show 1").output
        for name in ["location", "notes", "url", "categories", "alarm", "priority"] { #expect(!cleared.contains("  \(name) ")) }
        #expect(cleared.contains("shown as  busy"))
    }

    @Test("The settings decide what is left out")
    func settings() throws {
        let desk = Desk()
        try desk.prepare("settings timed-length 45m", "calendars add Work", "calendars default Work")
        #expect(desk.run("add Call 14:00").output == "Added  Call  (Work)  #1\n       Tuesday 1 December 2026, 14:00–14:45\n")
        try desk.prepare("settings timed-length '1d 2h30m'")
        #expect(desk.run("add Call 14:00 --fields end").output == "end\n2026-12-02T16:30:00+01:00\n")
        // Weeks are asked for only by phrases that are about weeks.
        try desk.prepare("settings first-weekday sunday")
        #expect(desk.run("add Rest 'next sun' --fields start").output == "start\n2026-12-06\n")
        try desk.prepare("settings first-weekday ''")
        #expect(desk.run("add Rest 'next sun' --fields start").output == "start\n2026-12-13\n")
    }

    @Test("What was added is printed in every form")
    func forms() {
        let desk = Desk()
        #expect(
            desk.run("add Trip 2026-12-24 --format json --fields id,title,start,end,allDay").output
                == "[\n{\"id\":\"1\",\"title\":\"Trip\",\"start\":\"2026-12-24\",\"end\":\"2026-12-25\",\"allDay\":true}\n]\n")
        #expect(desk.run("add Trip 2026-12-24 --template '{id} {start:%a} {calendar}'").output == "2 Thu Personal\n")
        #expect(desk.run("add Trip 2026-12-24 --quiet").output == "")
    }

    @Test(
        "Titles are text, whatever they look like",
        arguments: [
            "42", "add", "{title}", "%s", "'", "a\tb", "日本語の勉強会", "👩‍👩‍👧 Familie 🏳️‍🌈", "e\u{301}\u{301}\u{301}", "שלום עולם",
            "a\u{202E}b", "\u{200D}",
            String(repeating: "x", count: 10_000), "two\nlines",
        ])
    func titles(title: String) throws {
        let desk = Desk()
        #expect(desk.run(["add", "--", title, "tomorrow"]).status == .done)
        let json = try #require(desk.run("list --fields title --format jsonl").output.split(separator: "\n").first)
        let copied = desk.run(
            "add --from-jsonl - --fields title --format jsonl", input: json.dropLast() + ",\"start\":\"2027-01-01\"}")
        #expect(copied.output == json + "\n")
        for columns in [40, 80] {
            for line in ["list", "show 1", "next", "edit 1 --busy"] {
                let shown = desk.run(line, columns: columns).output
                #expect(!shown.unicodeScalars.contains { 0x202A...0x202E ~= $0.value || $0.value == 9 })
            }
        }
    }

    @Test("A title with a dash goes behind the --")
    func dash() {
        #expect(Desk().run("add tomorrow -- -x").status == .usage)
        #expect(Desk().run("add -- -x tomorrow").output == "Added  -x  (Personal)  #1\n       Wednesday 2 December 2026\n")
    }
}
