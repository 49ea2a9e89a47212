/// The options of every command that prints records, and what they come to.
enum RecordOptions {
    static let fields = OptionDeclaration(
        "fields", value: "LIST", group: .output, help: "These fields in this order, such as id,title,start; tsv unless --format")
    static let template = OptionDeclaration(
        "template", value: "TEXT", excludes: ["fields"], group: .output,
        help: "A line for each, such as '{start:%H:%M} {title}'")

    static let all = [fields, template]

    /// How a command prints.
    enum Plan<Field: RecordField> {
        /// The command's own text.
        case text
        case records(RecordStyle, [Field])
    }

    /// Reads `--format`, `--fields` and `--template`.
    static func plan<Field: RecordField>(
        _ arguments: ParsedArguments, fields type: Field.Type, defaults: [Field] = Field.allCases
    ) throws(CommandError) -> Plan<Field> {
        if let text = arguments.value(of: template) {
            if arguments.globals.format != nil { throw .excludedOptions(template.flag, GlobalOptions.formatOption.flag) }
            return .records(.template(try RecordTemplate(text, fields: type)), [])
        }
        let chosen = try arguments.value(of: fields).map { text throws(CommandError) in try Field.list(text) }
        switch arguments.globals.format {
        case nil: return chosen.map { .records(.tsv, $0) } ?? .text
        case .text:
            if chosen != nil { throw .formatNotOffered("text", command: "--fields", offered: ["json", "jsonl", "csv", "tsv"]) }
            return .text
        case .json: return .records(.json, chosen ?? defaults)
        case .jsonl: return .records(.jsonLines, chosen ?? defaults)
        case .csv: return .records(.csv, chosen ?? defaults)
        case .tsv: return .records(.tsv, chosen ?? defaults)
        }
    }
}
