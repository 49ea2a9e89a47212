import DaybookStore

/// Prints calendars: as records, or for people a line each:
///
/// ```
/// ● Work        12 events  default
///   Side project  1 event  Asia/Tokyo
/// ```
struct CalendarPrinter {
    private let session: Session
    private let plan: RecordOptions.Plan<CalendarField>

    init(_ session: Session) throws {
        self.session = session
        plan = try RecordOptions.plan(session.arguments, fields: CalendarField.self)
    }

    /// Prints calendars; for people each line begins with `verb`, if there is one.
    func print(_ records: [CalendarRecord], verb: String? = nil) throws {
        guard case .records(let style, let fields) = plan else {
            if verb == nil || !session.arguments.globals.isQuiet { write(records, verb) }
            return
        }
        let writer = RecordWriter<CalendarRecord>(style, fields: fields, to: session.output)
        for record in records { try writer.write(record) }
        try writer.finish()
    }

    private func write(_ records: [CalendarRecord], _ verb: String?) {
        let limit = session.environment.listingColumns.map { max(12, $0 - Self.rest) } ?? .max
        let width = min(limit, records.map { DisplayText.width(of: $0.calendar.title) }.max() ?? 0)
        let digits = records.map { String($0.events).utf8.count }.max() ?? 0
        let hasMany = records.contains { $0.events != 1 }
        for record in records { write(record, verb, limit, width, digits, hasMany) }
    }

    private func write(
        _ record: CalendarRecord, _ verb: String?, _ limit: Int, _ width: Int, _ digits: Int, _ hasMany: Bool
    ) {
        let output = session.output
        if let verb {
            output.styled(.green) { output.write(verb) }
            output.write("  ")
        }
        if let color = record.calendar.color.flatMap(CalendarColor.init), output.isColored {
            output.write("●", .color(color.terminalIndex))
            output.write(" ")
        } else if verb == nil {
            output.write("  ")
        }
        output.write(display: record.calendar.title, limit: limit, paddedTo: width)
        let count = String(record.events)
        output.write(spaces: digits - count.utf8.count + 2)
        output.write(count)
        output.write(record.events == 1 ? " event" : " events")
        let words = [record.isDefault ? "default" : nil, record.calendar.timeZone?.name, record.calendar.color].compactMap { $0 }
        if record.events == 1, hasMany, !words.isEmpty { output.write(" ") }
        for word in words {
            output.write("  ")
            output.styled(.dim) { output.write(display: word) }
        }
        output.write("\n")
    }

    /// What a line has behind the title of a calendar with all there is: its count, its mark, a zone and a colour.
    private static let rest = 46
}
