/// The fields of a setting.
enum SettingField: String, RecordField {
    case name
    case value
    /// What holds when nothing is set.
    case standard
    /// Whether a person has set it.
    case isSet = "set"
}

/// A setting, field by field.
struct SettingRecord: Record {
    typealias Field = SettingField

    let setting: Settings.Setting
    let value: String?

    /// What holds now.
    var shown: String { value ?? setting.standard }

    func value(of field: SettingField) -> FieldValue {
        switch field {
        case .name: .string(setting.name)
        case .value: .string(shown)
        case .standard: .string(setting.standard)
        case .isSet: .bool(value != nil)
        }
    }
}
