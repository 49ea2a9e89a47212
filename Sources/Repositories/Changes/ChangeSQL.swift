import SQLiteAccess

/// The SQL of the history of changes. What is replaced is written as JSON by SQLite itself, from the rows as they stand.
enum ChangeSQL {
    static let lastSequence: SQL = "SELECT sequence FROM change ORDER BY sequence DESC LIMIT 1"

    static let insertSet: SQL = "INSERT INTO change_set (id, made, undoes) VALUES (?1, ?2, ?3)"

    static let markUndone: SQL = "UPDATE change_set SET undone_by = ?2 WHERE id = ?1"

    static let insertOfNew: SQL = "INSERT INTO change (sequence, kind, item, operation) VALUES (?1, ?2, ?3, 'insert')"

    static let insertReplacedEvent: SQL = """
        INSERT INTO change (sequence, kind, item, operation, replaced)
        SELECT ?1, 'event', id, ?2, json_object(
            'id', id, 'calendar', calendar, 'uid', uid, 'title', title, 'kind', kind, 'start', start, 'time_zone', time_zone,
            'end', "end", 'end_time_zone', end_time_zone, 'duration', duration, 'status', status, 'availability', availability,
            'privacy', privacy, 'priority', priority, 'location', location, 'notes', notes, 'url', url, 'categories', categories,
            'color', color, 'created', created, 'updated', updated, 'sequence', sequence,
            'alarms', (SELECT json(json_group_array(json_array(position, relation, "offset", moment, action, text)))
                FROM alarm WHERE event = event.id),
            'properties', (SELECT json(json_group_array(json_array(position, name, parameters, value)))
                FROM event_property WHERE event = event.id))
        FROM event WHERE id = ?3
        """

    static let insertReplacedCalendar: SQL = """
        INSERT INTO change (sequence, kind, item, operation, replaced)
        SELECT ?1, 'calendar', id, ?2,
            json_object('id', id, 'title', title, 'color', color, 'time_zone', time_zone, 'position', position)
        FROM calendar WHERE id = ?3
        """

    static let insertReplacedSetting: SQL = """
        INSERT INTO change (sequence, kind, item, operation, replaced)
        VALUES (?1, 'setting', ?2, ?3, (SELECT value FROM setting WHERE name = ?2))
        """

    static let newestSetToUndo: SQL = """
        SELECT id FROM change_set
        WHERE undoes IS NULL AND undone_by IS NULL AND EXISTS (SELECT 1 FROM change WHERE sequence = change_set.id)
        ORDER BY id DESC LIMIT 1
        """

    static let newestOfSet: SQL = """
        SELECT sequence, kind, item, operation, replaced FROM change
        WHERE sequence >= ?1 AND sequence < ?2 AND sequence < coalesce((SELECT min(id) FROM change_set WHERE id > ?1), ?2)
        ORDER BY sequence DESC LIMIT 1
        """

    static let changesAfter: SQL = """
        SELECT sequence, kind, item, operation, replaced FROM change WHERE sequence > ?1 ORDER BY sequence LIMIT ?2
        """

    static func insertReplaced(_ kind: ChangeKind) -> SQL {
        kind == .calendar ? insertReplacedCalendar : insertReplacedEvent
    }
}
