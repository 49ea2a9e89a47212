import CivilTime
import Testing

@testable import CommandLineTool

@Suite struct PhraseExplanationTests {
    @Test(arguments: [
        ("next fri", ["\"next fri\" is Friday 11 December 2026 (the Friday of next week)"]),
        ("fri", ["\"fri\" is Friday 4 December 2026 (the next Friday)"]),
        (
            "9",
            [
                "\"9\" is 09:00 (on a 24-hour clock; 9pm is 21:00)",
                "no day is named: Wednesday 2 December 2026 (tomorrow, as 09:00 is past today)",
            ]
        ),
        (
            "tue 12:30",
            [
                "\"12:30\" is 12:30", "\"tue\" is Tuesday 1 December 2026 (today, as the time is still to come)",
            ]
        ),
        (
            "next fri 11-1pm",
            [
                "\"11 to 1pm\" is 11:00 to 13:00", "\"next fri\" is Friday 11 December 2026 (the Friday of next week)",
            ]
        ),
        (
            "22:00-2:00",
            [
                "\"22:00 to 2:00\" is 22:00 to 02:00",
                "no day is named: Tuesday 1 December 2026 (today, as 22:00 is not past)",
                "\"2:00\" is on the next day, Wednesday 2 December 2026 (it is earlier than the start)",
            ]
        ),
        ("24/12/2026", ["\"24/12/2026\" is Thursday 24 December 2026 (its only reading, as no month is 24)"]),
        ("24 dec", ["\"24 dec\" is Thursday 24 December 2026 (the next 24 December)"]),
        (
            "dec 24-27",
            [
                "\"dec 24\" is Thursday 24 December 2026 (the next 24 December)",
                "\"27\" is Sunday 27 December 2026 (the first 27 December from the start on)",
                "\"dec 24 to 27\" is 4 days (through the last)",
            ]
        ),
        ("in 90 minutes", ["\"in 90 minutes\" is Tuesday 1 December 2026, 11:30 (counted from 10:00)"]),
        ("2 days from tomorrow", ["\"2 days from tomorrow\" is Friday 4 December 2026 (counted from Wednesday 2 December 2026)"]),
        ("next month", ["\"next month\" is Friday 1 – Sunday 31 January 2027 (31 days)"]),
    ])
    func `Each step is told`(phrase: String, steps: [String]) throws {
        #expect(try PhraseReader.usual.when(phrase).explanation == steps)
    }

    @Test func `Today is that of the zone that is named, if its clock is known`() throws {
        let now = try #require(LocalDateTime("2026-12-01T20:00"))
        let tokyo = try #require(LocalDateTime("2026-12-02T10:00"))
        let reader = PhraseReader(now: now) { $0 == .named("Asia/Tokyo") ? tokyo : nil }
        #expect(DatePhrasing.phrase(try reader.when("9:00 Asia/Tokyo").value) == "Thursday 3 December 2026, 09:00 Asia/Tokyo")
        #expect(
            DatePhrasing.phrase(try reader.when("today 12:00 Asia/Tokyo").value) == "Wednesday 2 December 2026, 12:00 Asia/Tokyo")
        #expect(DatePhrasing.phrase(try reader.when("9:00 UTC").value) == "Wednesday 2 December 2026, 09:00 UTC")
    }
}
