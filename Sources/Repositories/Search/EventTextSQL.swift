import SQLiteAccess

/// The SQL of the word index. A title weighs ten times as much as notes.
enum EventTextSQL {
    static let insert: SQL = """
        INSERT INTO event_text (rowid, title, location, categories, people, notes) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """

    static let delete: SQL = """
        INSERT INTO event_text (event_text, rowid, title, location, categories, people, notes)
        VALUES ('delete', ?1, ?2, ?3, ?4, ?5, ?6)
        """

    /// Words that the index does not hold are looked for in the text that people see: names without their JSON.
    static let match: SQL = """
        SELECT event_text.rowid, rank FROM event_text
        WHERE event_text MATCH ?1 AND rank MATCH 'bm25(10.0, 4.0, 4.0, 2.0, 1.0)'
            AND (rank > ?3 OR rank = ?3 AND event_text.rowid > ?4)
            AND (?2 = '[]' OR NOT EXISTS (
                SELECT 1 FROM json_each(?2) AS word, event
                WHERE event.id = event_text.rowid AND instr(
                    event.title || char(10) || coalesce(event.location, '') || char(10) || coalesce(event.notes, '') || char(10)
                    || coalesce((SELECT group_concat(value, char(10)) FROM json_each(event.categories)), '') || char(10)
                    || coalesce((SELECT group_concat(value || char(10) || coalesce((
                            SELECT parameter.value ->> 1 FROM json_each(parameters) AS parameter
                            WHERE upper(parameter.value ->> 0) = 'CN' LIMIT 1), ''), char(10))
                        FROM event_property WHERE event = event.id AND name IN ('ATTENDEE', 'ORGANIZER')), ''), word.value) = 0))
        ORDER BY rank, event_text.rowid
        """

    static let literals: SQL = """
        SELECT id, 0.0 FROM event
        WHERE (?3 < 0.0 OR id > ?4) AND ?1 IS NULL AND NOT EXISTS (
            SELECT 1 FROM json_each(?2) AS word
            WHERE instr(
                event.title || char(10) || coalesce(event.location, '') || char(10) || coalesce(event.notes, '') || char(10)
                || coalesce((SELECT group_concat(value, char(10)) FROM json_each(event.categories)), '') || char(10)
                || coalesce((SELECT group_concat(value || char(10) || coalesce((
                        SELECT parameter.value ->> 1 FROM json_each(parameters) AS parameter
                        WHERE upper(parameter.value ->> 0) = 'CN' LIMIT 1), ''), char(10))
                    FROM event_property WHERE event = event.id AND name IN ('ATTENDEE', 'ORGANIZER')), ''), word.value) = 0)
        ORDER BY id
        """
}
