import SQLiteAccess

/// The SQL of the rows that hang on events.
enum EventChildrenSQL {
    static let alarms: SQL = """
        SELECT relation, "offset", moment, action, text FROM alarm WHERE event = ?1 ORDER BY position
        """

    static let insertAlarm: SQL = """
        INSERT INTO alarm (event, position, relation, "offset", moment, action, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        """

    static let deleteAlarms: SQL = "DELETE FROM alarm WHERE event = ?1"

    static let insertAlarmsFromJSON: SQL = """
        INSERT INTO alarm (event, position, relation, "offset", moment, action, text)
        SELECT ?1 ->> 'id', value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
        FROM json_each(?1, '$.alarms')
        """

    static let properties: SQL = "SELECT name, parameters, value FROM event_property WHERE event = ?1 ORDER BY position"

    static let parametersInJSON: SQL = """
        SELECT item."key", item.value FROM json_each(?1) AS parameter, json_each(parameter.value) AS item
        ORDER BY parameter."key", item."key"
        """

    static let insertProperty: SQL = """
        INSERT INTO event_property (event, position, name, parameters, value) VALUES (?1, ?2, ?3, ?4, ?5)
        """

    static let deleteProperties: SQL = "DELETE FROM event_property WHERE event = ?1"

    static let insertPropertiesFromJSON: SQL = """
        INSERT INTO event_property (event, position, name, parameters, value)
        SELECT ?1 ->> 'id', value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1, '$.properties')
        """
}
