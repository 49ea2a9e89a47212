/// Prints records one at a time; nothing but the output's buffer is held in memory.
///
/// ```swift
/// let writer = RecordWriter<EventRecord>(.json, fields: EventField.allCases, to: environment.output)
/// for occurrence in occurrences { try writer.write(EventRecord(occurrence)) }
/// try writer.finish()
/// ```
final class RecordWriter<Item: Record> {
    private let style: RecordStyle
    private let fields: [Item.Field]
    private let output: OutputBuffer
    private let allFields = Item.Field.allCases
    /// What stands before each value in JSON: `{"id":`, `,"title":` …
    private let keys: UnsafeMutableBufferPointer<UInt8>
    /// Where each key ends in `keys`.
    private let keyEnds: [Int]
    private(set) var count = 0

    init(_ style: RecordStyle, fields: [Item.Field] = Item.Field.allCases, to output: OutputBuffer) {
        self.style = style
        self.fields = fields
        self.output = output
        var keys: [UInt8] = []
        keyEnds = fields.map { field in
            keys += Array("\(keys.isEmpty ? "{" : ",")\"\(field.rawValue)\":".utf8)
            return keys.count
        }
        self.keys = .allocate(capacity: keys.count)
        _ = self.keys.initialize(from: keys)
    }

    deinit {
        keys.deallocate()
    }

    /// Prints one record; throws when the output can't take it, so that a long query stops.
    func write(_ item: Item) throws(CommandError) {
        if count == 0 { begin() }
        switch style {
        case .json:
            output.write(count == 0 ? "[\n" : ",\n")
            writeObject(item)
        case .jsonLines:
            writeObject(item)
            output.write(byte: 0x0A)
        case .csv: writeRow(item, separator: 0x2C) { output.write(csv: $0) }
        case .tsv: writeRow(item, separator: 0x09) { output.write(tsv: $0) }
        case .template(let template): template.write(item, fields: allFields, to: output)
        }
        count += 1
        if let code = output.failure { throw .outputFailed(code: code) }
    }

    /// Prints what stands after the last record: the end of the array, or the header of an empty table.
    func finish() throws(CommandError) {
        if count == 0 { begin() }
        if case .json = style { output.write(count == 0 ? "[]\n" : "\n]\n") }
        if let code = output.failure { throw .outputFailed(code: code) }
    }

    private func begin() {
        switch style {
        case .csv, .tsv:
            for (index, field) in fields.enumerated() {
                if index > 0 { output.write(byte: isCSV ? 0x2C : 0x09) }
                output.write(field.rawValue)
            }
            output.write(byte: 0x0A)
        case .json, .jsonLines, .template: break
        }
    }

    private var isCSV: Bool { if case .csv = style { true } else { false } }

    private func writeObject(_ item: Item) {
        let (output, fields, keyEnds, keys) = (output, fields, keyEnds, keys)
        var keyStart = 0
        for index in fields.indices {
            let keyEnd = keyEnds[index]
            output.write(UnsafeBufferPointer(rebasing: keys[keyStart..<keyEnd]))
            keyStart = keyEnd
            switch item.value(of: fields[index]) {
            case .null: output.write("null")
            case .bool(let flag): output.write(flag ? "true" : "false")
            case .integer(let number): output.write(number)
            case .string(let text): output.write(json: text)
            case .strings(let texts):
                output.write(byte: 0x5B)
                for place in texts.indices {
                    if place > 0 { output.write(byte: 0x2C) }
                    output.write(json: texts[place])
                }
                output.write(byte: 0x5D)
            case .time(let time):
                output.write(byte: 0x22)
                output.write(time)
                output.write(byte: 0x22)
            }
        }
        output.write(byte: 0x7D)
    }

    private func writeRow(_ item: Item, separator: UInt8, _ writeText: (String) -> Void) {
        let (output, fields) = (output, fields)
        for index in fields.indices {
            if index > 0 { output.write(byte: separator) }
            switch item.value(of: fields[index]) {
            case .null: break
            case .bool(let flag): output.write(flag ? "true" : "false")
            case .integer(let number): output.write(number)
            case .string(let text): writeText(safe(text))
            case .strings(let texts): writeText(safe(DelimitedText.joined(texts)))
            case .time(let time): output.write(time)
            }
        }
        output.write(byte: 0x0A)
    }

    /// A pipe gets the text as it is; a terminal never gets a raw control.
    private func safe(_ text: String) -> String {
        output.isTerminal ? DisplayText.escaped(text) : text
    }
}
