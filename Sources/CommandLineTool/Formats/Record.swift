/// Something that is printed field by field.
///
/// Only the fields that were asked for are computed, one at a time; no dictionary and no array stands between a record and
/// the output.
protocol Record {
    associatedtype Field: RecordField

    func value(of field: Field) -> FieldValue
}
