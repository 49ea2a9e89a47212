import SQLiteAccess

/// The SQL of the zones.
enum ZoneSQL {
    static let byRow: SQL = "SELECT name, tzif FROM time_zone WHERE id = ?1"

    static let byName: SQL = "SELECT id, tzif FROM time_zone WHERE name = ?1"

    static let insert: SQL = "INSERT INTO time_zone (name, fingerprint) VALUES (?1, ?2)"

    static let ofDatabase: SQL = "SELECT id, name, fingerprint FROM time_zone WHERE tzif IS NULL"

    static let setFingerprint: SQL = "UPDATE time_zone SET fingerprint = ?2 WHERE id = ?1"
}
