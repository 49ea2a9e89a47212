import DaybookStore

/// Some lines on an event, as the answer to what was done with it; the last where its zone is not the viewer's:
///
/// ```
/// Added  Team lunch  (Work)  #42
///        Tuesday 1 December 2026, 12:30–13:30
///        20:30–21:30 in Asia/Tokyo
/// ```
struct EventSummary {
    private let record: EventRecord

    init(_ record: EventRecord) { self.record = record }

    func write(verb: String, _ session: Session) throws {
        let output = session.output
        output.styled(.green) { output.write(verb) }
        output.write("  ")
        let id = record.occurrence.id.description
        let indent = verb.unicodeScalars.count + 2
        let rest = indent + DisplayText.width(of: record.calendar) + id.utf8.count + 7
        output.write(
            display: record.event.title, limit: session.environment.listingColumns.map { max(24, $0 - rest) } ?? .max, paddedTo: 0
        )
        output.write("  (")
        output.write(display: record.calendar)
        output.write(")  ")
        output.styled(.dim) {
            output.write(byte: 0x23)
            output.write(id)
        }
        output.write("\n")
        for line in [Self.when(record.occurrence, session), try Self.elsewhere(record.occurrence, session)] {
            guard let line else { continue }
            output.write(spaces: indent)
            output.write(display: line)
            output.write("\n")
        }
    }

    /// When an occurrence is for the viewer, with weekday and full date.
    static func when(_ occurrence: Occurrence, _ session: Session) -> String {
        switch occurrence.span {
        case .allDay(let days):
            let last = days.upperBound.adding(days: -1) ?? days.lowerBound
            return DaySpan(first: days.lowerBound, throughLast: last).map(DatePhrasing.days) ?? days.lowerBound.description
        case .floating(let times): return span(times.lowerBound, times.upperBound) + " (floating)"
        case .zoned(let instants):
            let start = session.zone.localDateTime(at: instants.lowerBound)
            // Where the clocks go back an end can show what the start showed.
            return DatePhrasing.span(
                from: start, to: instants.isEmpty ? nil : session.zone.localDateTime(at: instants.upperBound))
        }
    }

    /// The same on the clocks of its own zones, where one of them is not the viewer's: `14:00–15:00 in America/New_York`. A date
    /// stands there only where it is another one.
    static func elsewhere(_ occurrence: Occurrence, _ session: Session) throws -> String? {
        guard case .zoned(let instants) = occurrence.span, let id = occurrence.timeZone else { return nil }
        let endID = occurrence.endTimeZone ?? id
        if id == session.zone.id, endID == id { return nil }
        let (start, isSameDay) = try local(instants.lowerBound, id, session)
        let (end, isSameLastDay) = try local(instants.upperBound, endID, session)
        if id == endID {
            let isShort = isSameDay && start.date == end.date
            let text = isShort && start != end ? "\(DatePhrasing.time(start.time))–\(DatePhrasing.time(end.time))" : nil
            return "\(text ?? (isShort ? DatePhrasing.time(start.time) : span(start, end))) in \(id.name)"
        }
        let first = isSameDay ? DatePhrasing.time(start.time) : DatePhrasing.moment(start)
        let last = isSameLastDay ? DatePhrasing.time(end.time) : DatePhrasing.moment(end)
        return "\(first) in \(id.name), \(last) in \(endID.name)"
    }

    private static func local(_ moment: Instant, _ id: ZoneID, _ session: Session) throws -> (LocalDateTime, isSameDay: Bool) {
        let local = try session.zones.zone(for: id).localDateTime(at: moment)
        return (local, local.date == session.zone.localDateTime(at: moment).date)
    }

    private static func span(_ start: LocalDateTime, _ end: LocalDateTime) -> String {
        DatePhrasing.span(from: start, to: end == start ? nil : end)
    }
}
