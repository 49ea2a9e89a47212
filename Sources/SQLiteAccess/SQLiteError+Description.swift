import CSQLite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SQLiteError: CustomStringConvertible {
    /// One sentence: what happened to which file, and the mend. Never a bound value.
    public var description: String {
        if isFull {
            let place = path == nil ? "the database in memory" : file
            return "No space is left for \(place); free some space and try again."
        }
        switch code {
        case SQLITE_BUSY, SQLITE_LOCKED: return busyDescription
        case SQLITE_NOTADB: return "\(file) is not an SQLite database; name another file."
        case SQLITE_CORRUPT: return "\(file) is damaged; restore a backup, or save what can be read with `sqlite3 FILE .recover`."
        case SQLITE_READONLY: return readOnlyDescription
        case SQLITE_CANTOPEN: return cantOpenDescription
        case SQLITE_PERM, SQLITE_AUTH: return "\(file) can't be used: change its permissions or name another file."
        case SQLITE_INTERRUPT: return "The work was interrupted; nothing was changed."
        case SQLITE_IOERR:
            return "\(file) can't be read or written: \(systemErrorWords ?? "disk error"); check the disk and try again."
        case SQLITE_NOMEM: return "There is not enough memory; close other programs and try again."
        case SQLITE_TOOBIG: return "A text or blob is too big for SQLite; shorten it."
        case SQLITE_CONSTRAINT: return "\(file) refuses the change: \(message)."
        default: return otherDescription
        }
    }

    private var file: String {
        path.map { "'\($0)'" } ?? "The database in memory"
    }

    private var busyDescription: String {
        let wait = waitedMilliseconds > 0 ? ", waited \(waitedMilliseconds) ms" : ""
        return "\(file) is locked by another program\(wait); try again when that program is done."
    }

    private var readOnlyDescription: String {
        switch extendedCode {
        case daybookReadOnlyDirectory:
            return "\(file) can't be changed: its folder is read-only; change the folder's permissions or name another file."
        case daybookReadOnlyMoved:
            return "\(file) was moved or removed while it was open; open it again."
        default:
            return "\(file) can't be changed: it is read-only; change its permissions or name another file."
        }
    }

    private var cantOpenDescription: String {
        if extendedCode == daybookCantOpenDirtyLog {
            return "\(file) can't be read here: changes wait in its '-wal' file and the folder is read-only; "
                + "copy both files to a folder that can be written."
        }
        let cause: String
        switch systemError {
        case EISDIR: cause = "it is a folder"
        case ESPIPE: cause = "it is a pipe or a device"
        default: cause = systemErrorWords ?? "it is missing or its folder is read-only"
        }
        return "\(file) can't be opened: \(cause); name another file."
    }

    /// Words of a running statement can quote its values ("no such column: …" of a full-text query), those of others can't.
    private var otherDescription: String {
        var text = "SQLite failed with code \(extendedCode)"
        if !isFromRunning || code != SQLITE_ERROR, !message.isEmpty { text += ": \(message)" }
        if let sql { text += ", in `\(SQLiteError.oneLine(sql))`" }
        return text + "."
    }

    private var systemErrorWords: String? {
        guard systemError != 0, let words = strerror(systemError) else { return nil }
        let text = String(cString: words)
        guard let first = text.first else { return nil }
        return first.lowercased() + text.dropFirst()
    }

    /// Runs of white space become one space, and what is over 200 characters is cut with a mark.
    private static func oneLine(_ sql: String) -> String {
        let line = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 200 ? line.prefix(200) + "…" : line
    }
}

/// Extended codes that SQLite's header defines as expressions, which Swift does not import.
let daybookReadOnlyDirectory = SQLITE_READONLY | (6 << 8)
let daybookReadOnlyMoved = SQLITE_READONLY | (4 << 8)
let daybookCantOpenDirtyLog = SQLITE_CANTOPEN | (5 << 8)
let daybookAbortRollback = SQLITE_ABORT | (2 << 8)
