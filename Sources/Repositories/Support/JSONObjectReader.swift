import SQLiteAccess

/// Reads flat JSON objects through SQLite's own JSON functions.
package struct JSONObjectReader {
    private let connection: Connection

    package init(_ connection: Connection) { self.connection = connection }

    /// The members of an object, in their order; nil when the text is no JSON object.
    package func fields(of text: UnsafeBufferPointer<UInt8>) throws -> [JSONField]? {
        try connection.withStatement(JSONObjectSQL.isObject) { statement in
            try statement.bindUnowned(text: text, at: 1)
            guard try statement.step(), statement.int(at: 0) == 1 else { return nil }
            return try members(of: text)
        }
    }

    private func members(of text: UnsafeBufferPointer<UInt8>) throws -> [JSONField] {
        try connection.withStatement(JSONObjectSQL.members) { statement in
            try statement.bindUnowned(text: text, at: 1)
            var fields: [JSONField] = []
            while try statement.step() {
                let value = value(statement)
                if statement.int(at: 3) == 0 {
                    fields.append(JSONField(name: statement.string(at: 0), value: value))
                } else if let last = fields.indices.last {
                    fields[last].value = fields[last].value.appending(value)
                }
            }
            return fields
        }
    }

    private func value(_ row: Statement) -> JSONField.Value {
        switch row.string(at: 1) {
        case "null": .null
        case "true": .bool(true)
        case "false": .bool(false)
        case "integer": .integer(row.int64(at: 2))
        case "real": .real(row.double(at: 2))
        case "text": .string(row.string(at: 2))
        case "array": .strings([])
        default: .nested
        }
    }
}

extension JSONField.Value {
    /// The array with one more element; what is no array of strings is nested.
    fileprivate func appending(_ element: JSONField.Value) -> JSONField.Value {
        guard case .strings(let strings) = self, case .string(let text) = element else { return .nested }
        return .strings(strings + [text])
    }
}
