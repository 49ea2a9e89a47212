import Testing

@testable import CommandLineTool

struct HelpTests {
    @Test(
        "Help is as it was read and found right",
        arguments: [
            (["--help"], "help-overview"), (["add", "--help"], "help-add"), (["calendars", "-h"], "help-calendars"),
            (["help", "calendars", "add"], "help-calendars-add"), (["help", "dates"], "help-dates"),
            (["completions", "-h"], "help-completions"),
        ])
    func pages(line: [String], name: String) {
        let run = Run(line)
        #expect(run.status == .done && run.errors == "")
        Golden.expect(run.output, equals: name + ".txt")
    }

    @Test("A program with many commands has them on one screen")
    func manyCommands() {
        let names = [
            ("add", CommandGroup.events), ("show", .events), ("edit", .events), ("delete", .events), ("undo", .events),
            ("list", .finding),
            ("search", .finding), ("next", .finding), ("free", .finding), ("busy", .finding), ("agenda", .pages),
            ("month", .pages),
            ("week", .pages), ("fortnight", .pages), ("year", .pages), ("page", .pages), ("select", .pages), ("range", .pages),
            ("import", .files), ("export", .files), ("calendars", .store), ("settings", .store), ("completions", .help),
            ("help", .help),
        ]
        let commands = names.map { name, group in
            CommandDeclaration(name, group: group, summary: "Do what \(name) does") {
                CommandBody()
            } run: { _, _ in
                .done
            }
        }
        let catalog = CommandCatalog(
            name: "daybook", version: "1", purpose: "Daybook keeps your events in one file.",
            examples: [CommandExample("daybook add \"Team lunch\" \"tomorrow 12:30\" --for 1h")], commands: commands)
        let text = Run(["--help"], catalog: catalog).output
        Golden.expect(text, equals: "help-many.txt")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 <= 24 && lines.allSatisfy { $0.count < 80 })
    }

    @Test("A command with many options fits a screen")
    func manyOptions() {
        let text = Run(["add", "-h"], catalog: WideCatalog.catalog).output
        Golden.expect(text, equals: "help-wide.txt")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count - 1 <= 24 && lines.allSatisfy { $0.count <= 80 })
    }

    @Test("No line is wider than the terminal, and headings are bold on it only")
    func widths() {
        for columns in [40, 50, 60, 72, 80, 200] {
            for line in [["--help"], ["add", "-h"], ["list", "-h"], ["completions", "-h"]] {
                for text in Run(line, columns: columns).output.split(separator: "\n") where !text.contains("daybook ") {
                    #expect(text.count <= columns, "\(line) at \(columns): \(text)")
                }
            }
        }
        #expect(!Run(["add", "-h"]).output.contains("\u{1B}"))
        #expect(Run(["add", "-h"], terminal: true).output.hasPrefix("\u{1B}[1mExamples"))
        #expect(!Run(["add", "-h", "--color=never"], terminal: true).output.contains("\u{1B}"))
    }

    @Test(
        "Help on nothing that exists is refused",
        arguments: [
            (["help", "lits"], "daybook: There is no help on 'lits'; did you mean 'list'?\n"),
            (["help", "date"], "daybook: There is no help on 'date'; did you mean 'dates'?\n"),
            (["help", "calendars", "ad"], "daybook: There is no help on 'calendars ad'; did you mean 'calendars add'?\n"),
            (["help", "list", "x"], "daybook: There is no help on 'list x'; 'daybook --help' lists what there is.\n"),
        ])
    func unknown(line: [String], sentence: String) {
        let run = Run(line)
        #expect(run.status == .usage && run.output == "" && run.errors == sentence)
    }
}

/// A command with as many options as the widest of the program.
private enum WideCatalog {
    static let catalog = CommandCatalog(
        name: "daybook", version: "1", purpose: "Daybook keeps your events in one file.",
        commands: [
            CommandDeclaration("add", summary: "Add an event") {
                CommandBody(
                    examples: [
                        CommandExample("daybook add \"Team lunch\" \"tomorrow 12:30\" --for 1h"),
                        CommandExample("daybook add \"Trip\" 2026-12-24 --to 2026-12-27", "four days"),
                        CommandExample("daybook add --from-jsonl events.jsonl", "many at once"),
                    ],
                    discussion: "Add an event. A start without a time makes it all-day.",
                    positionals: [
                        PositionalDeclaration("TITLE", .optional, help: "What it is called"),
                        PositionalDeclaration("WHEN", .any, help: "A day, a time or both: tomorrow 12:30"),
                    ],
                    options: [
                        OptionDeclaration("to", value: "WHEN", group: .time, help: "Through this day, or to this time"),
                        OptionDeclaration("for", value: "TIME", group: .time, help: "How long: 1h30m, 3d"),
                        OptionDeclaration("calendar", short: "c", value: "NAME", group: .details, help: "In this calendar"),
                        OptionDeclaration("location", value: "PLACE", group: .details, help: "Where"),
                        OptionDeclaration("notes", value: "TEXT", group: .details, help: "More about it"),
                        OptionDeclaration("url", value: "URL", group: .details, help: "A link"),
                        OptionDeclaration(
                            "category", value: "NAME", repeatable: true, group: .details, help: "A word to find it by"),
                        OptionDeclaration("alarm", value: "TIME", repeatable: true, group: .details, help: "Before the start"),
                        OptionDeclaration(
                            "status", value: "STATUS", allowed: ["confirmed", "tentative", "cancelled"], group: .details,
                            help: "How sure"),
                        OptionDeclaration("busy", excludes: ["free"], group: .details, help: "Time is taken"),
                        OptionDeclaration("free", group: .details, help: "Time stays free"),
                        OptionDeclaration("from-jsonl", value: "FILE", help: "Add each line; - reads input"),
                        OptionDeclaration("explain", help: "Tell how it was read"),
                        OptionDeclaration("dry-run", short: "n", help: "Change nothing"),
                    ] + RecordOptions.all, formats: .records)
            } run: { _, _ in
                .done
            }
        ])
}
