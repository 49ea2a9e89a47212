import CSQLite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Database {
    /// Copies the database as it is committed now into a new file, for its owner alone and on the disk when this returns.
    ///
    /// Also possible inside a `write`, of which the copy has nothing yet. Throws when there is such a file already; a copy
    /// that fails leaves none.
    package func backup(to path: String) throws {
        guard self.path != nil else { return try read { try $0.copy(to: path) } }
        let source = try pool.opener.openForBackup()
        defer { source.releaseSnapshot() }
        try source.copy(to: path)
    }
}

extension Connection {
    fileprivate func copy(to path: String) throws {
        let file = StoreFile(path: path)
        try file.createNew()
        do {
            try copyPages(to: path)
            try file.synchronize()
        } catch {
            unlink(path)
            throw error
        }
    }

    private func copyPages(to path: String) throws {
        var target: OpaquePointer?
        defer { sqlite3_close_v2(target) }
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        var code = sqlite3_open_v2(path, &target, flags, nil)
        // No journal: a copy that fails is removed, and one that succeeds is synchronized at the end.
        if code == SQLITE_OK { code = sqlite3_exec(target, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nil, nil, nil) }
        guard code == SQLITE_OK else { throw SQLiteError(handle: target, code: code, sql: nil) }
        guard let backup = sqlite3_backup_init(target, "main", handle, "main") else {
            throw SQLiteError(handle: target, code: sqlite3_errcode(target), sql: nil)
        }
        code = sqlite3_backup_step(backup, -1)
        let end = sqlite3_backup_finish(backup)
        if code != SQLITE_DONE || end != SQLITE_OK {
            throw SQLiteError(handle: target, code: end != SQLITE_OK ? end : code, sql: nil)
        }
    }
}
