import CSQLite

/// A prepared statement, lent for the length of a closure.
///
/// It is the bare pointer: each call inlines to SQLite's own. After the closure the statement is reset, its bindings are
/// cleared and it goes back to the cache, so it must not be kept.
public struct Statement {
    @usableFromInline let pointer: OpaquePointer

    @inlinable init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// Goes to the next row; false when there is none.
    @inlinable package func step() throws -> Bool {
        let code = sqlite3_step(pointer)
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw failure(code)
    }

    /// Makes the statement ready to run again; its bindings stay.
    @inlinable package func reset() {
        // The code repeats that of the last step, which has been thrown already.
        _ = sqlite3_reset(pointer)
    }

    /// Runs to the end, leaving rows unread, and makes the statement ready for the next binding: the inner step of a bulk insert.
    @inlinable package func run() throws {
        while try step() {}
        reset()
    }

    /// The number of parameters.
    @inlinable package var parameterCount: Int32 {
        sqlite3_bind_parameter_count(pointer)
    }

    @usableFromInline @inline(never) func failure(_ code: Int32) -> any Error {
        SQLiteError(statement: pointer, code: code)
    }
}
