import SQLiteAccess

/// The SQL of the events. The selects share one order of columns, which `EventRepository` reads.
enum EventSQL {
    static let byID: SQL = """
        SELECT id, calendar, uid, title, kind, start, time_zone, "end", end_time_zone, duration, status, availability, privacy,
            priority, location, notes, url, categories, color, created, updated, sequence, revision
        FROM event WHERE id = ?1
        """

    static let byUID: SQL = """
        SELECT id, calendar, uid, title, kind, start, time_zone, "end", end_time_zone, duration, status, availability, privacy,
            priority, location, notes, url, categories, color, created, updated, sequence, revision
        FROM event WHERE calendar = ?1 AND uid = ?2
        """

    static let all: SQL = """
        SELECT id, calendar, uid, title, kind, start, time_zone, "end", end_time_zone, duration, status, availability, privacy,
            priority, location, notes, url, categories, color, created, updated, sequence, revision
        FROM event ORDER BY id
        """

    static let idsOfCalendar: SQL = "SELECT id FROM event WHERE calendar = ?1 ORDER BY id"

    static let idsOfZone: SQL = "SELECT id FROM event WHERE time_zone = ?1 OR end_time_zone = ?1"

    static let categories: SQL = """
        SELECT category.value FROM event, json_each(event.categories) AS category WHERE event.id = ?1 ORDER BY category."key"
        """

    static let insert: SQL = """
        INSERT INTO event (calendar, uid, title, kind, start, time_zone, "end", end_time_zone, duration, status, availability,
            privacy, priority, location, notes, url, categories, color, created, updated, sequence, revision)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)
        """

    static let update: SQL = """
        UPDATE event SET calendar = ?1, uid = ?2, title = ?3, kind = ?4, start = ?5, time_zone = ?6, "end" = ?7,
            end_time_zone = ?8, duration = ?9, status = ?10, availability = ?11, privacy = ?12, priority = ?13, location = ?14,
            notes = ?15, url = ?16, categories = ?17, color = ?18, created = ?19, updated = ?20, sequence = ?21, revision = ?22
        WHERE id = ?23
        """

    static let delete: SQL = "DELETE FROM event WHERE id = ?1"

    static let insertFromJSON: SQL = """
        INSERT INTO event (id, calendar, uid, title, kind, start, time_zone, "end", end_time_zone, duration, status, availability,
            privacy, priority, location, notes, url, categories, color, created, updated, sequence, revision)
        SELECT ?1 ->> 'id', ?1 ->> 'calendar', ?1 ->> 'uid', ?1 ->> 'title', ?1 ->> 'kind', ?1 ->> 'start', ?1 ->> 'time_zone',
            ?1 ->> 'end', ?1 ->> 'end_time_zone', ?1 ->> 'duration', ?1 ->> 'status', ?1 ->> 'availability', ?1 ->> 'privacy',
            ?1 ->> 'priority', ?1 ->> 'location', ?1 ->> 'notes', ?1 ->> 'url', ?1 ->> 'categories', ?1 ->> 'color',
            ?1 ->> 'created', ?1 ->> 'updated', ?1 ->> 'sequence', ?2
        """
}
