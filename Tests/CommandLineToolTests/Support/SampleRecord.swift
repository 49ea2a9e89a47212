@testable import CommandLineTool

enum SampleField: String, RecordField {
    case number, title, done, tags, start, notes

    var isTime: Bool { self == .start }
}

/// A record with a value of every kind.
struct SampleRecord: Record {
    var number: Int64
    var title: String
    var done: Bool
    var tags: [String]
    var start: FieldTime
    var notes: String?

    func value(of field: SampleField) -> FieldValue {
        switch field {
        case .number: .integer(number)
        case .title: .string(title)
        case .done: .bool(done)
        case .tags: .strings(tags)
        case .start: .time(start)
        case .notes: .optional(notes)
        }
    }
}
