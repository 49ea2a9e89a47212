import CSQLite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What SQLite said went wrong, with the statement it was said of.
///
/// Bound values are private: they are in no field that `description` prints.
public struct SQLiteError: Error, Hashable, Sendable {
    /// SQLite's extended result code, such as `SQLITE_CONSTRAINT_UNIQUE`.
    public var extendedCode: Int32
    /// SQLite's own words. Raised while a statement ran they may quote a bound value; `description` then leaves them out.
    public var message: String
    /// The text of the statement, without its values.
    public var sql: String?
    /// The file of the connection; nil for a database in memory.
    public var path: String?
    /// The `errno` of the system call that failed, or 0.
    public var systemError: Int32
    /// How long a lock was waited for, in milliseconds; 0 where none was.
    public var waitedMilliseconds: Int
    /// Whether the statement was running, so that `message` may quote its values.
    public var isFromRunning: Bool

    public init(
        extendedCode: Int32, message: String, sql: String? = nil, path: String? = nil, systemError: Int32 = 0,
        waitedMilliseconds: Int = 0, isFromRunning: Bool = false
    ) {
        self.extendedCode = extendedCode
        self.message = message
        self.sql = sql
        self.path = path
        self.systemError = systemError
        self.waitedMilliseconds = waitedMilliseconds
        self.isFromRunning = isFromRunning
    }
}

extension SQLiteError {
    /// SQLite's primary result code: the low byte of the extended one.
    public var code: Int32 { extendedCode & 0xff }

    /// Another connection holds a lock that was not given in time.
    public var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }
    /// The file's contents contradict each other.
    public var isCorrupt: Bool { code == SQLITE_CORRUPT }
    /// The file is something other than an SQLite database.
    public var isNotADatabase: Bool { code == SQLITE_NOTADB }
    /// The disk, a quota, or a limit on the file's size is used up.
    public var isFull: Bool {
        if code == SQLITE_FULL { return true }
        return code == SQLITE_IOERR && (systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG)
    }
    /// The file or its folder can't be written.
    public var isReadOnly: Bool { code == SQLITE_READONLY }
    /// The file can't be opened.
    public var isCantOpen: Bool { code == SQLITE_CANTOPEN }
    /// The work was interrupted, by a cancelled task or by `interrupt()`.
    public var isInterrupted: Bool { code == SQLITE_INTERRUPT }
    /// A rule of the tables was broken: a unique, foreign key, check, not-null or type rule.
    public var isConstraint: Bool { code == SQLITE_CONSTRAINT }
    /// The calls contradict each other: a fault in the program that uses this layer.
    public var isMisuse: Bool { code == SQLITE_MISUSE }
}

extension SQLiteError {
    /// The last error of a connection.
    init(handle: OpaquePointer?, code: Int32, sql: String?, isFromRunning: Bool = false) {
        // Before anything else can change it.
        let number = errno
        var extended = code
        if let handle {
            let last = sqlite3_extended_errcode(handle)
            if last & 0xff == code & 0xff { extended = last }
        }
        let isLastError = handle != nil && sqlite3_errcode(handle) & 0xff == code & 0xff
        let words = isLastError ? sqlite3_errmsg(handle) : sqlite3_errstr(code)
        self.init(
            extendedCode: extended,
            message: words.map { String(cString: $0) } ?? "",
            sql: sql,
            path: handle.flatMap(SQLiteError.path(of:)),
            systemError: SQLiteError.systemError(of: handle, code: code, errno: number),
            isFromRunning: isFromRunning)
    }

    /// The error of a statement's last call.
    init(statement: OpaquePointer, code: Int32) {
        self.init(
            handle: sqlite3_db_handle(statement), code: code,
            sql: sqlite3_sql(statement).map { String(cString: $0) }, isFromRunning: true)
    }

    static func misuse(_ message: String, sql: String? = nil, path: String? = nil) -> SQLiteError {
        SQLiteError(extendedCode: SQLITE_MISUSE, message: message, sql: sql, path: path)
    }

    private static func path(of handle: OpaquePointer) -> String? {
        guard let name = sqlite3_db_filename(handle, "main"), name.pointee != 0 else { return nil }
        return String(cString: name)
    }

    /// SQLite keeps the last failed call's `errno` for ever, so it is only asked where it can be this error's cause. For a commit that
    /// fails it keeps none; the system's own still stands then.
    private static func systemError(of handle: OpaquePointer?, code: Int32, errno number: Int32) -> Int32 {
        switch code & 0xff {
        case SQLITE_CANTOPEN: return handle.map(sqlite3_system_errno) ?? 0
        case SQLITE_IOERR:
            let kept = handle.map(sqlite3_system_errno) ?? 0
            return kept != 0 ? kept : number
        default: return 0
        }
    }
}
