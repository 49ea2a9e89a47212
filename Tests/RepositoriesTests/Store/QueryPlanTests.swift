import SQLiteAccess
import Testing

@testable import Repositories

@Suite("Plans of what runs often")
struct QueryPlanTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var sql: SQL
        var plan: [String]

        init(_ testDescription: String, _ sql: SQL, _ plan: String...) {
            self.testDescription = testDescription
            self.sql = sql
            self.plan = plan
        }
    }

    static let cases = [
        Case(
            "a window", RangeIndexSQL.overlapping, "SEARCH c USING PRIMARY KEY (domain=?)",
            "SEARCH s USING PRIMARY KEY (domain=? AND class=? AND start>? AND start<?)"),
        Case(
            "what starts in a window", RangeIndexSQL.starting, "SEARCH c USING PRIMARY KEY (domain=?)",
            "SEARCH s USING PRIMARY KEY (domain=? AND class=? AND start>? AND start<?)"),
        Case(
            "taking a span out", RangeIndexSQL.delete,
            "SEARCH event_span USING PRIMARY KEY (domain=? AND class=? AND start=? AND event=? AND recurrence=?)"),
        Case("an event by number", EventSQL.byID, "SEARCH event USING INTEGER PRIMARY KEY (rowid=?)"),
        Case("an event by UID", EventSQL.byUID, "SEARCH event USING INDEX event_identity (calendar=? AND uid=?)"),
        Case("changing an event", EventSQL.update, "SEARCH event USING INTEGER PRIMARY KEY (rowid=?)"),
        Case(
            "deleting an event", EventSQL.delete, "SEARCH event USING INTEGER PRIMARY KEY (rowid=?)",
            "SEARCH event_property USING PRIMARY KEY (event=?)", "SEARCH alarm USING PRIMARY KEY (event=?)"),
        Case("the alarms of an event", EventChildrenSQL.alarms, "SEARCH alarm USING PRIMARY KEY (event=?)"),
        Case("the properties of an event", EventChildrenSQL.properties, "SEARCH event_property USING PRIMARY KEY (event=?)"),
        Case("deleting alarms", EventChildrenSQL.deleteAlarms, "SEARCH alarm USING PRIMARY KEY (event=?)"),
        Case("deleting properties", EventChildrenSQL.deleteProperties, "SEARCH event_property USING PRIMARY KEY (event=?)"),
        Case("a calendar by number", CalendarSQL.byID, "SEARCH calendar USING INTEGER PRIMARY KEY (rowid=?)"),
        Case("a calendar by title", CalendarSQL.byTitle, "SEARCH calendar USING INDEX sqlite_autoindex_calendar_1 (title=?)"),
        Case(
            "counting a calendar's events", CalendarSQL.eventCount,
            "SEARCH event USING COVERING INDEX event_identity (calendar=?)"),
        Case("a setting", SettingSQL.value, "SEARCH setting USING PRIMARY KEY (name=?)"),
        Case("a zone by number", ZoneSQL.byRow, "SEARCH time_zone USING INTEGER PRIMARY KEY (rowid=?)"),
        Case("a zone by name", ZoneSQL.byName, "SEARCH time_zone USING INDEX sqlite_autoindex_time_zone_1 (name=?)"),
        Case("the history from a sequence on", ChangeSQL.changesAfter, "SEARCH change USING INTEGER PRIMARY KEY (rowid>?)"),
        Case(
            "the newest change of a set", ChangeSQL.newestOfSet, "SEARCH change USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)",
            "SCALAR SUBQUERY 1", "SEARCH change_set USING INTEGER PRIMARY KEY (rowid>?)"),
        Case(
            "what an event replaces", ChangeSQL.insertReplacedEvent, "SEARCH event USING INTEGER PRIMARY KEY (rowid=?)",
            "CORRELATED SCALAR SUBQUERY 1", "SEARCH alarm USING PRIMARY KEY (event=?)", "CORRELATED SCALAR SUBQUERY 2",
            "SEARCH event_property USING PRIMARY KEY (event=?)"),
    ]

    @Test("It searches by a key", arguments: cases)
    func plan(input: Case) throws {
        let test = TestStore()
        let plan = try test.store.read { try $0.connection.explainQueryPlan(input.sql) }
        #expect(plan == input.plan)
    }

    @Test("The last sequence is found at the end of the table, without a sort")
    func lastSequence() throws {
        let test = TestStore()
        for _ in 0..<50 { try test.store.write { try $0.setSetting("a", to: "\($0.log.nextSequence())") } }
        try test.store.read { access throws in
            let before = access.connection.statistics(of: ChangeSQL.lastSequence)
            _ = try access.connection.firstRow(ChangeSQL.lastSequence) { $0.int64(at: 0) }
            let after = access.connection.statistics(of: ChangeSQL.lastSequence)
            #expect(after.virtualMachineSteps - before.virtualMachineSteps < 20)
            #expect(after.sorts == 0)
        }
    }

    static let texts: [(SQL, String)] = [
        (CalendarSQL.all, "SELECT id, title, color, time_zone, position FROM calendar ORDER BY position, id"),
        (SettingSQL.all, "SELECT name, value FROM setting"),
        (SettingSQL.value, "SELECT value FROM setting WHERE name = ?1"),
        (ZoneSQL.byRow, "SELECT name, tzif FROM time_zone WHERE id = ?1"),
        (
            RangeIndexSQL.delete,
            "DELETE FROM event_span WHERE domain = ?1 AND class = ?2 AND start = ?3 AND event = ?4 AND recurrence = ?5"
        ),
    ]

    @Test("The SQL is what the documentation shows", arguments: texts)
    func text(sql: SQL, text: String) {
        #expect(sql.description == text)
    }

    static let beginnings: [(SQL, String, String)] = [
        (EventSQL.byID, "SELECT id, calendar, uid, title,", "FROM event WHERE id = ?1"),
        (EventSQL.byUID, "SELECT id, calendar, uid, title,", "FROM event WHERE calendar = ?1 AND uid = ?2"),
        (
            RangeIndexSQL.insert, "INSERT INTO event_span (domain, class, start, event,",
            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
        ),
        (
            EventSQL.categories, "SELECT category.value FROM event, json_each(event.categories) AS category WHERE event.id = ?1",
            ""
        ),
    ]

    @Test("The SQL begins and ends as the documentation shows", arguments: beginnings)
    func shape(sql: SQL, beginning: String, end: String) {
        #expect(sql.description.hasPrefix(beginning))
        #expect(sql.description.hasSuffix(end))
    }
}
