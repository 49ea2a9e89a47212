/// Every command and subcommand with its body, for what covers the whole program: completions and the manual.
struct CommandTree {
    /// One command.
    struct Node {
        /// The names that lead to it; empty for the program itself.
        let path: [String]
        /// Its paths by aliases as well, each joined by spaces.
        let spellings: [String]
        let summary: String
        let body: CommandBody
        let hasAction: Bool

        var name: String { path.joined(separator: " ") }
    }

    /// The program itself, then each command before its subcommands.
    let nodes: [Node]

    init(_ catalog: CommandCatalog) {
        let root = CommandBody(subcommands: catalog.commands)
        var nodes = [Node(path: [], spellings: [""], summary: catalog.purpose, body: root, hasAction: false)]
        for command in catalog.commands { Self.add(command, under: [], spelled: [""], to: &nodes) }
        self.nodes = nodes
    }

    private static func add(
        _ command: CommandDeclaration, under path: [String], spelled parents: [String], to nodes: inout [Node]
    ) {
        let body = command.makeBody()
        let path = path + [command.name]
        let spellings = parents.flatMap { parent in
            ([command.name] + command.aliases).map { parent.isEmpty ? $0 : parent + " " + $0 }
        }
        nodes.append(
            Node(path: path, spellings: spellings, summary: command.summary, body: body, hasAction: command.action != nil))
        for subcommand in body.subcommands { add(subcommand, under: path, spelled: spellings, to: &nodes) }
    }
}

extension CommandTree.Node {
    /// The command's own options and the global ones, as they apply here: only the formats that it can print.
    ///
    /// An option of the command's own stands in the place of a global one with its name.
    var options: [OptionDeclaration] {
        body.options + GlobalOptions.declarations.filter { global in !body.options.contains { $0.name == global.name } }
    }

    /// What may follow an option here.
    func allowed(for option: OptionDeclaration) -> [String] {
        option.name == "format" && !body.formats.isEmpty ? body.formats.names : option.allowed
    }
}
