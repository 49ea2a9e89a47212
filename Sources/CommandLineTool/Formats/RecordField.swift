/// The names of a record's fields, in the order in which they are printed.
protocol RecordField: RawRepresentable<String>, CaseIterable, Equatable, Sendable where AllCases == [Self] {
    /// Whether the field is a date or time, so that a template may give it a pattern.
    var isTime: Bool { get }
}

extension RecordField {
    var isTime: Bool { false }

    /// All names.
    static var names: [String] { allCases.map(\.rawValue) }

    /// Reads `--fields title,start`: chosen, in that order.
    static func list(_ text: String) throws(CommandError) -> [Self] {
        var fields: [Self] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(part.drop { $0 == " " }.prefix { $0 != " " })
            guard let field = Self(rawValue: name) else {
                throw .unknownField(name, suggestion: NearestName.matches(for: name, among: names, limit: 1).first, known: names)
            }
            if fields.contains(field) { throw .repeatedField(name) }
            fields.append(field)
        }
        return fields
    }
}
