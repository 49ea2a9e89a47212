@testable import CommandLineTool

/// Finds what is inconsistent in the declarations of a program; every catalog should give an empty list.
enum CatalogCheck {
    static func problems(in catalog: CommandCatalog) -> [String] {
        var problems = repeated(catalog.commands.flatMap { [$0.name] + $0.aliases }, "command")
        for node in CommandTree(catalog).nodes.dropFirst() {
            let options = node.options
            problems += repeated(options.map(\.flag), "option of \(node.name)")
            problems += repeated(options.compactMap { $0.short.map { "-\($0)" } }, "option of \(node.name)")
            problems += repeated(node.body.subcommands.flatMap { [$0.name] + $0.aliases }, "subcommand of \(node.name)")
            if node.summary.count > 26 { problems.append("the summary of \(node.name) is longer than 26 characters") }
            if node.summary.hasSuffix(".") { problems.append("the summary of \(node.name) ends in a full stop") }
            for option in options {
                if option.help.hasSuffix(".") { problems.append("the help of \(option.flag) ends in a full stop") }
                if option.isFlag, option.isRepeatable || !option.allowed.isEmpty {
                    problems.append("\(option.flag) is a flag with values")
                }
                for name in option.excludes where !options.contains(where: { $0.name == name }) {
                    problems.append("\(option.flag) of \(node.name) excludes --\(name), which isn't there")
                }
            }
            let positionals = node.body.positionals
            for (index, positional) in positionals.enumerated() {
                if positional.isRepeated, index + 1 < positionals.count {
                    problems.append("\(positional.name) of \(node.name) takes all")
                }
                if positional.isRequired, index > 0, !positionals[index - 1].isRequired {
                    problems.append("\(positional.name) of \(node.name) is required behind an optional one")
                }
            }
            for example in node.body.examples where !example.line.contains(catalog.name) {
                problems.append("an example of \(node.name) doesn't call \(catalog.name)")
            }
        }
        return problems
    }

    private static func repeated(_ names: [String], _ what: String) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }.map { "\($0) is declared twice as \(what)" }
    }
}
