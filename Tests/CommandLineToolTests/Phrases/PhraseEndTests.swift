import CivilTime
import Testing

@testable import CommandLineTool

@Suite struct PhraseEndTests {
    /// The end of an event that begins as `start` says, or the error.
    private func end(_ start: String, _ phrase: String) throws -> String {
        let reader = try PhraseReader.usual
        let start = try reader.when(start).value
        return sentence { () -> Plain in Plain(try reader.end(phrase, of: start).value) }
    }

    @Test(arguments: [
        ("tomorrow 12:30", "14:00", "Wednesday 2 December 2026, 14:00"),
        ("tomorrow 12:30", "2pm", "Wednesday 2 December 2026, 14:00"),
        ("tomorrow 22:00", "2:00", "Thursday 3 December 2026, 02:00"),
        ("tomorrow 22:00", "midnight", "Thursday 3 December 2026, 00:00"),
        ("tomorrow 22:00", "24:00", "Thursday 3 December 2026, 00:00"),
        ("fri 18:00", "sun 12:00", "Sunday 6 December 2026, 12:00"),
        ("fri 18:00", "fri 20:00", "Friday 4 December 2026, 20:00"),
        ("dec 31 18:00", "jan 1 2:00", "Friday 1 January 2027, 02:00"),
        ("tomorrow 12:30", "2026-12-05 14:00", "Saturday 5 December 2026, 14:00"),
        ("tomorrow 10:00 Europe/Berlin", "2026-12-02 9:00 America/New_York", "Wednesday 2 December 2026, 09:00 America/New_York"),
        ("2026-12-24", "2026-12-27", "Sunday 27 December 2026"),
        ("2026-12-24", "27 dec", "Sunday 27 December 2026"),
        ("2026-12-24", "2 jan", "Saturday 2 January 2027"),
        ("2026-12-24", "sun", "Sunday 27 December 2026"),
        ("2026-12-24", "2026-12-24", "Thursday 24 December 2026"),
        ("2026-12-24", "end of month", "Thursday 31 December 2026"),
        ("2026-12-24", "january", "Sunday 31 January 2027"),
    ])
    func `The end is read against the start`(start: String, phrase: String, expected: String) throws {
        #expect(try end(start, phrase) == "no error: \(expected)")
    }

    @Test(arguments: [
        (
            "tomorrow 12:30", "2026-12-05",
            "'2026-12-05' is a whole day, but the start has a time; end at a time too, as in 'sat 17:00'."
        ),
        ("2026-12-24", "14:00", "'14:00' is a time, but the start is a whole day; end with a day, as in 2026-12-27."),
        (
            "tomorrow 12:30", "12:30",
            "'12:30' is not after the start 'Wednesday 2 December 2026, 12:30'; write a later end."
        ),
        (
            "tomorrow 12:30", "today 14:00",
            "'today 14:00' is not after the start 'Wednesday 2 December 2026, 12:30'; write a later end."
        ),
        ("2026-12-24", "2026-12-23", "'2026-12-23' is not after the start 'Thursday 24 December 2026'; write a later end."),
        ("tomorrow 12:30", "13:00-14:00", "'13:00-14:00' has a start and an end, but one of them is meant here."),
    ])
    func `An end that does not fit its start is refused`(start: String, phrase: String, expected: String) throws {
        #expect(try end(start, phrase) == expected)
    }
}

/// A point as its sentence.
struct Plain: CustomStringConvertible {
    let description: String

    init(_ point: PhrasePoint) {
        switch point {
        case .days(let span): description = DatePhrasing.days(span)
        case .moment(let moment, let zone):
            description = DatePhrasing.phrase(.timed(start: moment, end: nil, zone: zone))
        }
    }
}
