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
        let series = SeriesText(
            start: recorded.dtstart, zone: recorded.tz, rules: recorded.rrule, dates: recorded.rdate, exceptions: recorded.exdate)
        // Some lists carry the offset behind the wall time.
        let expected = recorded.expected.map { String($0.prefix(15)) }
        let starts = try series.starts(limit: recorded.limit ?? .max)
        if Self.countingWallHours.contains(recorded.id) {
            #expect(starts != expected)
        } else {
            #expect(starts == expected)
        }
    }

    /// Lists that step over a change of the clocks by hours on the wall; here, steps shorter than a day are elapsed time.
    private static let countingWallHours = [
        "sabre:test2HourlyOnDstTransition:On transition end", "sabre:test2HourlyOnDstTransition:After transition end",
    ]
}
