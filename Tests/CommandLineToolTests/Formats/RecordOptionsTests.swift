import Testing

@testable import CommandLineTool

struct RecordOptionsTests {
    private static let catalog = CommandCatalog(
        name: "daybook", version: "1", purpose: "Test.",
        commands: [
            CommandDeclaration("list", summary: "List") {
                CommandBody(options: RecordOptions.all, formats: .records)
            } run: { arguments, environment in
                let description =
                    switch try RecordOptions.plan(arguments, fields: SampleField.self) {
                    case .text: "text"
                    case .records(let style, let fields): "\(style) \(fields.map(\.rawValue).joined(separator: ","))"
                    }
                environment.output.write(description.hasPrefix("template") ? "template" : description)
                return .done
            }
        ])

    @Test(
        "The options come to one plan",
        arguments: [
            ([], "text"), (["--format", "text"], "text"),
            (["--format", "json"], "json number,title,done,tags,start,notes"), (["--format=csv", "--fields=title"], "csv title"),
            (["--format=jsonl", "--fields=title,done"], "jsonLines title,done"), (["--fields", "title"], "tsv title"),
            (["--template", "{title}"], "template"),
            (
                ["--template", "x", "--fields", "title"],
                "daybook: '--template' and '--fields' exclude each other; write one of them.\n"
            ),
            (
                ["--template", "x", "--format", "csv"],
                "daybook: '--template' and '--format' exclude each other; write one of them.\n"
            ),
            (
                ["--format", "text", "--fields", "title"],
                "daybook: '--fields' can't be printed as 'text'; write --format json, jsonl, csv or tsv.\n"
            ),
        ] as [([String], String)])
    func plans(options: [String], expected: String) {
        let run = Run(["list"] + options, catalog: Self.catalog)
        #expect(run.output + run.errors == expected)
    }
}
