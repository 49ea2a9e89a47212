import CalendarModel
import CivilTime
import SQLiteAccess
import Testing

@testable import Repositories

extension TestStore {
    /// Compares what is derived from the events with what a full scan of them gives: each row of the range index, and each word of
    /// the word index at its place.
    func expectDerived(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (events, found) = try store.read { access throws in
            var events: [Event] = []
            try access.events.forEach { events.append($0) }
            return (events, try access.connection.dump("SELECT * FROM event_span ORDER BY event, recurrence"))
        }
        let expected = try events.map { try spanRow(of: $0) }
        #expect(found == expected, comment, sourceLocation: sourceLocation)
        let classes = try store.read {
            try $0.connection.dump("SELECT DISTINCT domain, class FROM event_span EXCEPT SELECT domain, class FROM span_class")
        }
        #expect(classes.isEmpty, comment, sourceLocation: sourceLocation)

        let words = try database.withWriter { try $0.words() }
        let fresh = TestStore(.memory)
        try fresh.store.write { access throws in
            for event in events { try EventTextIndex(access.connection).insert(event, event.id?.rawValue ?? 0) }
        }
        let expectedWords = try fresh.database.withWriter { try $0.words() }
        #expect(words == expectedWords, comment, sourceLocation: sourceLocation)
    }

    /// The row of the range index that an event should have, worked out here on its own.
    private func spanRow(of event: Event) throws -> [String] {
        let span = try OccurrenceSpan(start: event.start, end: event.end) { try store.zones.database.zone(for: $0) }
        let (domain, start, end): (Int, Int64, Int64) =
            switch span {
            case .allDay(let days): (1, Int64(days.lowerBound.dayNumber) * 86_400, Int64(days.upperBound.dayNumber) * 86_400)
            case .floating(let times): (1, times.lowerBound.localSeconds, times.upperBound.localSeconds)
            case .zoned(let instants): (0, instants.lowerBound.secondsSinceEpoch, instants.upperBound.secondsSinceEpoch)
            }
        let reaches = (0...11).map { Int64(86_400) << (2 * $0) }
        let spanClass = try #require(reaches.firstIndex { $0 >= end - start })
        let kind = event.start.isDate ? 0 : event.start.zoneID == nil ? 1 : 2
        let flags =
            kind + (try #require([.confirmed, .tentative, .cancelled].firstIndex(of: event.status))) * 4
            + (event.availability == .free ? 16 : 0)
            + (try #require([.public, .private, .confidential].firstIndex(of: event.privacy))) * 32
        let row = try store.read { access throws in
            { (zone: ZoneID?) in
                try zone.map { zone in
                    try access.connection.firstRow(
                        "SELECT id FROM time_zone WHERE name = ?1", bind: { try $0.bind(zone.name, at: 1) }
                    ) {
                        $0.int64(at: 0)
                    }.map(String.init) ?? "missing"
                } ?? "null"
            }
        }
        let startZone = try row(event.timeZone)
        let endZone = event.endTimeZone == event.timeZone ? "null" : try row(event.endTimeZone)
        let numbers: [Int64] = [
            Int64(domain), Int64(spanClass), start, event.id?.rawValue ?? 0, 0, end, event.calendarID?.rawValue ?? 0,
            Int64(flags),
        ]
        return numbers.map(String.init) + [startZone, endZone, Connection.cell(event.title)]
    }
}

extension Connection {
    /// A value as text: numbers as they are, other text with quotes.
    static func cell(_ text: String) -> String { Int64(text).map(String.init) == text ? text : "'" + text + "'" }

    /// Every row of an answer, each value as text that tells null from text.
    func dump(_ sql: SQL) throws -> [[String]] {
        try withStatement(sql) { statement in
            var rows: [[String]] = []
            while try statement.step() {
                rows.append(
                    (0..<statement.columnCount).map { column in
                        statement.isNull(at: column) ? "null" : Self.cell(statement.string(at: column))
                    })
            }
            return rows
        }
    }

    /// Every word of the word index with its event, field and place.
    fileprivate func words() throws -> [[String]] {
        try executeScript("CREATE VIRTUAL TABLE IF NOT EXISTS temp.word USING fts5vocab ('main', 'event_text', 'instance')")
        let words = try dump("SELECT doc, col, \"offset\", term FROM temp.word ORDER BY doc, col, \"offset\", term")
        try executeScript("DROP TABLE temp.word")
        return words
    }

    /// All that people have put into a store, without what tells one state of it from the same state later.
    func contents() throws -> [[[String]]] {
        [
            try dump("SELECT id, title, color, time_zone, position FROM calendar ORDER BY id"),
            try dump(
                """
                SELECT id, calendar, uid, title, kind, start, time_zone, "end", end_time_zone, duration, status, availability, privacy,
                    priority, location, notes, url, categories, color, created, updated, sequence
                FROM event ORDER BY id
                """),
            try dump("SELECT * FROM alarm ORDER BY event, position"),
            try dump("SELECT * FROM event_property ORDER BY event, position"),
            try dump("SELECT name, value FROM setting WHERE name <> 'zone_stamp' ORDER BY name"),
        ]
    }
}
