import Foundation
import Testing

@testable import RecurrenceEngine

/// Rules with the lists that other implementations agree on, one JSON object a line; they stand outside the project.
struct RecordedCases {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var dtstart: String
        var tz: String
        var rrule: [String]
        var rdate: [String]
        var exdate: [String]
        var limit: Int?
        var expected: [String]

        var testDescription: String { id }
    }

    static let path =
        (ProcessInfo.processInfo.environment["DAYBOOK_CASES"] ?? "../shared/cases") + "/recurrence.jsonl"

    static let all: [Case] = {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
    }()

    @Test(
        "Rules give the starts that other implementations agree on",
        .enabled(if: !all.isEmpty, "skipped: no recorded cases; DAYBOOK_CASES names their folder"), arguments: all)
    func agree(_ recorded: Case) throws {
        // Where the list leaves a start out that no rule names, the implementations did not count it either.
        let series = SeriesText(
            start: recorded.dtstart, zone: recorded.tz, rules: recorded.rrule, dates: recorded.rdate,
            exceptions: recorded.exdate, includesStart: recorded.rrule.isEmpty || recorded.expected.first == recorded.dtstart)
        #expect(try series.starts(limit: recorded.limit ?? .max) == recorded.expected)
    }
}
