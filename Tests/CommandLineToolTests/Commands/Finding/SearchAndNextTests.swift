import Testing

@testable import CommandLineTool

struct SearchAndNextTests {
    @Test("search shows each event once, in order of time for people, the best first for programs")
    func search() throws {
        let desk = Desk()
        try desk.prepare(
            "add 'Dentist' 2027-01-05 9:00 --notes lunch", "add 'Trip with lunch' 2026-12-24 --to 2026-12-27",
            "add 'Lunch' 2026-12-02 12:30", "add 会議 2026-12-03 9:00", "add 'Old lunch' 2020-05-01",
            "add '100% _it''s_' 2026-12-03 8:00")
        Golden.expect(desk.run("search lunch --color never", columns: 80).output, equals: "search.txt")
        #expect(desk.run("search lunch --template {title}").output.hasPrefix("Lunch\n"))
        #expect(desk.run("search lun --template {title} --from 2027-01-01 --to 2027-12-31").output == "Dentist\n")
        #expect(desk.run("search LÚNCH dent --template {title}").output == "Dentist\n")
        #expect(desk.run("search 会議 --template {title}").output == "会議\n")
        #expect(desk.run("find 100% --template {title}").output == "100% _its_\n")
        #expect(desk.run("search nothing").output == "")
        #expect(desk.run("search nothing --color never", columns: 80).output == "No events.\n")
        let page = desk.run("search lunch --limit 1 --template {title}")
        let cursor = String(page.errors.dropLast().split(separator: " ").last ?? "")
        #expect(page.output == "Lunch\n" && !cursor.isEmpty)
        #expect(desk.run("search lunch --limit 9 --template {title} --after \(cursor)").output.split(separator: "\n").count == 3)
    }

    @Test("next shows what starts now or later, each event once")
    func next() throws {
        let desk = Desk()
        try desk.prepare(
            "add Past 2026-12-01 9:00", "add Now 2026-12-01 10:00", "add Trip 2026-12-02 --to 2026-12-05",
            "add Far 2027-05-05 9:00")
        #expect(desk.run("next").output == "Tue 1 December\n  10:00–11:00  Now  (Personal)  #2\n")
        Golden.expect(desk.run("next 9 --color never", columns: 80).output, equals: "next.txt")
        #expect(desk.run("next --now 2026-12-01T10:01 --template {title}").output == "Trip\n")
        #expect(desk.run("next --from 2027-01-01 --template {title}").output == "Far\n")
        #expect(desk.run("next --from '2026-12-01 8:00 UTC' --template {title}").output == "Past\n")
        #expect(desk.run("next --from 2028-01-01").output == "")
    }
}
