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
