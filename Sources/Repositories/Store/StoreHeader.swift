import SQLiteAccess

/// What tells a store from another file: two numbers of its header.
struct StoreHeader {
    /// How many migrations the file has had; 0 for an empty file.
    let version: Int

    /// Reads the header.
    ///
    /// - Throws: `RepositoryError.foreignFile` when another program made the file, or changed its version to what no Daybook writes.
    init(_ connection: Connection, path: String?) throws {
        let application = try Self.number(StoreSQL.applicationID, connection)
        version = try Int(clamping: Self.number(StoreSQL.userVersion, connection))
        if application == Migrator.applicationID, version > 0 { return }
        let isEmpty = try Self.number(StoreSQL.tableCount, connection) == 0
        guard application == 0, version == 0, isEmpty else { throw RepositoryError.foreignFile(path: path ?? "") }
    }

    private static func number(_ sql: SQL, _ connection: Connection) throws -> Int64 {
        try connection.withStatement(sql) { statement in
            try statement.step() ? statement.int64(at: 0) : 0
        }
    }
}
