import SQLiteAccess

/// The SQL of the store as a whole.
enum StoreSQL {
    static let applicationID: SQL = "PRAGMA application_id"

    static let userVersion: SQL = "PRAGMA user_version"

    static let tableCount: SQL = "SELECT count(*) FROM sqlite_schema"

    static let insertMigration: SQL = "INSERT INTO migration (version, name, sql, applied) VALUES (?1, ?2, ?3, ?4)"

    static let insertFirstCalendar: SQL = "INSERT INTO calendar (title, position) VALUES ('Personal', 0)"

    /// 64 MiB.
    static let largeCache: SQL = "PRAGMA cache_size = -65536"
}
