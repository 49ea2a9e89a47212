import CSQLite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Opens the connections of one database: to a file, or to memory where there is no path.
struct ConnectionOpener: Sendable {
    let path: String?
    let configuration: Database.Configuration

    /// A connection that has taken its first snapshot.
    ///
    /// Reading needs neither write permission nor space: where the index of the write-ahead log (`-shm`) can't be made and there is
    /// no log, nobody can be changing the file, and it is opened as immutable.
    func openForReading(isShared: Bool) throws -> Connection {
        guard let path else { return try prepared(try open(":memory:", isForReading: false)) }
        let connection = try openFile(path, isForReading: !isShared)
        do {
            try connection.retryingWhileBusy { try connection.takeSnapshot() }
        } catch let error as SQLiteError where error.isCantOpen || error.isReadOnly || error.isFull {
            let file = StoreFile(path: path)
            if let size = file.log.size, size > 0 {
                if error.isFull { throw error }
                throw SQLiteError(extendedCode: daybookCantOpenDirtyLog, message: error.message, sql: error.sql, path: path)
            }
            return try openImmutable(path)
        }
        return try prepared(connection)
    }

    /// A connection whose settings for writing have been made.
    func openForWriting() throws -> Connection {
        guard let path else { return try prepared(try open(":memory:", isForReading: false)) }
        let connection = try openFile(path, isForReading: false)
        try prepareForWriting(connection)
        return try prepared(connection)
    }

    /// Makes the settings that only a writer needs, at its first change.
    func prepareForWriting(_ connection: Connection) throws {
        if connection.isReadyForWriting { return }
        if let path {
            if configuration.mode == .readOnly || connection.isReadOnly { throw readOnlyError(path) }
            do {
                // Eight programs may be here at once with a new file; the change of mode does not always wait by itself.
                try connection.retryingWhileBusy { try connection.execute("PRAGMA journal_mode = WAL") }
                try connection.execute("PRAGMA synchronous = FULL")
            } catch let error as SQLiteError where error.isCantOpen || error.isReadOnly {
                throw StoreFile(path: path).isFolderWritable ? error : readOnlyError(path)
            }
        }
        connection.isReadyForWriting = true
    }

    /// A connection for the source of a backup: never one that is writing.
    func openForBackup() throws -> Connection {
        try openForReading(isShared: false)
    }

    private func readOnlyError(_ path: String) -> SQLiteError {
        let isFolder = configuration.mode != .readOnly && StoreFile(path: path).isWritable
        return SQLiteError(
            extendedCode: isFolder ? daybookReadOnlyDirectory : SQLITE_READONLY,
            message: "attempt to write a readonly database", path: path)
    }

    private func prepared(_ connection: Connection) throws -> Connection {
        try configuration.onOpen?(connection)
        return connection
    }

    private func openFile(_ path: String, isForReading: Bool) throws -> Connection {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw StoreFile(path: path).error(ENOENT) }
        // Also readers open for writing, so that the last connection can fold the log into the file when it closes.
        let flags = configuration.mode == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
        let name = ConnectionOpener.fileName(path)
        let file = StoreFile(path: path)
        try file.checkKind()
        do {
            let connection = try open(name, flags: flags, isForReading: isForReading)
            // Another program may make the file between SQLite's try to open it for writing and its second one for reading.
            guard flags == SQLITE_OPEN_READWRITE, connection.isReadOnly, file.isWritable else { return connection }
        } catch let error as SQLiteError where error.isCantOpen && file.isTooLong {
            throw file.error(ENAMETOOLONG)
        } catch let error as SQLiteError where error.isCantOpen && error.systemError == ENOENT {
            guard configuration.mode == .readWriteCreate else { throw error }
            try file.createIfMissing()
        }
        return try open(name, flags: flags, isForReading: isForReading)
    }

    private func openImmutable(_ path: String) throws -> Connection {
        let connection = try open(
            ConnectionOpener.uri(path) + "?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, isForReading: true,
            isImmutable: true)
        try connection.takeSnapshot()
        return try prepared(connection)
    }

    private func open(
        _ name: String, flags: Int32 = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, isForReading: Bool, isImmutable: Bool = false
    ) throws -> Connection {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            var error = SQLiteError(handle: handle, code: code, sql: nil)
            error.path = path
            sqlite3_close_v2(handle)
            throw error
        }
        // Settings by call, not by PRAGMA: each statement prepared at the start costs as much as all of these.
        set(SQLITE_DBCONFIG_ENABLE_FKEY, true, handle)
        set(SQLITE_DBCONFIG_DEFENSIVE, true, handle)
        set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false, handle)
        set(SQLITE_DBCONFIG_DQS_DML, false, handle)
        set(SQLITE_DBCONFIG_DQS_DDL, false, handle)
        return Connection(
            handle: handle, isForReading: isForReading, isImmutable: isImmutable, busyTimeout: configuration.busyTimeout)
    }

    private func set(_ option: Int32, _ isOn: Bool, _ handle: OpaquePointer) {
        _ = daybook_sqlite3_db_config(handle, option, isOn ? 1 : 0)
    }

    /// SQLite reads names that begin with ":" or "file:" in ways of its own.
    private static func fileName(_ path: String) -> String {
        path.utf8.first == UInt8(ascii: ":") || path.utf8.starts(with: "file:".utf8) ? "./" + path : path
    }

    /// The path as a URI, with what means something there escaped.
    private static func uri(_ path: String) -> String {
        var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : "file:"
        for character in path.unicodeScalars {
            switch character {
            case "%": uri += "%25"
            case "?": uri += "%3f"
            case "#": uri += "%23"
            default: uri.unicodeScalars.append(character)
            }
        }
        return uri
    }
}
