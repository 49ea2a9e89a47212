import CSQLite

extension Connection {
    /// Holds on to the present state of the file: what others commit from now on is not seen.
    ///
    /// An open row of `PRAGMA user_version` holds the snapshot. It costs one statement where `BEGIN`, a read and `COMMIT` are
    /// three.
    func takeSnapshot() throws {
        let pointer = try snapshot ?? prepareSnapshot()
        guard sqlite3_step(pointer) == SQLITE_ROW else {
            let error = SQLiteError(statement: pointer, code: sqlite3_reset(pointer))
            throw completed(error)
        }
        userVersion = sqlite3_column_int(pointer, 0)
        isHoldingSnapshot = true
    }

    func releaseSnapshot() {
        if let snapshot { sqlite3_reset(snapshot) }
        isHoldingSnapshot = false
    }

    private func prepareSnapshot() throws -> OpaquePointer {
        let sql: SQL = "PRAGMA user_version"
        let (pointer, _) = try prepare(UnsafeRawBufferPointer(sql.utf8), isKept: true)
        guard let pointer else { throw SQLiteError.misuse("the statement is empty", sql: sql.description, path: path) }
        snapshot = pointer
        return pointer
    }
}
