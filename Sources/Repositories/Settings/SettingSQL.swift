import SQLiteAccess

/// The SQL of the settings.
enum SettingSQL {
    static let all: SQL = "SELECT name, value FROM setting"

    static let value: SQL = "SELECT value FROM setting WHERE name = ?1"

    static let set: SQL =
        "INSERT INTO setting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"

    static let delete: SQL = "DELETE FROM setting WHERE name = ?1"
}
