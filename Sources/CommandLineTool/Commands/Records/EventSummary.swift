import DaybookStore

/// Two lines on an event, as the answer to what was done with it:
///
/// ```
/// Added  Team lunch  (Work)  #42
///        Tuesday 1 December 2026, 12:30–13:30
/// ```
struct EventSummary {
    private let record: EventRecord

    init(_ record: EventRecord) { self.record = record }

    func write(verb: String, _ session: Session) {
        let output = session.output
        output.styled(.green) { output.write(verb) }
        output.write("  ")
        output.write(display: record.event.title)
        output.write("  (")
        output.write(display: record.calendar)
        output.write(")  ")
        output.styled(.dim) {
            output.write(byte: 0x23)
            output.write(record.occurrence.id.description)
        }
        output.write("\n")
        output.write(spaces: verb.unicodeScalars.count + 2)
        output.write(display: Self.when(record.occurrence, viewer: session.zone))
        output.write("\n")
    }

    /// When an occurrence is, with weekday and full date; the zone where it is not the viewer's.
    static func when(_ occurrence: Occurrence, viewer: Zone) -> String {
        switch occurrence.span {
        case .allDay(let days):
            let last = days.upperBound.adding(days: -1) ?? days.lowerBound
            return DaySpan(first: days.lowerBound, throughLast: last).map(DatePhrasing.days) ?? days.lowerBound.description
        case .floating(let times):
            return span(times.lowerBound, times.upperBound) + " (floating)"
        case .zoned(let instants):
            let start = viewer.localDateTime(at: instants.lowerBound)
            let text = span(start, viewer.localDateTime(at: instants.upperBound))
            guard let zone = occurrence.timeZone, zone != viewer.id else { return text }
            return "\(text) (made in \(zone.name))"
        }
    }

    private static func span(_ start: LocalDateTime, _ end: LocalDateTime) -> String {
        DatePhrasing.span(from: start, to: end == start ? nil : end)
    }
}
