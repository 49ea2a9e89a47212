import SQLiteAccess

/// The SQL of the calendars.
enum CalendarSQL {
    static let all: SQL = "SELECT id, title, color, time_zone, position FROM calendar ORDER BY position, id"

    static let byID: SQL = "SELECT id, title, color, time_zone, position FROM calendar WHERE id = ?1"

    static let byTitle: SQL = "SELECT id, title, color, time_zone, position FROM calendar WHERE title = ?1"

    static let defaultForNewEvents: SQL = """
        SELECT id, title, color, time_zone, position FROM calendar
        WHERE id = coalesce(
            (SELECT id FROM calendar WHERE id = (SELECT CAST(value AS INTEGER) FROM setting WHERE name = ?1)),
            (SELECT id FROM calendar ORDER BY position, id LIMIT 1))
        """

    static let eventCount: SQL = "SELECT count(*) FROM event WHERE calendar = ?1"

    static let insert: SQL = """
        INSERT INTO calendar (title, color, time_zone, position)
        VALUES (?1, ?2, ?3, coalesce(?4, (SELECT min(max(position), 9223372036854775806) + 1 FROM calendar), 0))
        """

    static let update: SQL = """
        UPDATE calendar SET title = ?1, color = ?2, time_zone = ?3, position = coalesce(?4, position) WHERE id = ?5
        """

    static let delete: SQL = "DELETE FROM calendar WHERE id = ?1"

    static let insertFromJSON: SQL = """
        INSERT INTO calendar (id, title, color, time_zone, position)
        SELECT ?1 ->> 'id', ?1 ->> 'title', ?1 ->> 'color', ?1 ->> 'time_zone', ?1 ->> 'position'
        """

    static let updateFromJSON: SQL = """
        UPDATE calendar SET title = ?1 ->> 'title', color = ?1 ->> 'color', time_zone = ?1 ->> 'time_zone',
            position = ?1 ->> 'position'
        WHERE id = ?1 ->> 'id'
        """
}
