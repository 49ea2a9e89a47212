import CivilTime
import Testing

@testable import CommandLineTool

@Suite struct PhraseLengthTests {
    @Test(arguments: [
        ("1h", "PT1H"), ("90m", "PT1H30M"), ("1h30m", "PT1H30M"), ("1h30", "PT1H30M"), ("1H 30M", "PT1H30M"), ("1:30", "PT1H30M"),
        ("0:45", "PT45M"), ("1.5h", "PT1H30M"), ("2 hours", "PT2H"), ("2 hours and 15 minutes", "PT2H15M"), ("an hour", "PT1H"),
        ("half an hour", "PT30M"), ("one hour, 5 min", "PT1H5M"), ("45 min", "PT45M"), ("30s", "PT30S"), ("1d", "P1D"),
        ("3 days", "P3D"), ("1w", "P1W"), ("2 weeks", "P2W"), ("1d 2h", "P1DT2H"), ("PT1H30M", "PT1H30M"), ("pt45m", "PT45M"),
        ("P1D", "P1D"), ("P1DT2H", "P1DT2H"), ("0", "PT0S"), ("0m", "PT0S"),
    ])
    func `A length is read`(text: String, expected: String) throws {
        #expect(try PhraseReader.duration(text).description == expected)
    }

    @Test(arguments: [
        ("", "'' is not a length of time; write one as in 1h30m, '90 min', 1:30 or '3 days'."),
        ("soon", "'soon' is not a length of time; write one as in 1h30m, '90 min', 1:30 or '3 days'."),
        ("1h tomorrow", "'1h tomorrow' is not a length of time; write one as in 1h30m, '90 min', 1:30 or '3 days'."),
        ("1:75", "'1:75' is not a length of time; write one as in 1h30m, '90 min', 1:30 or '3 days'."),
        ("1.5 days", "'1.5 days' is not a length of time; write one as in 1h30m, '90 min', 1:30 or '3 days'."),
        ("90", "'90' has no unit; write 90m for minutes or 90h for hours."),
        ("-1h", "'-1h' is negative; write a length as in 1h30m."),
        ("-PT1H", "'-PT1H' is negative; write a length as in 1h30m."),
        ("1 month", "'1 month' has months or years, which differ in length; write days or weeks, or an end date."),
        (
            "99999999999999999999h", "'99999999999999999999h' is outside the years 1 to 9999; name a nearer day."
        ),
    ])
    func `What is not a length is refused`(text: String, expected: String) {
        #expect(sentence { try PhraseReader.duration(text) } == expected)
    }

    @Test(arguments: [
        ("15m", "-PT15M start"), ("-15m", "-PT15M start"), ("+15m", "PT15M start"), ("1h", "-PT1H start"), ("1d", "-P1D start"),
        ("1 week", "-P1W start"), ("0", "PT0S start"), ("at start", "PT0S start"), ("at the end", "PT0S end"),
        ("10m after start", "PT10M start"), ("10m before end", "-PT10M end"), ("1 day before", "-P1D start"),
        ("an hour after the end", "PT1H end"), ("-PT15M", "-PT15M start"), ("PT15M", "PT15M start"), ("-p1d", "-P1D start"),
        ("2026-12-01 09:00", "2026-12-01T09:00:00"), ("tomorrow 9:00", "2026-12-02T09:00:00"),
        ("2026-12-01T09:00Z", "2026-12-01T09:00:00 UTC"), ("2 days before 24 dec at 9", "2026-12-22T09:00:00"),
    ])
    func `An alarm is an offset or a moment`(text: String, expected: String) throws {
        let alarm =
            switch try PhraseReader.usual.alarm(text) {
            case .offset(let offset, from: let edge): "\(offset) \(edge)"
            case .absolute(let moment, zone: nil): "\(moment)"
            case .absolute(let moment, zone: .some(let zone)): "\(moment) \(DatePhrasing.name(of: zone))"
            }
        #expect(alarm == expected)
    }

    @Test(arguments: [
        ("", "'' is not an alarm; write 15m (before the start), '10m after start', 'at end' or '2026-12-01 09:00'."),
        (
            "-banana",
            "'-banana' is not an alarm; write 15m (before the start), '10m after start', 'at end' or '2026-12-01 09:00'."
        ),
        ("15", "'15' has no unit; write 15m for minutes or 15h for hours."),
        ("-15", "'15' has no unit; write 15m for minutes or 15h for hours."),
        ("9:00", "'9:00' needs a day and a time; write them as in '2026-12-01 09:00', or 15m for before the start."),
        ("tomorrow", "'tomorrow' needs a day and a time; write them as in '2026-12-01 09:00', or 15m for before the start."),
        ("1 month", "'1 month' has months or years, which differ in length; write days or weeks, or an end date."),
        ("tomorow 9:00", "'tomorow' is not a word of dates; did you mean 'tomorrow'?"),
    ])
    func `What is not an alarm is refused`(text: String, expected: String) throws {
        let reader = try PhraseReader.usual
        #expect(sentence { try reader.alarm(text) } == expected)
    }

    @Test func `A fixed clock is a wall time or an instant`() throws {
        let local = try #require(LocalDateTime("2026-12-24T18:30:00"))
        #expect(try PhraseReader.now("2026-12-24") == .local(LocalDateTime(local.date, .midnight)))
        #expect(try PhraseReader.now("2026-12-24T18:30") == .local(local))
        #expect(try PhraseReader.now("2026-12-24 18:30:00") == .local(local))
        #expect(try PhraseReader.now("2026-12-24T18:30Z") == .instant(Instant(local.localSeconds)))
        #expect(try PhraseReader.now("2026-12-24T18:30:00.123Z") == .instant(Instant(local.localSeconds)))
        #expect(try PhraseReader.now("2026-12-24T18:30:00+01:00") == .instant(Instant(local.localSeconds - 3600)))
        #expect(try PhraseReader.now("2026-12-24T18:30-0530") == .instant(Instant(local.localSeconds + 5 * 3600 + 1800)))
    }

    @Test(arguments: [
        "", "tomorrow", "24 dec 2026", "24/12/2026", "12:30", "2026-12-24Z", "2026-12-24T24:00", "2026-02-30", "2026-12-24T9",
    ])
    func `A clock that is not ISO 8601 is refused`(text: String) {
        #expect(
            sentence { try PhraseReader.now(text) }
                == "'\(text)' is not a date or date-time; write 2026-12-24, 2026-12-24T18:30 or 2026-12-24T17:30:00Z.")
    }
}
