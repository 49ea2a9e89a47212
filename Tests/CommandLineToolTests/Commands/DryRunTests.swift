import Testing

@testable import CommandLineTool

struct DryRunTests {
    @Test(
        "Every changing command takes --dry-run, answers as it would, and changes nothing",
        arguments: [
            "add Lunch tomorrow", "edit 1 --when 10:00", "edit 1 2 --all-day --title B", "delete 1", "delete 1 2", "undo",
            "calendars add Trips --color tomato", "calendars edit Work --title Office", "calendars delete Work --with-events",
            "calendars default Work", "settings first-weekday sunday", "settings timed-length 2h",
        ])
    func rehearsal(line: String) throws {
        let desk = Desk()
        try desk.prepare("calendars add Work", "add A 'fri 9:00' -c Work", "add B sat --to sun")
        let before = try desk.contents()
        let would = desk.run(line + " --dry-run")
        #expect(would.status == .done && would.errors == "" && would.output.hasPrefix("Would "))
        #expect(try desk.contents() == before)
        let json = desk.run(line + " -n --format jsonl")
        #expect(try desk.contents() == before)
        let done = desk.run(line + " --format jsonl")
        #expect(try desk.contents() != before)
        // The same but for what every save makes anew.
        #expect(stable(json.output) == stable(done.output))
    }

    @Test("A dry run where no store is yet leaves no events behind")
    func fresh() throws {
        let desk = Desk()
        #expect(desk.run("add Lunch tomorrow -n").status == .done)
        #expect(desk.run("list").output == "" && desk.run("undo").status == .failed)
    }

    private func stable(_ lines: String) -> [String] {
        lines.split(separator: "\n").map { line in
            line.split(separator: ",").filter { !$0.contains("\"uid\"") && !$0.contains("\"etag\"") }.joined(separator: ",")
        }
    }
}
