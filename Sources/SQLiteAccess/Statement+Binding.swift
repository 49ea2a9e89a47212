import CSQLite

// Parameters count from 1, as in SQL's `?1`.
extension Statement {
    @inlinable public func bind(_ value: Int64, at index: Int32) throws {
        try check(sqlite3_bind_int64(pointer, index, value))
    }

    @inlinable public func bind(_ value: Int, at index: Int32) throws {
        try check(sqlite3_bind_int64(pointer, index, Int64(value)))
    }

    /// Binds 1 or 0.
    @inlinable public func bind(_ value: Bool, at index: Int32) throws {
        try check(sqlite3_bind_int64(pointer, index, value ? 1 : 0))
    }

    /// Binds a number; SQLite stores NaN as null.
    @inlinable public func bind(_ value: Double, at index: Int32) throws {
        try check(sqlite3_bind_double(pointer, index, value))
    }

    /// Binds a copy of the text.
    @inlinable public func bind(_ value: String, at index: Int32) throws {
        // Native strings are contiguous UTF-8; only one bridged from another runtime has to be copied first.
        let code = value.utf8.withContiguousStorageIfAvailable { utf8 in
            daybook_sqlite3_bind_text_copying(pointer, index, utf8.baseAddress ?? Statement.nothing, UInt64(utf8.count))
        }
        if let code { return try check(code) }
        try bindBridged(value, at: index)
    }

    @inlinable public func bind(_ value: Substring, at index: Int32) throws {
        let code = value.utf8.withContiguousStorageIfAvailable { utf8 in
            daybook_sqlite3_bind_text_copying(pointer, index, utf8.baseAddress ?? Statement.nothing, UInt64(utf8.count))
        }
        if let code { return try check(code) }
        try bindBridged(String(value), at: index)
    }

    /// Binds a literal's text without copying it.
    @inlinable public func bind(_ value: StaticString, at index: Int32) throws {
        try check(daybook_sqlite3_bind_text_unowned(pointer, index, value.utf8Start, UInt64(value.utf8CodeUnitCount)))
    }

    /// Binds a copy of the bytes as a blob.
    @inlinable public func bind(_ value: UnsafeRawBufferPointer, at index: Int32) throws {
        let start = value.baseAddress ?? UnsafeRawPointer(Statement.nothing)
        try check(daybook_sqlite3_bind_blob_copying(pointer, index, start, UInt64(value.count)))
    }

    /// Binds a copy of the bytes as a blob.
    @inlinable public func bind(_ value: [UInt8], at index: Int32) throws {
        try value.withUnsafeBytes { try bind($0, at: index) }
    }

    @inlinable public func bind(_ value: Int64?, at index: Int32) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    @inlinable public func bind(_ value: Int?, at index: Int32) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    @inlinable public func bind(_ value: Bool?, at index: Int32) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    @inlinable public func bind(_ value: Double?, at index: Int32) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    @inlinable public func bind(_ value: String?, at index: Int32) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    @inlinable public func bind(_ value: [UInt8]?, at index: Int32) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    @inlinable public func bindNull(at index: Int32) throws {
        try check(sqlite3_bind_null(pointer, index))
    }

    /// Binds UTF-8 text without copying it: the bytes must stay where they are until the statement has been reset.
    @inlinable public func bindUnowned(text: UnsafeBufferPointer<UInt8>, at index: Int32) throws {
        try check(daybook_sqlite3_bind_text_unowned(pointer, index, text.baseAddress ?? Statement.nothing, UInt64(text.count)))
    }

    /// Binds a blob without copying it: the bytes must stay where they are until the statement has been reset.
    @inlinable public func bindUnowned(blob: UnsafeRawBufferPointer, at index: Int32) throws {
        let start = blob.baseAddress ?? UnsafeRawPointer(Statement.nothing)
        try check(daybook_sqlite3_bind_blob_unowned(pointer, index, start, UInt64(blob.count)))
    }

    /// Where text and blobs without bytes point: a null pointer would bind null.
    @inlinable static var nothing: UnsafePointer<UInt8> {
        ("" as StaticString).utf8Start
    }

    @inlinable func check(_ code: Int32) throws {
        if code != SQLITE_OK { throw failure(code) }
    }

    @usableFromInline @inline(never) func bindBridged(_ value: String, at index: Int32) throws {
        var copy = value
        let code = copy.withUTF8 { utf8 in
            daybook_sqlite3_bind_text_copying(pointer, index, utf8.baseAddress ?? Statement.nothing, UInt64(utf8.count))
        }
        try check(code)
    }
}
