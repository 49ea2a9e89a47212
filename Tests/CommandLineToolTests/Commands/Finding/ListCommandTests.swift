import Testing

@testable import CommandLineTool

struct ListCommandTests {
    /// A desk with a busy December.
    static func busy() throws -> Desk {
        let desk = Desk()
        try desk.prepare(
            "calendars add Work --color steelblue", "calendars add 仕事とプライベート --color tomato",
            "add 'Team lunch' 2026-12-01 12:30 --for 1h -c Work", "add 'Christmas fair' 2026-12-01",
            "add 'Night shift' 2026-12-01 22:00 --to 6:00 -c Work", "add Trip 2026-12-03 --to 2026-12-05",
            "add 日本語の勉強会とクリスマスパーティーの打ち合わせ 2026-12-03 10:00 --for 90m -c 仕事とプライベート",
            "add 'A title that is much longer than any line of a usual terminal has columns to show it' 2026-12-04 9:00 -c Work",
            "add Maybe 2026-12-04 9:00 --status tentative", "add Never 2026-12-04 9:00 --status cancelled",
            "add Bell 2026-12-04 8:00 --for 0", "add 'Long meeting' '2026-12-04 20:00' --to '2026-12-06 8:00'",
            "add 'New year' 2027-01-01", "add שלום 2026-12-05 9:00")
        return desk
    }

    @Test(
        "The listing is as it was read and found right",
        arguments: [(80, "list-80.txt"), (40, "list-40.txt"), (30, "list-30.txt"), (nil, "list-piped.txt")] as [(Int?, String)])
    func golden(columns: Int?, name: String) throws {
        let text = try Self.busy().run("list december --status any --color never", columns: columns).output
        Golden.expect(text, equals: name)
        guard let columns else { return }
        for line in text.split(separator: "\n") {
            let shown = line.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
            #expect(DisplayText.width(of: shown) <= columns, "\(line)")
        }
    }

    @Test("A terminal gets colours")
    func colours() throws {
        Golden.expect(try Self.busy().run("list 2026-12-01", columns: 80).output, equals: "list-colours.txt")
    }

