import CalendarModel
import CivilTime
import SQLiteAccess

/// Works out the row of the range index that an event has.
struct SpanRowMaker {
    /// The row of `time_zone` for a zone.
    let row: (ZoneID) throws -> Int64
    /// The rules of a zone.
    let zone: (ZoneID) throws -> Zone

    /// Works with what the store has already; a zone that it does not know has row 0.
    static func reading(_ connection: Connection, _ zones: ZoneTable) -> SpanRowMaker {
        SpanRowMaker(
            row: { id in
                try connection.withStatement(ZoneSQL.byName) { statement in
                    try statement.bind(id.name, at: 1)
                    return try statement.step() ? statement.int64(at: 0) : 0
                }
            },
            zone: { try zones.zone($0, connection) })
    }

    /// The row of an event that is to be stored.
    ///
    /// - Throws: `EventError` when it contradicts itself, `ZoneError` for an unknown zone.
    func row(of event: Event) throws -> SpanRow {
        try row(of: event, OccurrenceSpan(start: event.start, end: event.end, zone: zone))
    }

    /// The row of a stored event, which contradicted itself neither then nor may do so now: where zones have got other rules that put
    /// the end before the start, it has no length.
    func row(ofStored event: Event) throws -> SpanRow {
        do {
            return try row(of: event)
        } catch is EventError {
            return try row(of: event, OccurrenceSpan(start: event.start, end: .implied, zone: zone))
        }
    }

    private func row(of event: Event, _ span: OccurrenceSpan) throws -> SpanRow {
        let (start, end) = span.indexBounds
        let startZone = event.start.zoneID
        let endZone = event.endTimeZone
        return SpanRow(
            start: start, end: end, event: event.id?.rawValue ?? 0, calendar: event.calendarID?.rawValue ?? 0,
            timeZone: try startZone.map(row) ?? 0, endTimeZone: endZone == startZone ? 0 : try endZone.map(row) ?? 0,
            flags: SpanFlags(
                kind: EventKind(event.start), status: event.status, availability: event.availability, privacy: event.privacy))
    }
}

extension OccurrenceSpan {
    /// The start and end as the range index has them: seconds of UTC, or of the viewer's wall clock.
    fileprivate var indexBounds: (start: Int64, end: Int64) {
        switch self {
        case .allDay(let days): (Int64(days.lowerBound.dayNumber) * 86_400, Int64(days.upperBound.dayNumber) * 86_400)
        case .floating(let times): (times.lowerBound.localSeconds, times.upperBound.localSeconds)
        case .zoned(let instants): (instants.lowerBound.secondsSinceEpoch, instants.upperBound.secondsSinceEpoch)
        }
    }
}
