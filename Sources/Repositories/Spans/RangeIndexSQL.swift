import SQLiteAccess

/// The SQL of the range index.
enum RangeIndexSQL {
    /// The one place where the overlap law stands: `start < to && end > from`, and for spans without length `from <= start < to`.
    /// A span that starts at or after `from` and before `to` is in the window whatever its length, so one test covers both.
    static let overlapping: SQL = """
        SELECT s.start, s."end", s.event, s.recurrence, s.calendar, s.flags, s.time_zone, s.end_time_zone, s.title
        FROM span_class AS c CROSS JOIN event_span AS s
            ON s.domain = ?1 AND s.class = c.class AND s.start > ?2 - c.reach AND s.start < ?3 AND (s."end" > ?2 OR s.start >= ?2)
        WHERE c.domain = ?1
        """

    static let starting: SQL = """
        SELECT s.start, s."end", s.event, s.recurrence, s.calendar, s.flags, s.time_zone, s.end_time_zone, s.title
        FROM span_class AS c CROSS JOIN event_span AS s
            ON s.domain = ?1 AND s.class = c.class AND s.start >= ?2 AND s.start < ?3
        WHERE c.domain = ?1
        """

    static let insert: SQL = """
        INSERT INTO event_span (domain, class, start, event, recurrence, "end", calendar, flags, time_zone, end_time_zone, title)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
        """

    static let insertClass: SQL = "INSERT OR IGNORE INTO span_class (domain, class, reach) VALUES (?1, ?2, ?3)"

    static let delete: SQL = """
        DELETE FROM event_span WHERE domain = ?1 AND class = ?2 AND start = ?3 AND event = ?4 AND recurrence = ?5
        """

    static let deleteAnywhere: SQL = "DELETE FROM event_span WHERE event = ?1 AND recurrence = ?2"

    static let deleteZone: SQL = """
        DELETE FROM event_span
        WHERE (time_zone = ?1 OR end_time_zone = ?1)
            AND NOT EXISTS (SELECT 1 FROM json_each(?2) AS other WHERE other.value IN (time_zone, end_time_zone))
        """

    static let ofEvent: SQL = """
        SELECT s.start, s."end", s.event, s.recurrence, s.calendar, s.flags, s.time_zone, s.end_time_zone
        FROM event_span AS s WHERE s.event = ?1
        """
}
