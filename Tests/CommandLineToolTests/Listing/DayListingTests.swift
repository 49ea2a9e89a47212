import CivilTime
import Testing

@testable import CommandLineTool

struct DayListingTests {
    private static let today = CivilDate(year: 2026, month: 12, day: 1)!

    private static func part(
        _ day: Int, _ time: ListedPart.Time = .allDay, before: Bool = false, after: Bool = false,
        _ status: ListedPart.Status = .confirmed, year: Int = 2026, month: Int = 12
    ) -> ListedPart {
        ListedPart(
            date: CivilDate(year: year, month: month, day: day)!, time: time, continuesBefore: before, continuesAfter: after,
            status: status)
    }

    /// A fortnight with everything that a line can hold.
    private static let items: [ListedItem] = [
        ListedItem(
            part(1, .timed(start: 0, end: 120), before: true), id: "39", title: "Night shift", calendar: "Work", color: "#1e90ff"),
        ListedItem(part(1, .timed(start: 750, end: 810)), id: "42", title: "Lunch", calendar: "Work", color: "#1e90ff"),
        ListedItem(part(1), id: "41", title: "Christmas fair", calendar: "Home", color: "tomato"),
        ListedItem(part(1, .timed(start: 840, end: nil)), id: "43", title: "Call the dentist", calendar: "Home", color: "tomato"),
        ListedItem(
            part(1, .timed(start: 900, end: 990), .tentative), id: "44@20261201T150000", title: "Planning", calendar: "Work"),
        ListedItem(part(1, .timed(start: 1320, end: 1440), after: true), id: "45", title: "Flight to Tokyo", calendar: "Travel"),
        ListedItem(
            part(2, .timed(start: 0, end: 1440), before: true, after: true), id: "45", title: "Flight to Tokyo",
            calendar: "Travel"),
        ListedItem(part(2, after: true), id: "46", title: "Advent retreat", calendar: "Home"),
        ListedItem(part(3, .timed(start: 0, end: 505), before: true), id: "45", title: "Flight to Tokyo", calendar: "Travel"),
        ListedItem(part(3, before: true, after: true), id: "46", title: "Advent retreat", calendar: "Home"),
        ListedItem(part(3, .timed(start: 1380, end: 1440)), id: "47", title: "Until midnight"),
        ListedItem(part(4, before: true), id: "46", title: "Advent retreat", calendar: "Home"),
        ListedItem(
            part(4, .timed(start: 540, end: 600), .cancelled), id: "48", title: "Review of the quarterly numbers",
            calendar: "Work"),
        ListedItem(part(5, .timed(start: 600, end: 660)), id: "49", title: "日本語の勉強会とクリスマスパーティーの打ち合わせ", calendar: "仕事とプライベート"),
        ListedItem(part(5, .timed(start: 660, end: 720)), id: "50", title: "👨‍👩‍👧‍👦 Family day ❤️ in the park 🇩🇪", calendar: "Home 🏠"),
        ListedItem(part(5, .timed(start: 720, end: 780)), id: "51", title: "פגישה עם דוד", calendar: "Work"),
        ListedItem(
            part(5, .timed(start: 780, end: 840)), id: "52", title: "Two\nlines, \u{1B}[31mred\u{1B}[0m and \u{202E}backwards",
            calendar: "Work"),
        ListedItem(
            part(6, .timed(start: 540, end: 600)), id: "53@20261206T090000",
            title: "A title that is by far too long for the line of a usual terminal and has to be cut somewhere",
            calendar: "Work"),
        ListedItem(
            part(6, .timed(start: 600, end: 660), .cancelled), id: "54@20261206T100000",
            title: "Another title that is by far too long for one line", calendar: "A calendar whose name is just as long"),
        ListedItem(part(2, month: 1), id: "55", title: "Early", calendar: "Home"),
        ListedItem(part(2, year: 2027, month: 1), id: "56", title: "Next year", calendar: "Home"),
    ]

    private func listing(columns: Int?, terminal: Bool = false, colored: Bool = false) throws -> String {
        let output = OutputBuffer(.memory, isTerminal: terminal)
        output.isColored = colored
        let listing = DayListing(to: output, today: Self.today, columns: columns)
        #expect(listing.isEmpty)
        for item in Self.items { try listing.write(item) }
        try listing.finish()
        #expect(!listing.isEmpty)
        return output.text
    }

    @Test("A listing keeps to the terminal's width", arguments: [40, 60, 80, 120])
    func widths(columns: Int) throws {
        Golden.expect(try listing(columns: columns, terminal: true), equals: "listing-\(columns).txt")
    }

    @Test("A pipe gets every title whole")
    func piped() throws {
        Golden.expect(try listing(columns: nil), equals: "listing-piped.txt")
    }

    @Test("Colour sets off headings, times and ids, and marks the calendar")
    func colored() throws {
        let text = try listing(columns: 80, terminal: true, colored: true)
        Golden.expect(DisplayText.escapedLines(text), equals: "listing-color.txt")
        var plain = text
        for code in ["\u{1B}[0m", "\u{1B}[1m", "\u{1B}[2m", "\u{1B}[9m", "\u{1B}[38;5;33m", "\u{1B}[38;5;203m"] {
            plain = plain.removing(code)
        }
        #expect(plain.mapping { $0 == "●" ? " " : nil } == (try listing(columns: 80, terminal: true)))
    }

    @Test("No line is wider than the terminal and every id is whole", arguments: 1..<9 as Range<UInt64>)
    func neverWider(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for columns in 30...100 {
            let output = OutputBuffer(.memory)
            let listing = DayListing(to: output, today: Self.today, columns: columns)
            for number in 1...6 {
                let status = [ListedPart.Status.confirmed, .tentative, .cancelled].randomElement(using: &random)!
                let start = Int.random(in: 0...1440, using: &random)
                let part = Self.part(
                    number, .timed(start: start, end: 1440), before: .random(using: &random), after: .random(using: &random),
                    status)
                let title = RandomText.make(upTo: 60, using: &random)
                let calendar = RandomText.make(upTo: 20, using: &random)
                try listing.write(ListedItem(part, id: "1234567", title: title, calendar: calendar))
            }
            try listing.finish()
            let lines = output.text.split(separator: "\n")
            for line in lines {
                #expect(DisplayText.width(of: String(line)) <= columns, "seed \(seed), \(columns) columns: \(line)")
            }
            #expect(lines.count { $0.hasSuffix("#1234567") } == 6, "seed \(seed), \(columns) columns")
        }
    }

    @Test("A closed pipe stops the listing")
    func closedPipe() throws {
        let output = OutputBuffer(.descriptor(-1), capacity: 64)
        let listing = DayListing(to: output, today: Self.today, columns: nil)
        #expect(throws: CommandError.self) {
            for item in Self.items { try listing.write(item) }
        }
    }
}

extension DisplayText {
    /// Lines with their controls written out, for golden files.
    fileprivate static func escapedLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
    }
}

extension String {
    fileprivate func removing(_ piece: String) -> String {
        var result: [UInt8] = []
        let wanted = Array(piece.utf8)
        var rest = Array(utf8)[...]
        while let first = rest.first {
            if rest.starts(with: wanted) {
                rest = rest.dropFirst(wanted.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
