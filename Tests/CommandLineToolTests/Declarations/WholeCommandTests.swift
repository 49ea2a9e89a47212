import CivilTime
import Testing

@testable import CommandLineTool

/// A whole command, as one is written: declared, read, and printed as text or records.
private enum BirthdaysCommand {
    static let limit = OptionDeclaration("limit", value: "COUNT", help: "At most so many")

    static let declaration = CommandDeclaration("birthdays", aliases: ["bd"], group: .finding, summary: "Show birthdays") {
        CommandBody(
            examples: [CommandExample("daybook birthdays --limit 3")], options: [limit] + RecordOptions.all, formats: .records)
    } run: { arguments, environment in
        let limit = try arguments.integer(of: limit, in: 1...Int.max) ?? 10
        let day = CivilDate(year: 2026, month: 12, day: 1)!
        switch try RecordOptions.plan(arguments, fields: SampleField.self) {
        case .text:
            let listing = DayListing(to: environment.output, today: day, columns: environment.listingColumns)
            for number in 1...min(2, limit) {
                let part = ListedPart(date: day, time: .allDay)
                try listing.write(ListedItem(part, id: "\(number)", title: "Ada", calendar: "Family", color: "tomato"))
            }
            try listing.finish()
        case .records(let style, let fields):
            let writer = RecordWriter<SampleRecord>(style, fields: fields, to: environment.output)
            for number in 1...min(2, limit) {
                try writer.write(
                    SampleRecord(number: Int64(number), title: "Ada", done: false, tags: [], start: .date(day), notes: nil))
            }
            try writer.finish()
        }
        return .done
    }
}

struct WholeCommandTests {
    private static let catalog = CommandCatalog(
        name: "daybook", version: "1", purpose: "Test.", commands: [BirthdaysCommand.declaration])

    @Test("A command is declared once and prints in every form")
    func forms() {
        #expect(CatalogCheck.problems(in: Self.catalog) == [])
        #expect(
            Run(["bd"], catalog: Self.catalog).output
                == "Tue 1 December\n  all day      Ada  (Family)  #1\n  all day      Ada  (Family)  #2\n")
        #expect(
            Run(["bd", "--limit=1", "--format=csv", "--fields=title,start"], catalog: Self.catalog).output
                == "title,start\nAda,2026-12-01\n")
        #expect(
            Run(["birthdays", "--template", "{start:%-d %b} {title}", "--limit", "1"], catalog: Self.catalog).output
                == "1 Dec Ada\n")
        let wrong = Run(["bd", "--limit", "no"], catalog: Self.catalog)
        #expect(wrong.status == .usage && wrong.errors == "daybook: --limit 'no' is not a whole number from 1 up.\n")
    }
}
