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
        let output = session.output
        let width = min(40, records.map { DisplayText.width(of: $0.calendar.title) }.max() ?? 0)
        let digits = records.map { String($0.events).utf8.count }.max() ?? 0
        for record in records {
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
            output.write(display: record.calendar.title, limit: session.environment.listingColumns.map { max(8, $0 - 40) } ?? .max, paddedTo: width)
            let count = String(record.events)
            output.write(spaces: digits - count.utf8.count + 2)
            output.write(count)
            output.write(record.events == 1 ? " event " : " events")
            for word in [record.isDefault ? "default" : nil, record.calendar.timeZone?.name, record.calendar.color] {
                guard let word else { continue }
                output.write("  ")
                output.styled(.dim) { output.write(display: word) }
            }
            output.write("\n")
        }
    }
}