    @Test(
        "Periods and bounds: a date is a whole day, a time a moment",
        arguments: [
            ("list", "3 4 5 6 7 9"), ("list today", "2 1 3"), ("list 2026-12-02", "3"),
            ("list this week", "1 2 3 4 5 7 6 9 10 12"),
            ("list 2026-W49", "1 2 3 4 5"), ("list 2026-12", ""), ("list 2027", "11"), ("list weekend", "4 10 12"),
            ("list --from 2026-12-03 --to 2026-12-03", "4 5"), ("list --from 2026-12-03 --before 2026-12-04", "4 5"),
            ("list --from 2026-12-27", "11"), ("list --from 2026-12-26 --to 2027-01-01", "11"), ("list --to today", "2 1 3"),
            ("list --from '2026-12-01 12:30' --to '2026-12-01 13:30'", "2 1"), ("list --from '2026-12-01 13:30' --to 22:00", "2"),
            ("list --from '2026-12-01 13:30' --to 22:01", "2 3"),
            ("list --from 2026-12-02 --to 2026-12-02 --before 2026-12-03", nil),
            ("list --from 2026-12-02 --before 2026-12-02", ""),
            ("list --from '2026-12-01 11:30 UTC' --to '2026-12-01 12:00 UTC'", "2 1"),
            ("list 2026-12-04 --status cancelled", "8"), ("list 2026-12-04 --status cancelled --status tentative", "7 8"),
            ("list 2026-12-04 -c Work", "6"), ("list 2026-12-04 -c work -c 仕事とプライベート", "6"), ("list december --search 勉強会", "5"),
            ("list december --search 'cafe x'", ""), ("list december --category x", ""),
        ] as [(String, String?)])
    func ranges(line: String, ids: String?) throws {
        let run = try Self.busy().run(line + " --template {id}")
        guard let ids else { return #expect(run.status == .usage) }
        if ["list", "list this week", "list 2026-W49", "list 2026-12"].contains(line) { return #expect(run.status == .done) }
        #expect(run.output.split(separator: "\n").joined(separator: " ") == ids && run.errors == "")
    }

    @Test("Without a range list shows today and six more days, from a day on seven")
    func standard() throws {
        let desk = Desk()
        for day in 1...20 { try desk.prepare("add D 2026-12-\(day < 10 ? "0" : "")\(day)") }
        let start = { (line: String) in
            desk.run(line + " --template {start}").output.split(separator: "\n").map { $0.suffix(2) }.joined(separator: " ")
        }
        #expect(start("list") == "01 02 03 04 05 06 07")
        #expect(start("list --from 2026-12-10") == "10 11 12 13 14 15 16")
        #expect(start("list --from 2026-12-10 --to 2026-12-11") == "10 11")
        #expect(start("list --before 2026-12-03") == "01 02")
        #expect(start("list next 3 days") == "01 02 03")
        #expect(start("list 2026-W50") == "07 08 09 10 11 12 13")
    }

    @Test("An empty range is nothing in a pipe and a word on a terminal")
    func empty() {
        let desk = Desk()
        #expect(desk.run("list").output == "" && desk.run("list").status == .done)
        #expect(desk.run("list --color never", columns: 80).output == "No events.\n")
        #expect(desk.run("list -q", columns: 80).output == "")
        #expect(desk.run("list --format json").output == "[]\n")
        #expect(desk.run("list --fields id,title --format csv").output == "id,title\n")
        #expect(desk.run("list --format jsonl").output == "")
    }

    @Test("Pages joined by their cursors have every event once")
    func cursors() throws {
        let desk = try Self.busy()
        let all = desk.run("list --from 2026-12-01 --to 2027-01-01 --status any --template {id}").output
        for limit in 1...5 {
            var joined = ""
            var cursor = ""
            repeat {
                let run = desk.run(
                    "list --from 2026-12-01 --to 2027-01-01 --status any --template {id} --limit \(limit)\(cursor)")
                joined += run.output
                cursor = ""
                if !run.errors.isEmpty {
                    let start = "note: There is more; go on with --after "
                    #expect(run.errors.hasPrefix(start))
                    cursor = " --after " + run.errors.dropFirst(start.count).dropLast()
                }
            } while !cursor.isEmpty
            #expect(joined == all)
        }
        #expect(desk.run("list december --limit 1 -q").errors == "")
    }

    @Test(
        "Days of 23 and 25 hours, missing midnights and a missing day are ordinary",
        arguments: [
            ("Europe/Berlin", "2027-03-28", "list-23-hours.txt"), ("Europe/Berlin", "2027-10-31", "list-25-hours.txt"),
            ("America/Santiago", "2026-09-06", "list-santiago.txt"), ("Asia/Beirut", "2026-03-29", "list-beirut.txt"),
            ("Pacific/Apia", "2011-12-30", "list-samoa.txt"),
        ])
    func strangeDays(zone: String, day: String, name: String) throws {
        let desk = Desk(now: "2011-12-01T00:00:00Z", zone: zone)
        let before = String(try #require(desk.run("add D \(day) --fields start").output.split(separator: "\n").last))
        #expect(before == day)
        let previous =
            day == "2026-09-06"
            ? "2026-09-05"
            : day == "2011-12-30"
                ? "2011-12-29" : String(day.dropLast(2)) + (day.hasSuffix("31") ? "30" : day.hasSuffix("29") ? "28" : "27")
        try desk.prepare(
            "add Float '\(day) 0:30' --floating", "add Gap '\(day) 2:30' --for 30m", "add Over '\(previous) 22:00' --for 4h",
            "add Evening '\(day) 23:00' --to midnight", "add Whole '\(previous) 12:00' --for 2d",
            "add Edge '\(previous) 23:00' --to midnight")
        Golden.expect(
            desk.run("list --from \(previous) --for 3d".replacing(" --for 3d", with: "") + " --color never", columns: 80).output,
            equals: name)
    }
}
