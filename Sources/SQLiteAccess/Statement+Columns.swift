import CSQLite

// Columns count from 0. Reading converts as SQLite does: null is 0 or empty, text is read as a number where one is asked for.
extension Statement {
    /// The number of result columns.
    @inlinable public var columnCount: Int32 {
        sqlite3_column_count(pointer)
    }

    /// The name of a result column, or nil when there is none.
    package func columnName(at index: Int32) -> String? {
        sqlite3_column_name(pointer, index).map { String(cString: $0) }
    }

    @inlinable @inline(__always) public func isNull(at index: Int32) -> Bool {
        sqlite3_column_type(pointer, index) == SQLITE_NULL
    }

    @inlinable @inline(__always) public func int64(at index: Int32) -> Int64 {
        sqlite3_column_int64(pointer, index)
    }

    @inlinable @inline(__always) public func int(at index: Int32) -> Int {
        Int(truncatingIfNeeded: sqlite3_column_int64(pointer, index))
    }

    @inlinable public func bool(at index: Int32) -> Bool {
        sqlite3_column_int64(pointer, index) != 0
    }

    @inlinable @inline(__always) public func double(at index: Int32) -> Double {
        sqlite3_column_double(pointer, index)
    }

    /// The text, with invalid UTF-8 repaired; empty where the column is null.
    @inlinable @inline(__always) public func string(at index: Int32) -> String {
        withText(at: index) { String(decoding: $0, as: UTF8.self) }
    }

    /// A copy of the blob or of the text's bytes; empty where the column is null.
    @inlinable public func bytes(at index: Int32) -> [UInt8] {
        withBytes(at: index) { Array($0) }
    }

    @inlinable public func optionalInt64(at index: Int32) -> Int64? {
        isNull(at: index) ? nil : int64(at: index)
    }

    @inlinable public func optionalInt(at index: Int32) -> Int? {
        isNull(at: index) ? nil : int(at: index)
    }

    @inlinable public func optionalDouble(at index: Int32) -> Double? {
        isNull(at: index) ? nil : double(at: index)
    }

    @inlinable public func optionalString(at index: Int32) -> String? {
        isNull(at: index) ? nil : string(at: index)
    }

    @inlinable public func optionalBytes(at index: Int32) -> [UInt8]? {
        isNull(at: index) ? nil : bytes(at: index)
    }

    /// Lends the UTF-8 bytes of the text, without copying them; they are as stored and may be invalid.
    @inlinable @inline(__always) public func withText<R>(at index: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws -> R)
        rethrows -> R
    {
        // The text first: asking for it may convert the value, which changes the count.
        let start = sqlite3_column_text(pointer, index)
        let count = start == nil ? 0 : Int(sqlite3_column_bytes(pointer, index))
        return try body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Lends the bytes of a blob or text, without copying them.
    @inlinable public func withBytes<R>(at index: Int32, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        let start = sqlite3_column_blob(pointer, index)
        let count = start == nil ? 0 : Int(sqlite3_column_bytes(pointer, index))
        return try body(UnsafeRawBufferPointer(start: start, count: count))
    }
}
