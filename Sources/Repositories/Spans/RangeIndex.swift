import SQLiteAccess

/// Finds the events in a stretch of time at the cost of what it finds. Derived from the events; it can be rebuilt at any time.
///
/// Put in, take out, visit: these calls are all there is to it, so that another form can stand behind them. One is made for each
/// transaction.
package final class RangeIndex {
    /// Which spans of a window to visit.
    package enum Selection: Sendable {
        /// Those that lie in the window or reach into it.
        case overlapping
        /// Those that start in it; of two windows side by side, each span starts in one only.
        case starting
    }

    private let connection: Connection
    /// The classes that this transaction has seen in `span_class`, a bit each; the upper half is the local domain.
    private var knownClasses: UInt64 = 0

    package init(_ connection: Connection) { self.connection = connection }

    /// Adds a span.
    ///
    ///     INSERT INTO event_span (domain, class, start, event, …) VALUES (…)
    package func insert(_ row: SpanRow, title: String) throws {
        try noteClass(of: row)
        try connection.run(RangeIndexSQL.insert) { statement in
            try statement.bind(row.domain.rawValue, at: 1)
            try statement.bind(row.spanClass.number, at: 2)
            try statement.bind(row.start, at: 3)
            try statement.bind(row.event, at: 4)
            try statement.bind(row.recurrence, at: 5)
            try statement.bind(row.end, at: 6)
            try statement.bind(row.calendar, at: 7)
            try statement.bind(row.flags.rawValue, at: 8)
            if row.timeZone != 0 { try statement.bind(row.timeZone, at: 9) }
            if row.endTimeZone != 0 { try statement.bind(row.endTimeZone, at: 10) }
            try statement.bind(title, at: 11)
        }
    }

    /// Takes a span out. One that does not stand where it should is looked for everywhere, so that the index mends itself.
    ///
    ///     DELETE FROM event_span WHERE domain = ? AND class = ? AND start = ? AND event = ? AND recurrence = ?
    package func remove(_ row: SpanRow) throws {
        try connection.run(RangeIndexSQL.delete) { statement in
            try statement.bind(row.domain.rawValue, at: 1)
            try statement.bind(row.spanClass.number, at: 2)
            try statement.bind(row.start, at: 3)
            try statement.bind(row.event, at: 4)
            try statement.bind(row.recurrence, at: 5)
        }
        if connection.changes == 0 { try remove(event: row.event, recurrence: row.recurrence) }
    }

    /// Takes out the span of an event, wherever it stands; it reads the whole index.
    package func remove(event: Int64, recurrence: Int64) throws {
        try connection.run(RangeIndexSQL.deleteAnywhere) { statement in
            try statement.bind(event, at: 1)
            try statement.bind(recurrence, at: 2)
        }
    }

    /// Takes out every span whose start or end is in the zone of this row of `time_zone`, but those that also are in one of `others`;
    /// it reads the whole index.
    package func removeAll(inZoneRow row: Int64, but others: [Int64] = []) throws {
        try connection.run(RangeIndexSQL.deleteZone) { statement in
            try statement.bind(row, at: 1)
            try statement.bind(JSONText.numbers(others), at: 2)
        }
    }

    /// The span of an event, wherever it stands; it reads the whole index.
    package func row(ofEvent event: Int64) throws -> SpanRow? {
        try connection.withStatement(RangeIndexSQL.ofEvent) { statement in
            try statement.bind(event, at: 1)
            return try statement.step() ? Self.row(statement) : nil
        }
    }

    /// Hands each span of the window to `body`, in no stated order over all; the title is UTF-8 and good inside the call only.
    ///
    ///     SELECT start, "end", event, … FROM span_class CROSS JOIN event_span ON … WHERE start < :to AND ("end" > :from OR start >= :from)
    package func forEach(
        _ selection: Selection, in window: SpanWindow, _ body: (SpanRow, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        for domain in SpanDomain.allCases {
            let range = window[domain]
            if range.isEmpty { continue }
            try forEach(selection, of: domain, in: range, body)
        }
    }

    private func forEach(
        _ selection: Selection, of domain: SpanDomain, in range: Range<Int64>,
        _ body: (SpanRow, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        let sql = selection == .overlapping ? RangeIndexSQL.overlapping : RangeIndexSQL.starting
        try connection.withStatement(sql) { statement in
            try statement.bind(domain.rawValue, at: 1)
            try statement.bind(range.lowerBound, at: 2)
            try statement.bind(range.upperBound, at: 3)
            while try statement.step() {
                let row = Self.row(statement)
                try statement.withText(at: 8) { try body(row, $0) }
            }
        }
    }

    @inline(__always)
    private static func row(_ statement: Statement) -> SpanRow {
        SpanRow(
            start: statement.int64(at: 0), end: statement.int64(at: 1), event: statement.int64(at: 2),
            recurrence: statement.int64(at: 3), calendar: statement.int64(at: 4), timeZone: statement.int64(at: 6),
            endTimeZone: statement.int64(at: 7), flags: SpanFlags(rawValue: statement.int64(at: 5)))
    }

    /// Forgets what is known of the table of classes; to be called when a savepoint was rolled back.
    package func forgetClasses() { knownClasses = 0 }

    private func noteClass(of row: SpanRow) throws {
        let spanClass = row.spanClass
        let bit: UInt64 = 1 << UInt64(spanClass.number + 32 * row.domain.rawValue)
        guard knownClasses & bit == 0 else { return }
        try connection.run(RangeIndexSQL.insertClass) { statement in
            try statement.bind(row.domain.rawValue, at: 1)
            try statement.bind(spanClass.number, at: 2)
            try statement.bind(spanClass.reach, at: 3)
        }
        knownClasses |= bit
    }
}
