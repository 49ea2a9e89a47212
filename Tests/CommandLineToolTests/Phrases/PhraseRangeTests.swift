import CivilTime
import Testing

@testable import CommandLineTool

@Suite struct PhraseRangeTests {
    @Test(arguments: [
        PhraseCase("today", "2026-12-01..<2026-12-02"),
        PhraseCase("tomorrow", "2026-12-02..<2026-12-03"),
        PhraseCase("yesterday", "2026-11-30..<2026-12-01"),
        PhraseCase("fri", "2026-12-04..<2026-12-05"),
        PhraseCase("this week", "2026-11-30..<2026-12-07"),
        PhraseCase("2026-12-01T10:00", "this week", "2026-11-29..<2026-12-06", sundayFirst: true),
        PhraseCase("next week", "2026-12-07..<2026-12-14"),
        PhraseCase("last week", "2026-11-23..<2026-11-30"),
        PhraseCase("this month", "2026-12-01..<2027-01-01"),
        PhraseCase("next month", "2027-01-01..<2027-02-01"),
        PhraseCase("last month", "2026-11-01..<2026-12-01"),
        PhraseCase("this year", "2026-01-01..<2027-01-01"),
        PhraseCase("next year", "2027-01-01..<2028-01-01"),
        PhraseCase("2026-12", "2026-12-01..<2027-01-01"),
        PhraseCase("2026-W49", "2026-11-30..<2026-12-07"),
        PhraseCase("2026-w49", "2026-11-30..<2026-12-07"),
        PhraseCase("2026", "2026-01-01..<2027-01-01"),
        PhraseCase("december", "2026-12-01..<2027-01-01"),
        PhraseCase("in december", "2026-12-01..<2027-01-01"),
        PhraseCase("march", "2027-03-01..<2027-04-01"),
        PhraseCase("dec 2026", "2026-12-01..<2027-01-01"),
        PhraseCase("next 10 days", "2026-12-01..<2026-12-11"),
        PhraseCase("next two weeks", "2026-12-01..<2026-12-15"),
        PhraseCase("next 3 months", "2026-12-01..<2027-03-01"),
        PhraseCase("last 2 weeks", "2026-11-18..<2026-12-02"),
        PhraseCase("past 7 days", "2026-11-25..<2026-12-02"),
        PhraseCase("last 1 month", "2026-11-02..<2026-12-02"),
        PhraseCase("weekend", "2026-12-05..<2026-12-07"),
        PhraseCase("this weekend", "2026-12-05..<2026-12-07"),
        PhraseCase("last weekend", "2026-11-28..<2026-11-30"),
        PhraseCase("2026-12-24", "2026-12-24..<2026-12-25"),
        PhraseCase("2026-12-01..2026-12-24", "2026-12-01..<2026-12-25"),
        PhraseCase("2026-11..2027-01", "2026-11-01..<2027-02-01"),
        PhraseCase("2026..2027", "2026-01-01..<2028-01-01"),
        PhraseCase("2026-W49..2026-W50", "2026-11-30..<2026-12-14"),
        PhraseCase("today to end of month", "2026-12-01..<2027-01-01"),
        PhraseCase("9999", "9999-01-01..<10000-01-01"),
        PhraseCase("9999-12-31", "9999-12-31..<10000-01-01"),
    ])
    func `A period is a half-open range of days`(_ row: PhraseCase) throws {
        let range = try row.reader.period(row.phrase).value
        #expect("\(range.lowerBound)..<\(range.upperBound)" == row.expected)
    }

    @Test(arguments: [
        PhraseCase("9:00", "'9:00' is a time, but whole days are meant here; write one as in 'tomorrow' or 2026-12-24."),
        PhraseCase(
            "last 24 hours", "'last 24 hours' is a time, but whole days are meant here; write one as in 'tomorrow' or 2026-12-24."
        ),
        PhraseCase(
            "next 99999999999999999999 days",
            "'next 99999999999999999999 days' is outside the years 1 to 9999; name a nearer day."),
        PhraseCase("0000", "'0000' is outside the years 1 to 9999; name a nearer day."),
        PhraseCase("thsi week", "'thsi' is not a word of dates; did you mean 'this'?"),
    ])
    func `What is not a period is refused`(_ row: PhraseCase) throws {
        #expect(sentence { try row.reader.period(row.phrase) } == row.expected)
    }

    @Test func `A date is one whole day`() throws {
        let reader = try PhraseReader.usual
        #expect(try reader.date("2026-12-24").value.description == "2026-12-24")
        #expect(try reader.date("next fri").value.description == "2026-12-11")
        #expect(
            sentence { try reader.date("december") }
                == "'december' is 31 days, but one is meant here; name it, as in 2026-12-24.")
        #expect(
            sentence { try reader.date("tomorrow 9:00") }
                == "'tomorrow 9:00' is a time, but whole days are meant here; write one as in 'tomorrow' or 2026-12-24.")
    }

    @Test(arguments: [
        (nil, "2026-12-24", "Thursday 24 December 2026"),
        (nil, "december", "Tuesday 1 – Thursday 31 December 2026"),
        (nil, "2027", "Friday 1 January – Friday 31 December 2027"),
        (nil, "9:00", "Wednesday 2 December 2026, 09:00"),
        (nil, "now", "Tuesday 1 December 2026, 10:00"),
        (nil, "fri 9:00 UTC", "Friday 4 December 2026, 09:00 UTC"),
        ("2026-12-24T00:00", "14:00", "Thursday 24 December 2026, 14:00"),
        ("2026-12-24T15:00", "14:00", "Friday 25 December 2026, 14:00"),
        ("2026-12-24T00:00", "sun", "Sunday 27 December 2026"),
        ("2026-12-24T00:00", "24 dec", "Thursday 24 December 2026"),
        ("2026-12-24T00:00", "23 dec", "Thursday 23 December 2027"),
    ])
    func `An end of a range is days or a moment`(start: String?, phrase: String, expected: String) throws {
        let start = try start.map { try #require(LocalDateTime($0)) }
        #expect(Plain(try PhraseReader.usual.dateOrTime(phrase, after: start).value).description == expected)
    }
}
