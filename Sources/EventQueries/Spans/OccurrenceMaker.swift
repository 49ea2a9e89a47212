import CalendarModel
import CivilTime
import Repositories

/// Makes occurrences of rows of the range index.
struct OccurrenceMaker {
    private let access: ReadAccess
    /// The zones met so far, by their rows in `time_zone`, which count from 1.
    private var zones: [ZoneID?] = []

    init(_ access: ReadAccess) { self.access = access }

    mutating func make(_ row: SpanRow, title: UnsafeBufferPointer<UInt8>) throws -> Occurrence {
        try make(row, title: String(decoding: title, as: UTF8.self))
    }

    mutating func make(_ row: SpanRow, title: String) throws -> Occurrence {
        guard let span = Self.span(of: row) else { throw RepositoryError.corruptRow(table: "event_span", id: row.event) }
        let zone = try row.timeZone == 0 ? nil : zoneID(row.timeZone)
        return Occurrence(
            id: OccurrenceID(Event.ID(rawValue: row.event)), calendarID: EventCalendar.ID(rawValue: row.calendar),
            title: title, span: span, status: row.flags.status,
            availability: row.flags.availability, timeZone: zone,
            endTimeZone: try row.endTimeZone == 0 ? nil : zoneID(row.endTimeZone))
    }

    private mutating func zoneID(_ row: Int64) throws -> ZoneID {
        if row >= 0, row < zones.count, let known = zones[Int(row)] { return known }
        let id = try access.zones.id(ofRow: row, access.connection)
        if row >= 0, row < 1_024 {
            while zones.count <= row { zones.append(nil) }
            zones[Int(row)] = id
        }
        return id
    }

    private static func span(of row: SpanRow) -> OccurrenceSpan? {
        guard row.start <= row.end else { return nil }
        if row.flags.isZoned { return .zoned(Instant(row.start)..<Instant(row.end)) }
        if row.flags.isAllDay {
            guard let first = CivilDate(dayNumber: Int(row.start / 86_400)), let end = CivilDate(dayNumber: Int(row.end / 86_400))
            else { return nil }
            return .allDay(first..<end)
        }
        guard let start = LocalDateTime(localSeconds: row.start), let end = LocalDateTime(localSeconds: row.end) else {
            return nil
        }
        return .floating(start..<end)
    }
}
