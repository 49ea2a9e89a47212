@testable import CommandLineTool

/// A small program with every kind of option, argument and subcommand.
enum SampleCatalog {
    static let calendar = OptionDeclaration(
        "calendar", short: "c", value: "NAME", repeatable: true, completion: .calendars, group: .filters,
        help: "Only this calendar")
    static let location = OptionDeclaration("location", value: "PLACE", group: .details, help: "Where it is; \"\" clears it")
    static let alarm = OptionDeclaration(
        "alarm", value: "TIME", repeatable: true, group: .details, help: "How long before the start")
    static let on = OptionDeclaration("on", value: "DAYS", group: .time, help: "Days of the month, from the end when negative")
    static let status = OptionDeclaration(
        "status", value: "STATUS", allowed: ["confirmed", "tentative", "cancelled"], default: "confirmed", group: .details,
        help: "How sure it is")
    static let limit = OptionDeclaration("limit", short: "l", value: "COUNT", help: "At most so many")
    static let dryRun = OptionDeclaration("dry-run", short: "n", help: "Only say what would be done")
    static let busy = OptionDeclaration("busy", excludes: ["free"], group: .details, help: "Time is taken")
    static let free = OptionDeclaration("free", group: .details, help: "Time is not taken")

    static let title = PositionalDeclaration("TITLE", help: "What it is called")
    static let when = PositionalDeclaration("WHEN", .any, help: "A day, a time or both: tomorrow 12:30")
    static let ids = PositionalDeclaration("ID", .oneOrMore, help: "What list shows behind the #")
    static let name = PositionalDeclaration("NAME", help: "The calendar's title")
    static let shell = PositionalDeclaration("SHELL", .optional, allowed: ["bash", "zsh", "fish"], help: "Which shell")

    static let add = CommandDeclaration("add", group: .events, summary: "Add an event") {
        CommandBody(
            examples: [
                CommandExample("daybook add \"Team lunch\" \"tomorrow 12:30\"", "one hour"),
                CommandExample("daybook add Trip 2026-12-24"),
            ],
            discussion: "Add an event. A start without a time makes it all-day.",
            positionals: [title, when], options: [location, alarm, on, status, busy, free, dryRun], formats: .records)
    } run: { _, environment in
        environment.output.write("added\n")
        return .done
    }

    static let list = CommandDeclaration("list", aliases: ["ls"], group: .finding, summary: "Show events by day") {
        CommandBody(options: [calendar, limit], formats: .records)
    } run: { _, _ in
        .done
    }

    static let delete = CommandDeclaration("delete", aliases: ["rm"], group: .events, summary: "Remove events") {
        CommandBody(positionals: [ids], options: [dryRun])
    } run: { arguments, _ in
        throw CommandError.notFound(kind: "event", name: arguments.value(of: ids) ?? "", suggestions: [])
    }

    static let calendars = CommandDeclaration("calendars", group: .store, summary: "List, add, edit calendars") {
        CommandBody(
            options: [limit], formats: .records,
            subcommands: [
                CommandDeclaration("add", summary: "Add a calendar") {
                    CommandBody(
                        examples: [CommandExample("daybook calendars add Work --location Berlin")], positionals: [name],
                        options: [location, limit], formats: [.text, .json])
                } run: { _, _ in
                    .done
                },
                CommandDeclaration("delete", summary: "Remove a calendar") {
                    CommandBody(positionals: [name])
                } run: { _, _ in
                    .done
                },
            ])
    } run: { _, _ in
        .done
    }

    static let settings = CommandDeclaration("settings", group: .store, summary: "Read and change settings") {
        CommandBody(
            subcommands: [
                CommandDeclaration("get", summary: "Print one") {
                    CommandBody(positionals: [name])
                } run: { _, _ in
                    .done
                },
                CommandDeclaration("set", summary: "Change one") {
                    CommandBody(positionals: [name])
                } run: { _, _ in
                    .done
                },
            ])
    }

    static let setup = CommandDeclaration("setup", group: .help, summary: "Prepare a shell") {
        CommandBody(positionals: [shell])
    } run: { _, _ in
        .done
    }

    static let catalog = CommandCatalog(
        name: "daybook", version: "1.2.3", purpose: "Daybook keeps your events in one file.",
        examples: [CommandExample("daybook add \"Team lunch\" \"tomorrow 12:30\""), CommandExample("daybook list")],
        commands: [add, list, delete, calendars, settings, setup, HelpCommand.declaration, CompletionsCommand.declaration],
        topics: [HelpTopic("dates", summary: "How dates are written") { "Dates are days.\n\n  2026-12-24\n" }],
        completionValues: { source, _, _ in source == .calendars ? ["Work", "Two words"] : ["Europe/Berlin", "UTC"] })
}
