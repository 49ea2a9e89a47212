import Testing

@testable import CommandLineTool

struct ScenarioTests {
    @Test("A person's first hour with the program")
    func firstHour() {
        let desk = Desk()
        let lines = [
            "daybook list", "daybook calendars", #"daybook add "Team lunch" tomorrow 12:30 --for 1h"#,
            "daybook add Trip 2026-12-24 --to 2026-12-27", #"daybook add Dentist "next fri 9-9:30" --alarm 1h -l "Main St 4""#,
            "daybook calendars add Work --color steelblue", "daybook calendars default Work",
            #"daybook add Call "14:00 America/New_York" --explain"#, "daybook list", "daybook list 2026-12 --calendar Personal",
            "daybook edit 1 --when 13:00", "daybook edit 1 --when fri --calendar work", "daybook delete 4", "daybook undo",
            "daybook search dent", "daybook next", "daybook list december --fields id,title,start,end",
            "daybook list 2026-12-04 --format json --fields id,title,start,end,allDay",
            "daybook list december --template '{start:%a %e %b %H:%M}  {title}'", "daybook delete 99", "daybook settings",
        ]
        var transcript = ""
        for line in lines {
            let run = desk.run(line)
            transcript += "$ \(line)\n" + run.errors + run.output
            if run.status != .done { transcript += "[\(run.status.rawValue)]\n" }
        }
        Golden.expect(transcript, equals: "first-hour.txt")
    }
}
