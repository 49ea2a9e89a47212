import CSQLite

/// SQLite itself, as this program has it.
package enum SQLiteLibrary {
    /// Turns off the count of SQLite's memory, which costs a lock with each allocation.
    ///
    /// For a program's first lines: it holds for the whole process and does nothing once SQLite has been used.
    package static func disableMemoryStatistics() {
        _ = daybook_sqlite3_disable_memory_statistics()
    }

    /// The version that is linked, such as "3.40.1".
    package static var version: String { String(cString: sqlite3_libversion()) }
}
