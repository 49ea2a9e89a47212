/// Sets one line of a listing.
struct ListedLine {
    let part: ListedPart
    let texts: ListedTexts
    let columns: Int?

    /// The indent, the time and the gap behind it.
    private static let head = 15
    private static let timeWidth = 11
    /// A title keeps so many columns before the calendar is cut.
    private static let comfortableTitle = 24
    /// With less room than this for the title, it gets a line of its own.
    private static let leastTitle = 8
    private static let leastCalendar = 5

    func write(to output: OutputBuffer) {
        guard let columns else {
            return write(title: .max, calendar: .max, to: output)
        }
        let title = DisplayText.width(of: texts.title)
        let calendar = DisplayText.width(of: texts.calendar)
        let room = columns - Self.head - 3 - DisplayText.width(of: texts.id)
        if title + noteWidth(calendar: calendar) <= room {
            return write(title: .max, calendar: .max, to: output)
        }
        let comfortable = min(title, Self.comfortableTitle)
        var shownCalendar = calendar
        if room - noteWidth(calendar: calendar) < comfortable {
            shownCalendar = min(calendar, room - comfortable - noteWidth(calendar: 0) - calendarFrame)
            if shownCalendar < min(calendar, Self.leastCalendar) { shownCalendar = 0 }
        }
        let shownTitle = room - noteWidth(calendar: shownCalendar)
        if shownTitle >= min(title, Self.leastTitle) {
            write(title: shownTitle, calendar: shownCalendar, to: output)
        } else {
            writeInTwoLines(columns, to: output)
        }
    }

    /// What the calendar's title needs around it.
    private var calendarFrame: Int { status == nil ? 4 : 2 }

    /// `  (Work, cancelled)`: nothing when there is neither a calendar nor a status to name.
    private func noteWidth(calendar: Int) -> Int {
        let own = calendar == 0 ? 0 : calendar + calendarFrame
        return own + (status.map { $0.utf8CodeUnitCount + 4 } ?? 0)
    }

    private var status: StaticString? {
        switch part.status {
        case .confirmed: nil
        case .tentative: "tentative"
        case .cancelled: "cancelled"
        }
    }

    private func write(title: Int, calendar: Int, to output: OutputBuffer) {
        writeHead(to: output)
        writeTitle(title, to: output)
        writeNote(calendar: calendar, to: output)
        writeID(to: output)
        output.write(byte: 0x0A)
    }

    /// A narrow terminal: the time and the id, and the title below them.
    private func writeInTwoLines(_ columns: Int, to output: OutputBuffer) {
        writeHead(to: output)
        output.styled(.dim) {
            output.write(byte: 0x23)
            output.write(display: texts.id)
        }
        output.write("\n    ")
        let note = noteWidth(calendar: 0)
        let isNoteShown = columns - 4 - note >= Self.leastTitle
        writeTitle(max(1, columns - 4 - (isNoteShown ? note : 0)), to: output)
        if isNoteShown { writeNote(calendar: 0, to: output) }
        output.write(byte: 0x0A)
    }

    private func writeHead(to output: OutputBuffer) {
        if let color = texts.color, output.isColored {
            output.write("●", .color(color))
            output.write(byte: 0x20)
        } else {
            output.write("  ")
        }
        output.styled(.dim) { writeTime(to: output) }
        output.write("  ")
    }

    private func writeTime(to output: OutputBuffer) {
        var width = 0
        if part.continuesBefore {
            output.write("→ ")
            width += 2
        }
        switch part.time {
        case .timed(let start, let end) where !part.fillsDay:
            if !part.continuesBefore {
                write(minutes: start, to: output)
                width += 5
            }
            if !part.continuesAfter, let end {
                if !part.continuesBefore {
                    output.write("–")
                    width += 1
                }
                write(minutes: end, to: output)
                width += 5
            }
        case .allDay, .timed:
            output.write("all day")
            width += 7
        }
        if part.continuesAfter {
            output.write(" →")
            width += 2
        }
        output.write(spaces: Self.timeWidth - width)
    }

    private func write(minutes: Int, to output: OutputBuffer) {
        output.write(twoDigits: minutes / 60)
        output.write(byte: 0x3A)
        output.write(twoDigits: minutes % 60)
    }

    private func writeTitle(_ limit: Int, to output: OutputBuffer) {
        if part.status == .cancelled {
            output.styled(.struck) { write(texts.title, limit, to: output) }
        } else {
            write(texts.title, limit, to: output)
        }
    }

    private func write(_ text: UnsafeBufferPointer<UInt8>, _ limit: Int, to output: OutputBuffer) {
        if limit == .max { output.write(display: text) } else { output.write(display: text, limit: limit) }
    }

    private func writeNote(calendar: Int, to output: OutputBuffer) {
        let hasCalendar = calendar > 0 && texts.calendar.count > 0
        guard hasCalendar || status != nil else { return }
        output.write("  (")
        if hasCalendar { write(texts.calendar, calendar, to: output) }
        if let status {
            if hasCalendar { output.write(", ") }
            output.write(status)
        }
        output.write(byte: 0x29)
    }

    private func writeID(to output: OutputBuffer) {
        output.write("  ")
        output.styled(.dim) {
            output.write(byte: 0x23)
            output.write(display: texts.id)
        }
    }
}
