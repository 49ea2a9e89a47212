import CivilTime

/// Prints events grouped by day:
///
/// ```
/// Tue 1 December
///   all day      Christmas fair  (Home)  #41
///   12:30–13:30  Lunch  (Work)  #42
/// ```
///
/// Items come in the order of days; within a day all-day ones may come anywhere and are printed first. The year stands in the
/// heading when it is not the present one. A part that began earlier or goes on has `→` on that side.
///
/// With a width, a title that doesn't fit is cut with `…`, then the calendar; the id is always whole. Without one (a pipe)
/// nothing is cut. Nothing is kept but the timed lines of one day.
final class DayListing {
    private let output: OutputBuffer
    /// The day's timed lines, until its all-day ones are all written.
    private let pending: OutputBuffer
    private let today: CivilDate
    private let names: TimeNames
    private let columns: Int?
    private var day: CivilDate?
    private var colors: [(text: String, index: UInt8?)] = []

    /// - Parameter columns: The width to keep to; nil cuts nothing.
    init(to output: OutputBuffer, today: CivilDate, columns: Int?, names: TimeNames = .english) {
        self.output = output
        self.today = today
        self.columns = columns
        self.names = names
        pending = OutputBuffer(.memory, capacity: 16384, isTerminal: output.isTerminal)
        pending.isColored = output.isColored
    }

    /// True until the first item.
    var isEmpty: Bool { day == nil }

    /// Prints one item; throws when the output can't take it, so that a long query stops.
    func write(_ item: ListedItem) throws(CommandError) {
        let color = item.color.flatMap(terminalColor)
        DisplayText.withBytes(of: item.title) { title in
            DisplayText.withBytes(of: item.calendar) { calendar in
                DisplayText.withBytes(of: item.id) { id in
                    write(item.part, ListedTexts(id: id, title: title, calendar: calendar, color: color))
                }
            }
        }
        if let code = output.failure { throw .outputFailed(code: code) }
    }

    /// Prints one item from bytes that are only lent, such as a column of a statement.
    func write(_ part: ListedPart, _ texts: ListedTexts) {
        if part.date != day { begin(part.date) }
        ListedLine(part: part, texts: texts, columns: columns).write(to: part.fillsDay ? output : pending)
    }

    /// Prints what is left of the last day.
    func finish() throws(CommandError) {
        pending.move(to: output)
        if let code = output.failure { throw .outputFailed(code: code) }
    }

    /// The palette's index of a colour's text; nil where there is no colour.
    func terminalColor(_ text: String) -> UInt8? {
        guard output.isColored else { return nil }
        if let known = colors.first(where: { $0.text == text }) { return known.index }
        let index = CalendarColor(text)?.terminalIndex
        if colors.count < 64 { colors.append((text, index)) }
        return index
    }

    private func begin(_ date: CivilDate) {
        pending.move(to: output)
        if day != nil { output.write(byte: 0x0A) }
        day = date
        let (year, month, number) = date.components
        output.styled(.bold) {
            output.write(names.shortWeekday(date.weekday))
            output.write(byte: 0x20)
            output.write(number)
            output.write(byte: 0x20)
            output.write(names.month(month))
            if year != today.year {
                output.write(byte: 0x20)
                output.write(year)
            }
        }
        output.write(byte: 0x0A)
    }
}
