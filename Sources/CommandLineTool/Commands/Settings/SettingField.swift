/// The fields of a setting.
enum SettingField: String, RecordField {
    case name
    case value
    /// What holds when nothing is set.
    case standard
    /// Whether a person has set it.
    case isSet = "set"
}
