import Testing

@testable import CommandLineTool

struct EditCommandTests {
    /// What an event is before it is edited.
    enum Kind: String, CaseIterable, Sendable {
        case timed = "add A '2026-12-24 12:30' --for 90m"
        case spanned = "add A '2026-12-24 12:30' --to 14:00"
        case night = "add A '2026-12-24 22:00' --to 2:00"
        case days = "add A '24 dec' --to '26 dec'"
        case floating = "add A '2026-12-24 12:30' --to 14:00 --floating"
        case flight = "add A '2026-12-24 10:00' --to '13:30 America/New_York'"
        case tokyo = "add A '2026-12-24 12:30 Asia/Tokyo'"
    }

    @Test(
        "What is left out stays",
        arguments: [
            (.timed, "--when 13:00", "2026-12-24T13:00:00+01:00 2026-12-24T14:30:00+01:00 Europe/Berlin"),
            (.timed, "--when fri", "2026-12-04T12:30:00+01:00 2026-12-04T14:00:00+01:00 Europe/Berlin"),
            (.timed, "--when 'fri 9'", "2026-12-04T09:00:00+01:00 2026-12-04T10:30:00+01:00 Europe/Berlin"),
            (.timed, "--when 'fri 9-10'", "2026-12-04T09:00:00+01:00 2026-12-04T10:00:00+01:00 Europe/Berlin"),
            (.timed, "--when 9-10", "2026-12-24T09:00:00+01:00 2026-12-24T10:00:00+01:00 Europe/Berlin"),
            (.timed, "--when 'fri 9' --for 15m", "2026-12-04T09:00:00+01:00 2026-12-04T09:15:00+01:00 Europe/Berlin"),
            (.timed, "--for 2h", "2026-12-24T12:30:00+01:00 2026-12-24T14:30:00+01:00 Europe/Berlin"),
            (.timed, "--to 13:00", "2026-12-24T12:30:00+01:00 2026-12-24T13:00:00+01:00 Europe/Berlin"),
            (.timed, "--to 12:00", "2026-12-24T12:30:00+01:00 2026-12-25T12:00:00+01:00 Europe/Berlin"),
            (.timed, "--all-day", "2026-12-24 2026-12-25 "),
            (.timed, "--all-day --to 2026-12-26", "2026-12-24 2026-12-27 "),
            (.timed, "--all-day --when fri", "2026-12-04 2026-12-05 "),
            (.timed, "--floating", "2026-12-24T12:30:00 2026-12-24T14:00:00 "),
            (.timed, "--when '13:00 UTC'", "2026-12-24T14:00:00+01:00 2026-12-24T15:30:00+01:00 UTC"),
            (.spanned, "--when 13:00", "2026-12-24T13:00:00+01:00 2026-12-24T14:30:00+01:00 Europe/Berlin"),
            (.spanned, "--when '13:00 Asia/Tokyo'", "2026-12-24T05:00:00+01:00 2026-12-24T06:30:00+01:00 Asia/Tokyo"),
            (.spanned, "--floating", "2026-12-24T12:30:00 2026-12-24T14:00:00 "),
            (.spanned, "--title B", "2026-12-24T12:30:00+01:00 2026-12-24T14:00:00+01:00 Europe/Berlin"),
            (.night, "--when 23:00", "2026-12-24T23:00:00+01:00 2026-12-25T03:00:00+01:00 Europe/Berlin"),
            (.night, "--all-day", "2026-12-24 2026-12-26 "),
            (.night, "--all-day --when fri", "2026-12-04 2026-12-06 "),
            (.days, "--when fri", "2026-12-04 2026-12-07 "),
            (.days, "--when 'dec 28-29'", "2026-12-28 2026-12-30 "),
            (.days, "--to 2026-12-31", "2026-12-24 2027-01-01 "),
            (.days, "--for 2d", "2026-12-24 2026-12-26 "),
            (.days, "--when 9:00", "2026-12-24T09:00:00+01:00 2026-12-24T10:00:00+01:00 Europe/Berlin"),
            (.days, "--when 'fri 9-11'", "2026-12-04T09:00:00+01:00 2026-12-04T11:00:00+01:00 Europe/Berlin"),
            (.days, "--when 9:00 --floating", "2026-12-24T09:00:00 2026-12-24T10:00:00 "),
            (.floating, "--when 9:00", "2026-12-24T09:00:00 2026-12-24T10:30:00 "),
            (.floating, "--to 15:00", "2026-12-24T12:30:00 2026-12-24T15:00:00 "),
            (.floating, "--when '9:00 Europe/Berlin'", "2026-12-24T09:00:00+01:00 2026-12-24T10:30:00+01:00 Europe/Berlin"),
            (.floating, "--all-day", "2026-12-24 2026-12-25 "),
            (.flight, "--when fri", "2026-12-04T10:00:00+01:00 2026-12-04T19:30:00+01:00 Europe/Berlin America/New_York"),
            (.flight, "--when 11:00", "2026-12-24T11:00:00+01:00 2026-12-24T20:30:00+01:00 Europe/Berlin America/New_York"),
            (.flight, "--to 14:00", "2026-12-24T10:00:00+01:00 2026-12-24T20:00:00+01:00 Europe/Berlin America/New_York"),
            (.flight, "--to '20:00 Europe/Berlin'", "2026-12-24T10:00:00+01:00 2026-12-24T20:00:00+01:00 Europe/Berlin"),
            (.tokyo, "--when 10:00", "2026-12-24T02:00:00+01:00 2026-12-24T03:00:00+01:00 Asia/Tokyo"),
            (.tokyo, "--for 2h", "2026-12-24T04:30:00+01:00 2026-12-24T06:30:00+01:00 Asia/Tokyo"),
        ] as [(Kind, String, String)])
    func times(kind: Kind, options: String, expected: String) throws {
        let desk = Desk()
        try desk.prepare(kind.rawValue)
        let run = desk.run("edit 1 \(options) --template '{start} {end} {timeZone} {endTimeZone}'")
        let words = run.output.dropLast().split(separator: " ", omittingEmptySubsequences: false)
        // The zone of the end is named where it is another one.
        let shown = words.count == 4 && words[2] != words[3] ? words : words.dropLast()
        #expect(shown.joined(separator: " ") == expected && run.errors == "")
    }

