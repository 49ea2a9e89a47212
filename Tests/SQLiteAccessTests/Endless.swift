import SQLiteAccess

/// Statements that run until they are interrupted.
enum Endless {
    static let select: SQL = "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT sum(i) FROM n"

    static let insert: SQL = """
        INSERT INTO entry (value)
        SELECT 1 FROM (WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0)
        """
}
