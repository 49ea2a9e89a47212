import Testing

@testable import CommandLineTool

struct UndoCommandTests {
    @Test("Each kind of change is taken back, and the answer names it")
    func kinds() throws {
        let desk = Desk()
        try desk.prepare("calendars add Work", "add A fri 9:00", "add B sat -c Work")
        let steps = [
            ("edit 1 --title C", "Restored  A  (Personal)  #1\n          Friday 4 December 2026, 09:00–10:00\n"),
            (
                "delete 1 2",
                """
                Restored  B  (Work)  #2
                          Saturday 5 December 2026
                Restored  A  (Personal)  #1
                          Friday 4 December 2026, 09:00–10:00\n
                """
            ),
            ("add D sun", "Removed  D  (Personal)  #3\n         Sunday 6 December 2026\n"),
            ("calendars add Trips", "Removed  calendar  Trips\n"),
            ("calendars edit Work --title Office", "Restored  calendar  Work\n"),
            ("calendars default Work", "Restored  default calendar  Personal\n"),
            (
                "calendars delete Work --with-events",
                "Restored  B  (Work)  #2\n          Saturday 5 December 2026\nRestored  calendar  Work\n"
            ),
            ("settings timed-length 2h", "Restored  timed-length  1h\n"),
            ("settings first-weekday sunday", "Restored  first-weekday  monday\n"),
        ]
        let before = try desk.contents(withEtags: false)
        for (line, answer) in steps {
            try desk.prepare(line)
            let changed = try desk.contents()
            let would = desk.run("undo --dry-run").output
            #expect(try desk.contents() == changed)
            #expect(
                would.split(separator: " ").joined(separator: " ")
                    == answer.split(separator: " ").joined(separator: " ").replacing("Restored", with: "Would restore")
                    .replacing("Removed", with: "Would remove"))
            #expect(desk.run("undo").output == answer, "\(line)")
            #expect(try desk.contents(withEtags: false) == before, "\(line)")
        }
    }

    @Test("Undo goes back step by step to the empty store")
    func steps() throws {
        let desk = Desk()
        try desk.prepare("add A fri", "edit 1 --title B", "delete 1")
        #expect(desk.run("undo --template '{title}'").output == "B\n")
        #expect(desk.run("undo --template '{title}'").output == "A\n")
        #expect(desk.run("undo --template '{title}'").output == "A\n")
        let end = desk.run("undo")
        #expect(end.status == .failed && end.errors == "daybook: There is nothing to undo.\n")
        #expect(desk.run("list fri").output == "")
    }

    @Test("delete says how to bring it back")
    func delete() throws {
        let desk = Desk()
        try desk.prepare("add A fri", "add B sat")
        #expect(
            desk.run("delete 1").output
                == "Deleted  A  (Personal)  #1\n         Friday 4 December 2026\n'daybook undo' brings it back.\n")
        try desk.prepare("undo")
        #expect(desk.run("rm 1 2").output.hasSuffix("'daybook undo' brings them back.\n"))
        try desk.prepare("undo")
        #expect(
            desk.run("delete 1 --dry-run").output == "Would delete  A  (Personal)  #1\n              Friday 4 December 2026\n")
        #expect(desk.run("delete 1 --template '{id} {title}'").output == "1 A\n")
        #expect(desk.run("delete 2 -q").output == "")
    }
}
