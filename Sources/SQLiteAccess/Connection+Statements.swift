import CSQLite
import Synchronization

extension Connection {
    /// Lends the statement of `sql`, prepared at its first use. It is reset and its bindings are cleared afterwards.
    ///
    /// Used again inside its own closure, the same SQL gets a second statement.
    @inlinable public func withStatement<R>(_ sql: SQL, _ body: (Statement) throws -> R) throws -> R {
        try checkUsable(sql)
        let pointer = try cache.take(sql.cacheKey) ?? prepare(sql)
        defer {
            // The code repeats that of the last step, which has been thrown already.
            _ = sqlite3_reset(pointer)
            sqlite3_clear_bindings(pointer)
            cache.giveBack(sql.cacheKey, pointer)
        }
        do {
            return try body(Statement(pointer))
        } catch {
            throw completed(error)
        }
    }

    /// Binds and runs a statement to its end; rows are not looked at.
    @inlinable public func run(_ sql: SQL, _ bind: (Statement) throws -> Void) throws {
        try withStatement(sql) { statement in
            try bind(statement)
            while try statement.step() {}
        }
    }

    /// Runs a statement without parameters to its end.
    @inlinable public func run(_ sql: SQL) throws {
        try withStatement(sql) { statement in
            while try statement.step() {}
        }
    }

    /// Runs a statement without parameters to its end.
    @inlinable public func execute(_ sql: SQL) throws {
        try run(sql)
    }

    /// Reads the first row; nil when there is none.
    @inlinable public func firstRow<R>(
        _ sql: SQL, bind: (Statement) throws -> Void = { _ in }, read: (Statement) throws -> R
    ) throws -> R? {
        try withStatement(sql) { statement in
            try bind(statement)
            return try statement.step() ? read(statement) : nil
        }
    }

    /// Runs the statements of a script one after the other: for migrations, whose text is a file of the package.
    package func executeScript(_ text: String) throws {
        if isForReading { throw SQLiteError.misuse("a script can't run on a connection for reading", path: path) }
        var script = text
        try script.withUTF8 { utf8 in
            var rest = UnsafeRawBufferPointer(utf8)
            while !rest.isEmpty {
                let (pointer, read) = try prepare(rest, isKept: false)
                rest = UnsafeRawBufferPointer(rebasing: rest[read...])
                guard let pointer else { continue }
                defer { sqlite3_finalize(pointer) }
                let statement = Statement(pointer)
                do {
                    while try statement.step() {}
                } catch {
                    throw completed(error)
                }
            }
        }
    }

    /// Throws when the work was interrupted, or when SQLite has rolled the transaction back by itself: what would be written
    /// now would stand alone.
    @inlinable func checkUsable(_ sql: SQL) throws {
        if state.pointee.isInterrupted.load(ordering: .relaxed) { throw interruptedError(sql) }
        if state.pointee.transactionDepth > 0 && sqlite3_get_autocommit(handle) != 0 { throw rolledBackError(sql) }
    }

    @usableFromInline @inline(never) func rolledBackError(_ sql: SQL) -> any Error {
        SQLiteError(
            extendedCode: daybookAbortRollback, message: "the transaction was rolled back", sql: sql.description, path: path)
    }

    @usableFromInline @inline(never) func prepare(_ sql: SQL) throws -> OpaquePointer {
        let text = UnsafeRawBufferPointer(sql.utf8)
        let (prepared, read) = try prepare(text, isKept: true)
        guard let pointer = prepared else { throw SQLiteError.misuse("the statement is empty", sql: sql.description, path: path) }
        if text[read...].contains(where: { $0 > 0x20 }) {
            sqlite3_finalize(pointer)
            throw SQLiteError.misuse("more than one statement", sql: sql.description, path: path)
        }
        if isForReading && sqlite3_stmt_readonly(pointer) == 0 {
            sqlite3_finalize(pointer)
            throw SQLiteError.misuse("a change on a connection for reading", sql: sql.description, path: path)
        }
        cache.add(sql.cacheKey, pointer)
        return pointer
    }

    /// Prepares the first statement of a text and says how many bytes it took; nil for white space and comments.
    func prepare(_ text: UnsafeRawBufferPointer, isKept: Bool) throws -> (OpaquePointer?, Int) {
        guard let start = text.baseAddress?.assumingMemoryBound(to: CChar.self) else { return (nil, 0) }
        var pointer: OpaquePointer?
        var tail: UnsafePointer<CChar>?
        let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
        let code = sqlite3_prepare_v3(handle, start, Int32(clamping: text.count), flags, &pointer, &tail)
        guard code == SQLITE_OK else {
            throw completed(SQLiteError(handle: handle, code: code, sql: String(decoding: text, as: UTF8.self)))
        }
        return (pointer, tail.map { $0 - start } ?? text.count)
    }
}
