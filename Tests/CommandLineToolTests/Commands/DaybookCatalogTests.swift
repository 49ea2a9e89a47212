import Testing

@testable import CommandLineTool

/// The program's own declarations.
struct DaybookCatalogTests {
    static let catalog = DaybookCatalog.make()
    /// The words that lead to each command.
    static let paths = CommandTree(catalog).nodes.map(\.path)

    @Test("Nothing is declared twice or against another")
    func consistency() {
        #expect(CatalogCheck.problems(in: Self.catalog) == [])
        // Only a calendar has a colour of its own.
        let globals = Set(GlobalOptions.declarations.map(\.name))
        let shadows = CommandTree(Self.catalog).nodes.flatMap { node in
            node.body.options.filter { globals.contains($0.name) }.map { "\(node.name) \($0.flag)" }
        }
        #expect(shadows == ["calendars add --color", "calendars edit --color"])
    }

    @Test("Help is as it was read and found right, and fits a screen", arguments: paths)
    func help(path: [String]) {
        let text = Run(["help"] + path, catalog: Self.catalog).output
        Golden.expect(text, equals: "daybook-help\(path.map { "-" + $0 }.joined()).txt")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24)
        for line in lines { #expect(DisplayText.width(of: String(line)) <= 80, "\(line)") }
        #expect(Run(path + ["--help"], catalog: Self.catalog).output == text)
    }

    @Test("So are the other pages", arguments: ["dates", "fields"])
    func topics(name: String) {
        let text = Run(["help", name], catalog: Self.catalog).output
        Golden.expect(text, equals: "daybook-help-\(name).txt")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 })
    }

    @Test("Every example works", arguments: paths)
    func examples(path: [String]) throws {
        guard let node = CommandTree(Self.catalog).nodes.first(where: { $0.path == path }) else { return }
        let examples = path.isEmpty ? Self.catalog.examples : node.body.examples
        for example in examples where !example.line.contains("source <(") {
            let desk = Desk()
            for number in 1...44 { try desk.prepare("add 'Event \(number)' 2026-12-0\(number % 9 + 1) 9:00") }
            if !example.line.contains("calendars add Work") {
                try desk.prepare("calendars add Work", "add Dentist fri 9:00 -c Work")
            }
            // A file of the example is an empty one, and an etag that of the event.
            var line = example.line.replacing("events.jsonl", with: "/dev/null")
            if let redirection = line.firstIndex(of: ">") { line = String(line[..<redirection]) }
            line = line.replacing("1f2e3d4c-57", with: desk.run("show 42 --template {etag}").output.dropLast())
            if line.contains("calendars delete Work"), !line.contains("--with-events") { try desk.prepare("delete 45") }
            let run = desk.run(line)
            #expect(run.status == .done && run.errors == "" || line.contains("--explain"), "\(example.line): \(run.errors)")
        }
    }

    @Test("The shells take the completions, and the manual is set without a warning")
    func scripts() {
        for (shell, command) in [("bash", "bash -n \"$INPUT\""), ("zsh", "zsh -n \"$INPUT\""), ("fish", "fish -n \"$INPUT\"")] {
            guard Tool.exists(shell) else { continue }
            let result = Tool.run(command, input: Run(["completions", shell], catalog: Self.catalog).output)
            #expect(result.status == 0 && result.output == "", "\(shell): \(result.output)")
        }
        guard Tool.exists("groff") else { return }
        let manual = Run(["completions", "man"], catalog: Self.catalog).output
        let set = Tool.run("groff -man -Tutf8 -ww -P-c < \"$INPUT\" > /dev/null", input: manual)
        #expect(set.status == 0 && set.output == "", "\(set.output)")
    }

    @Test("Completions offer what the store and the zone database have")
    func values() throws {
        let desk = Desk()
        #expect(desk.run("completions --values calendars").output == "")
        try desk.prepare("calendars add Work")
        #expect(desk.run("completions --values calendars").output == "Personal\nWork\n")
        #expect(desk.run("completions --values zones").output.contains("\nEurope/Berlin\n"))
    }
}