    @Test("The event's own zone reads the time, and --explain says so")
    func explanation() throws {
        let desk = Desk()
        try desk.prepare("add A '2026-12-24 12:30 Asia/Tokyo'")
        #expect(
            desk.run("edit 1 --when 10:00 --explain").errors == """
                "10:00" is 10:00
                no day is named: Thursday 24 December 2026 (the day stays)
                the time is one of Asia/Tokyo, the event's zone\n
                """)
        #expect(desk.run("edit 1 --to 12:00 --explain").errors == "\"12:00\" is 12:00\nthe end is a time of Asia/Tokyo\n")
        try desk.prepare("add B fri 9:00")
        #expect(desk.run("edit 1 2 --when 10:00 --explain").errors.split(separator: "\n").last?.hasPrefix("#2: ") == true)
    }

    @Test("An event whose kind changes is shown as busy or free like a new one, unless that was chosen")
    func availability() throws {
        let desk = Desk()
        try desk.prepare("add A 'fri 9:00'", "add B fri --busy", "add C fri")
        #expect(desk.run("edit 1 --all-day --template {availability}").output == "free\n")
        #expect(desk.run("edit 2 --when 9:00 --template {availability}").output == "busy\n")
        #expect(desk.run("edit 2 --all-day --busy --template {availability}").output == "busy\n")
        #expect(desk.run("edit 3 --when 9:00 --template {availability}").output == "busy\n")
        #expect(desk.run("edit 3 --free --template {availability}").output == "free\n")
    }

    @Test("Several events change together or not at all")
    func several() throws {
        let desk = Desk()
        try desk.prepare("calendars add Work", "add A fri", "add B sat")
        #expect(
            desk.run("edit 2 1 2 --calendar work --title C").output == """
                Changed  C  (Work)  #2
                         Saturday 5 December 2026
                Changed  C  (Work)  #1
                         Friday 4 December 2026\n
                """)
        let before = try desk.contents()
        #expect(desk.run("edit 1 99 --title D").status == .notFound)
        #expect(try desk.contents() == before)
    }

    @Test("An etag guards against the changes of others")
    func etags() throws {
        let desk = Desk()
        try desk.prepare("add A fri")
        let etag = String(desk.run("show 1 --template {etag}").output.dropLast())
        #expect(desk.run("edit 1 --title B --if-etag \(etag)").status == .done)
        let late = desk.run("edit 1 --title C --if-etag \(etag)")
        #expect(late.status == .refused && late.errors.contains("it again before you change it") && late.output == "")
        #expect(desk.run("delete 1 --if-etag \(etag)").status == .refused)
        #expect(desk.run("show 1 --template {title}").output == "B\n")
        // An edit that changes nothing leaves the etag.
        let now = desk.run("show 1 --template {etag}").output
        #expect(desk.run("edit 1 --title B --template {etag}").output == now)
    }
}
