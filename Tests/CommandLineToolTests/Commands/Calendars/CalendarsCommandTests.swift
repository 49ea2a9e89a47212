import Testing

@testable import CommandLineTool

struct CalendarsCommandTests {
    @Test("The calendars stand in a table")
    func table() throws {
        let desk = Desk()
        try desk.prepare(
            "calendars add Work --color steelblue",
            "calendars add 仕事とプライベート --color '#ff6347' --zone America/Argentina/Buenos_Aires",
            "calendars add 'A calendar with a title that is far too long for the table of a terminal' --zone Asia/Tokyo",
            "calendars default Work", "add A tomorrow -c Work")
        for day in 1...12 { try desk.prepare("add B\(day) 2026-12-\(day + 10) -c Personal") }
        Golden.expect(desk.run("calendars --color never", columns: 80).output, equals: "calendars-80.txt")
        Golden.expect(desk.run("calendars --color never", columns: 40).output, equals: "calendars-40.txt")
        Golden.expect(desk.run("calendars").output, equals: "calendars-piped.txt")
        Golden.expect(desk.run("calendars", columns: 80).output, equals: "calendars-colours.txt")
        Golden.expect(desk.run("calendars --format json").output, equals: "calendars.json")
    }

    @Test(
        "Each change says what it did",
        arguments: [
            ("add Trips", "Added  Trips  0 events\n"), ("add Trips --zone asia/tokyo --color TOMATO", nil),
            ("add Trips --zone asia/tokyo --color tomato", "Added  Trips  0 events  Asia/Tokyo  tomato\n"),
            ("edit work --title Office", "Changed  Office  1 event  steelblue\n"),
            ("edit Work --color ''", "Changed  Work  1 event\n"),
            ("edit Work --zone UTC", "Changed  Work  1 event  UTC  steelblue\n"),
            ("default Work", "Default  Work  1 event  default  steelblue\n"),
            ("delete Empty", "Deleted  Empty  0 events\n"), ("delete Work --with-events", "Deleted  Work  1 event  steelblue\n"),
            ("rm Empty --dry-run", "Would delete  Empty  0 events\n"),
            ("edit Work --title Job -n", "Would change  Job  1 event  steelblue\n"),
            ("edit Work --position 0 --fields title,position", "title\tposition\nWork\t0\n"), ("delete Empty -q", ""),
        ] as [(String, String?)])
    func changes(line: String, answer: String?) throws {
        let desk = Desk()
        try desk.prepare("calendars add Work --color steelblue", "calendars add Empty", "add A tomorrow -c Work")
        let run = desk.run("calendars " + line)
        if let answer { #expect(run.output == answer && run.errors == "") }
    }
}
