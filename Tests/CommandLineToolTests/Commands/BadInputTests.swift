import Testing

@testable import CommandLineTool

/// What is wrong on a line, the sentence that answers it, and the exit status. Nothing may change.
struct BadInputTests {
    @Test(
        "Bad input gets a clear sentence and the right status, and changes nothing",
        arguments: [
            // Adding
            ("add", 2, "TITLE is missing; write 'daybook add TITLE WHEN'."),
            ("add Lunch", 2, "WHEN is missing; write 'daybook add TITLE WHEN'."),
            ("add '' tomorrow", 2, "The title is empty; say in a few words what it is."),
            ("add ' ' tomorrow", 2, "The title is empty; say in a few words what it is."),
            ("add Lunch ''", 2, "WHEN: The date is empty; write one as in 'tomorrow 12:30', 'next fri' or 2026-12-24."),
            ("add Lunch '30 feb'", 2, "WHEN: '30 feb' is not a day: February 2027 has 28 days."),
            ("add Lunch 2026-02-30", 2, "WHEN: '2026-02-30' is not a day: February 2026 has 28 days."),
            ("add Lunch 03/04/2027", 2, "WHEN: '03/04/2027' is 3 April 2027 or 4 March 2027; write 2027-04-03 or 2027-03-04."),
            (
                "add Team lunch tomorrow", 2,
                #"WHEN: 'lunch' is not a word of dates; put quotes around a title of several words, as in "Team lunch"."#
            ),
            (
                "add Lunch 99999-01-01", 2,
                "WHEN: '99999-01-01' has a year outside 0001 to 9999; write four digits as in 2026-12-24."
            ),
            (
                "add Lunch 'fri 10-9:00' --to 11:00", 2,
                "'fri 10-9:00' has an end and '--to' gives another; leave one of them out."
            ),
            (
                "add Lunch 'fri 10:00' --to '2026-12-04 9:00'", 2,
                "--to: '2026-12-04 9:00' is not after the start 'Friday 4 December 2026, 10:00'; write a later end."
            ),
            (
                "add Trip 2026-12-27 --to 2026-12-24", 2,
                "--to: '2026-12-24' is not after the start 'Sunday 27 December 2026'; write a later end."
            ),
            (
                "add Lunch 'fri 10:00' --to sat", 2,
                "--to: 'sat' is a whole day, but the start has a time; end at a time too, as in 'sat 17:00'."
            ),
            (
                "add Trip fri --to 9:00", 2,
                "--to: '9:00' is a time, but the start is a whole day; end with a day, as in 2026-12-27."
            ),
            (
                "add Fly 'fri 17:00 Asia/Tokyo' --to '2026-12-03 23:00 America/Los_Angeles'", 2,
                "--to: '2026-12-03 23:00' is not after the start 'Friday 4 December 2026, 00:00 "
                    + "America/Los_Angeles'; write a later end."
            ),
            (
                "add Trip fri --for 2h", 2,
                "--for '2h' is no number of days; an all-day event lasts days, such as --for 3d, or give it a time."
            ),
            ("add Lunch 'fri 9:00' --for -1h", 2, "--for: '-1h' is negative; write a length as in 1h30m."),
            ("add Lunch 'fri 9:00' --for 1h --to 10:00", 2, "'--for' and '--to' exclude each other; write one of them."),
            (
                "add Lunch '9:00 UTC' --floating", 2,
                "'9:00 UTC' names the zone 'UTC', and --floating is for times without one; leave one of them out."
            ),
            (
                "add Lunch 9:00 --to '10:00 UTC' --floating", 2,
                "'10:00 UTC' names the zone 'UTC', and --floating is for times without one; leave one of them out."
            ),
            (
                "add Lunch '9:00 Mars/Base'", 2,
                "WHEN: 'Mars/Base' is not a time zone; write a name of the zone database such as 'Europe/Berlin'."
            ),
            (
                "add Lunch 9:00 --to '10:00 Europe/Berln'", 2,
                "--to: 'Europe/Berln' is not a time zone; did you mean 'Europe/Berlin'?"
            ),
            (
                "add Lunch 9:00 --tz Mars", 2,
                "--tz: 'Mars' is not a time zone; write a name of the zone database such as 'Europe/Berlin'."
            ),
            (
                "add Lunch 9:00 --now soon", 2,
                "--now: 'soon' is not a date or date-time; write 2026-12-24, 2026-12-24T18:30 or 2026-12-24T17:30:00Z."
            ),
            ("add Lunch 9:00 -c Wrok", 3, "There is no calendar 'Wrok'; did you mean 'Work'?"),
            ("add Lunch 9:00 -c Holidays", 3, "There is no calendar 'Holidays'; 'daybook calendars add' makes one."),
            ("add Lunch 9:00 --alarm 15", 2, "--alarm: '15' has no unit; write 15m for minutes or 15h for hours."),
            ("add Lunch 9:00 --status sure", 2, "--status 'sure' is not known; write confirmed, tentative or cancelled."),
            ("add Lunch 9:00 --privacy mine", 2, "--privacy 'mine' is not known; write public, private or confidential."),
            ("add Lunch 9:00 --priority 10", 2, "--priority '10' is not a whole number from 0 to 9."),
            ("add Lunch 9:00 --busy --free", 2, "'--busy' and '--free' exclude each other; write one of them."),
            ("add Lunch 9:00 --notes \u{1B}[31m", 2, #"--notes '\u{1B}[31m' has the control character U+001B; take it out."#),
            ("add Lunch 9:00 --url a\rb", 2, #"--url 'a\u{D}b' has the control character U+000D; take it out."#),
            ("add Lunch 9:00 --category \u{7F}", 2, #"--category '\u{7F}' has the control character U+007F; take it out."#),
            ("add Lunch 9:00 -l \u{9B}1m", 2, #"--location '\u{9B}1m' has the control character U+009B; take it out."#),
            ("add Lunch\u{7} 9:00", 2, #"TITLE 'Lunch\u{7}' has the control character U+0007; take it out."#),
            // Ids
            ("show", 2, "ID is missing; write 'daybook show ID...'."),
            ("show x", 2, "'x' is not an id; write the number that list shows, such as 42."),
            ("show 0", 2, "'0' is not an id; write the number that list shows, such as 42."),
            (
                "show 99999999999999999999", 2,
                "'99999999999999999999' is not an id; write the number that list shows, such as 42."
            ),
            ("show 99", 3, "There is no event '#99'."),
            ("show 1@20261204T090000", 3, "There is no event '#1@20261204T090000'."),
            ("delete 1 99", 3, "There is no event '#99'."),
            ("delete 1 2 --if-etag x", 2, "--if-etag is the state of one event, and there are 2; write one id."),
            // Editing
            ("edit 1", 2, "There is nothing to change; write what is to be different, as with --title, --when or --location."),
            (
                "edit 1 --explain --dry-run", 2,
                "There is nothing to change; write what is to be different, as with --title, --when or --location."
            ),
            ("edit 99 --title x", 3, "There is no event '#99'."),
            ("edit 1 --title ''", 2, "The title is empty; say in a few words what it is."),
            ("edit 1 --title \u{7}", 2, #"--title '\u{7}' has the control character U+0007; take it out."#),
            ("edit 1 --when ''", 2, "--when: The date is empty; write one as in 'tomorrow 12:30', 'next fri' or 2026-12-24."),
            ("edit 1 --when 'dec 24-27'", 2, "'dec 24-27' is 4 days, and #1 has a time; name one day, or add --all-day."),
            ("edit 1 --when 9:00 --all-day", 2, "'9:00' has a time, and --all-day takes it away; leave one of them out."),
            ("edit 1 --all-day --floating", 2, "'--all-day' and '--floating' exclude each other; write one of them."),
            ("edit 1 --to sat", 2, "--to: 'sat' is a whole day, but the start has a time; end at a time too, as in 'sat 17:00'."),
            // Finding
            (
                "list foo", 2,
                "PERIOD: 'foo' is not a word of dates; write one as in 'tomorrow 12:30', 'next fri 9-10:30' or 2026-12-24."
            ),
            ("list 2026-13", 2, "PERIOD: '2026-13' has no month 13: months are 1 to 12; write a date as in 2026-12-24."),
            ("list today --from today", 2, "'PERIOD' and '--from' exclude each other; write one of them."),
            ("list --to today --before today", 2, "'--to' and '--before' exclude each other; write one of them."),
            (
                "list --from 2026-12-05 --to 2026-12-01", 2,
                "The range ends at '2026-12-01', before it begins at '2026-12-05'; swap them."
            ),
            (
                "list --to 2026-11-01", 2,
                "The range ends at '2026-11-01', before it begins at '2026-12-01'; give its start with --from."
            ),
            (
                "list --from '2026-12-05 9:00' --before '2026-12-05 8:00'", 2,
                "The range ends at '2026-12-05T08:00:00', before it begins at '2026-12-05T09:00:00'; swap them."
            ),
            ("list --limit 0", 2, "--limit '0' is not a whole number from 1 up."),
            ("list --limit 99999999999999999999", 2, "--limit '99999999999999999999' is not a whole number from 1 up."),
            ("list --after x", 2, "'x' is not a cursor of this store; start again without one."),
            ("list -c Wrok", 3, "There is no calendar 'Wrok'; did you mean 'Work'?"),
            ("list --format ics", 2, "--format 'ics' is not known; write text, json, jsonl, csv or tsv."),
            (
                "list --fields titel", 2,
                "'titel' is not a field; did you mean 'title'? The fields are \(EventField.names.joined(separator: ", "))."
            ),
            ("list --template '{start'", 2, "--template, column 1: '{' has no '}'; write {{ for a brace itself."),
            ("search", 2, "WORD is missing; write 'daybook search WORD...'."),
            ("search ' '", 2, "WORD is missing; write 'daybook search WORD'."),
            ("next 0", 2, "N '0' is not a whole number from 1 up."),
            ("next many", 2, "N 'many' is not a whole number from 1 up."),
            // Calendars and settings
            ("calendars add work", 4, "There is a calendar 'Work' already; choose another title."),
            ("calendars add ''", 2, "The title is empty; say in a few words what it is."),
            ("calendars add \u{1B}", 2, #"TITLE '\u{1B}' has the control character U+001B; take it out."#),
            (
                "calendars add X --color nocolor", 2,
                "--color 'nocolor' is not known; write a CSS name such as steelblue, or #rrggbb."
            ),
            (
                "calendars add X --zone Mars", 2,
                "--zone: 'Mars' is not a time zone; write a name of the zone database such as 'Europe/Berlin'."
            ),
            ("calendars add X --position -1", 2, "--position '-1' is not a whole number from 0 to 1000000."),
            (
                "calendars edit Work", 2,
                "There is nothing to change; write what is to be different, as with --title, --color, --zone or --position."
            ),
            ("calendars edit Wrok --title x", 3, "There is no calendar 'Wrok'; did you mean 'Work'?"),
            ("calendars delete Work", 4, "Calendar 'Work' has 1 event; add --with-events to delete them too."),
            ("calendars default Holidays", 3, "There is no calendar 'Holidays'; 'daybook calendars add' makes one."),
            ("calendars rename Work", 2, "'rename' is not a command of 'daybook calendars'; write add, edit, delete or default."),
            ("settings colour", 2, "NAME 'colour' is not known; write first-weekday or timed-length."),
            (
                "settings first-weekday 8", 2,
                "first-weekday '8' is not known; write monday, tuesday, wednesday, thursday, friday, saturday or sunday."
            ),
            (
                "settings timed-length long", 2,
                "timed-length: 'long' is not a length of time; write one as in 1h30m, '90 min', 1:30 or '3 days'."
            ),
            // The line itself
            ("lsit", 2, "'lsit' is not a command; did you mean 'list'?"),
            ("list --calender x", 2, "'--calender' is not an option of 'daybook list'; did you mean '--calendar'?"),
            (
                "add -x 9:00", 2,
                "'-x' is not an option of 'daybook add'; 'daybook add --help' shows them, and text that begins with a dash goes behind --."
            ),
            ("list --db ''", 2, "'--db' needs a value; write --db FILE."),
            ("list --db /etc/passwd", 1, "'/etc/passwd' is not an SQLite database; name another file."),
            ("list --db /tmp", 1, "'/tmp' can't be opened: it is a folder; name another file."),
        ] as [(String, Int32, String)])
    func refused(line: String, status: Int32, sentence: String) throws {
        let desk = Desk()
        try desk.prepare("calendars add Work", "add A 'fri 9:00' -c Work", "add B sat")
        let before = try desk.contents()
        let run = desk.run(line)
        #expect(run.errors == "daybook: \(sentence)\n")
        #expect(run.status.rawValue == status && run.output == "")
        #expect(try desk.contents() == before)
    }

    @Test(
        "No raw control or bidirectional control reaches a terminal, also not in a message",
        arguments: [
            "show \u{202E}", "add \u{202E}", "add x \u{202E}", "list --fields \u{202E}", "list -c \u{9B}",
            "calendars add X --zone \u{202E}",
            "delete 1 --if-etag \u{1B}[2J", "list --after \u{1B}]0;x", "list --db /tmp/\u{1B}[31m/x",
            "calendars add Per\u{202E}sonal",
            "--\u{1B}", "\u{1B}", "add x 9:00 --\u{202E}", "settings timed-length \u{202E}", "list \u{2066}",
            "edit 1 --when \u{1B}",
        ])
    func messages(line: String) throws {
        let desk = Desk()
        try desk.prepare("calendars add 'Per\u{202E}sonal'", "add x fri")
        for columns in [nil, 80] {
            let run = desk.run(["--color", "never"] + line.split(separator: " ").map(String.init), columns: columns)
            #expect(run.status != .done || line == "list --db /tmp/\u{1B}[31m/x")
            let raw = (run.output + run.errors).unicodeScalars.filter { scalar in
                scalar != "\n"
                    && (scalar.properties.generalCategory == .control || 0x202A...0x202E ~= scalar.value
                        || 0x2066...0x2069 ~= scalar.value)
            }
            #expect(raw.isEmpty, "\(run.errors)")
        }
    }
}
