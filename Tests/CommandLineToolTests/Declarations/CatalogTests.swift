import Testing

@testable import CommandLineTool

struct CatalogTests {
    @Test("The sample's declarations are consistent")
    func sample() {
        #expect(CatalogCheck.problems(in: SampleCatalog.catalog) == [])
    }

    @Test("Inconsistent declarations are found")
    func inconsistent() {
        let command = CommandDeclaration("odd", aliases: ["odd"], summary: "Does something that needs many words.") {
            CommandBody(
                positionals: [PositionalDeclaration("ALL", .any, help: "x"), PositionalDeclaration("ONE", help: "x")],
                options: [
                    OptionDeclaration("db", help: "x"), OptionDeclaration("one", short: "q", excludes: ["none"], help: "Ends."),
                    OptionDeclaration("flag", allowed: ["x"], help: "x"),
                ])
        }
        let catalog = CommandCatalog(name: "p", version: "1", purpose: "P.", commands: [command])
        #expect(
            CatalogCheck.problems(in: catalog) == [
                "odd is declared twice as command",
                "-q is declared twice as option of odd",
                "the summary of odd is longer than 26 characters", "the summary of odd ends in a full stop",
                "the help of --one ends in a full stop", "--one of odd excludes --none, which isn't there",
                "--flag is a flag with values", "ALL of odd takes all", "ONE of odd is required behind an optional one",
            ])
    }
}
