import DaybookStore

/// All that an event has, a line each; see `EventSummary` for when and where:
///
/// ```
/// Team lunch  (Work)  #42
///   when      Tuesday 1 December 2026, 12:30–13:30
///   location  Café Central
/// ```
struct EventSheet {
    private let record: EventRecord

    init(_ record: EventRecord) { self.record = record }

    func write(_ session: Session) throws {
        let output = session.output
        output.styled(.bold) { output.write(display: record.event.title.isEmpty ? "(untitled)" : record.event.title) }
        output.write("  (")
        output.write(display: record.calendar)
        output.write(")  #")
        output.write(record.occurrence.id.description)
        output.write("\n")
        let rows = try rows(session)
        let width = rows.map { $0.name.utf8.count }.max() ?? 0
        for row in rows {
            for (place, line) in row.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                output.write("  ")
                let name = place == 0 ? row.name : ""
                output.styled(.dim) { output.write(name) }
                output.write(spaces: width - name.utf8.count + 2)
                output.write(display: String(line))
                output.write("\n")
            }
        }
    }

    private func rows(_ session: Session) throws -> [(name: String, text: String)] {
        let event = record.event
        let viewer = session.zone
        var rows = [("when", EventSummary.when(record.occurrence, session))]
        if let zone = event.timeZone {
            rows.append(("zone", try EventSummary.elsewhere(record.occurrence, session) ?? zone.name))
        }
        let texts = [("location", event.location), ("notes", event.notes), ("url", event.url), ("color", event.color)]
        rows += texts.compactMap { name, text in text.map { (name, $0) } }
        if event.status != .confirmed { rows.append(("status", event.status.rawValue)) }
        rows.append(("shown as", event.availability.rawValue))
        if event.privacy != .public { rows.append(("privacy", event.privacy.rawValue)) }
        if event.priority > 0 { rows.append(("priority", String(event.priority))) }
        if !event.categories.isEmpty { rows.append(("categories", event.categories.joined(separator: ", "))) }
        rows += event.alarms.map { ("alarm", Self.text($0.trigger, viewer)) }
        rows += event.attendees.map { ($0.isOrganizer ? "organizer" : "attendee", Self.text($0)) }
        rows += [("created", Self.text(event.created, viewer)), ("updated", Self.text(event.updated, viewer))]
        return rows + [("uid", event.uid), ("etag", event.etag)]
    }

    private static func text(_ trigger: Alarm.Trigger, _ viewer: Zone) -> String {
        switch trigger {
        case .fromStart(let offset): text(offset, "the start")
        case .fromEnd(let offset): text(offset, "the end")
        case .at(let moment): text(moment, viewer)
        }
    }

    private static func text(_ offset: CalendarDuration, _ anchor: String) -> String {
        if offset.days == 0, offset.seconds == 0 { return "at \(anchor)" }
        return "\(DatePhrasing.length(offset)) \(offset.isNegative ? "before" : "after") \(anchor)"
    }

    private static func text(_ attendee: Attendee) -> String {
        let answer = attendee.participationStatus.map { ", " + $0.rawValue.lowercased() } ?? ""
        return (attendee.name.map { "\($0) <\(attendee.address)>" } ?? attendee.address) + answer
    }

    private static func text(_ moment: Instant, _ viewer: Zone) -> String {
        DatePhrasing.moment(viewer.localDateTime(at: moment))
    }
}
