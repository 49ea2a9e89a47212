import SQLiteAccess

/// The SQL that reads JSON objects.
enum JSONObjectSQL {
    static let isObject: SQL = "SELECT iif(json_valid(?1), json_type(?1) = 'object', 0)"

    /// The members, and behind an array its elements; the last column tells an element from a member.
    static let members: SQL = """
        SELECT "key", type, atom, parent <> (SELECT id FROM json_tree(?1) WHERE parent IS NULL) FROM json_tree(?1)
        WHERE parent IS NOT NULL ORDER BY id
        """
}
