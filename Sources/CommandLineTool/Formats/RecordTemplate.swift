/// A `--template`: text with fields in braces, such as `{start:%H:%M} {title}`.
///
/// `{{` and `}}` are braces, `\n`, `\t` and `\\` escapes. Each record ends with a line feed of its own. Values are shown as in a
/// listing: no raw controls, a line end inside a value as `⏎`, null as nothing, a list with commas.
struct RecordTemplate: Sendable {
    private enum Piece: Sendable {
        case literal([UInt8])
        /// The field's place among all cases.
        case field(index: Int, pattern: TimePattern?)
    }

    private var pieces: [Piece] = []

    /// Reads a template for records with these fields.
    init<Field: RecordField>(_ text: String, fields: Field.Type, names: TimeNames = .english) throws(CommandError) {
        var reader = TemplateReader(text: text)
        var literal: [UInt8] = []
        while let token = try reader.next(known: Field.names) {
            switch token {
            case .text(let character): literal += Array(String(character).utf8)
            case .field(let name, let pattern, let column):
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = []
                let all = Field.allCases
                guard let index = all.firstIndex(where: { $0.rawValue == name }) else {
                    throw .badTemplate(
                        column: column, problem: name.isEmpty ? .emptyField : .unknownField(name), known: Field.names)
                }
                if pattern != nil, !all[index].isTime { throw .badTemplate(column: column, problem: .notTime(name), known: []) }
                var read: TimePattern?
                if let pattern { read = try Self.pattern(pattern, names, column: column + name.count + 2) }
                pieces.append(.field(index: index, pattern: read))
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private static func pattern(_ text: String, _ names: TimeNames, column: Int) throws(CommandError) -> TimePattern {
        do throws(TimePattern.PatternError) {
            return try TimePattern(text, names: names)
        } catch {
            throw .badTemplate(column: column + error.offset, problem: .unknownDirective(error.directive), known: [])
        }
    }

    /// Writes one line; `fields` are all cases of the record's fields.
    func write<Item: Record>(_ item: Item, fields: [Item.Field], to output: OutputBuffer) {
        for piece in pieces {
            switch piece {
            case .literal(let bytes): output.write(bytes)
            case .field(let index, let pattern):
                guard fields.indices.contains(index) else { continue }
                write(item.value(of: fields[index]), pattern, output)
            }
        }
        output.write(byte: 0x0A)
    }

    private func write(_ value: FieldValue, _ pattern: TimePattern?, _ output: OutputBuffer) {
        switch value {
        case .null: break
        case .bool(let flag): output.write(flag ? "true" : "false")
        case .integer(let number): output.write(number)
        case .string(let text): output.write(display: text)
        case .strings(let texts):
            for (index, text) in texts.enumerated() {
                if index > 0 { output.write(", ") }
                output.write(display: text)
            }
        case .time(let time):
            if let pattern { pattern.write(time, to: output) } else { output.write(time) }
        }
    }
}
