import CivilTime
import Testing

@testable import CommandLineTool

@Suite struct PhraseErrorTests {
    @Test(arguments: rows) func `A phrase that can't be read is refused with the mend`(_ row: PhraseCase) throws {
        let reader = try row.reader
        #expect(sentence { try reader.when(row.phrase) } == row.expected)
    }

    static let rows = [
        PhraseCase("", "The date is empty; write one as in 'tomorrow 12:30', 'next fri' or 2026-12-24."),
        PhraseCase("   ", "The date is empty; write one as in 'tomorrow 12:30', 'next fri' or 2026-12-24."),
        PhraseCase("tomorow 12:30", "'tomorow' is not a word of dates; did you mean 'tomorrow'?"),
        PhraseCase("Tommorow", "'Tommorow' is not a word of dates; did you mean 'tomorrow'?"),
        PhraseCase("wensday", "'wensday' is not a word of dates; did you mean 'wednesday'?"),
        PhraseCase("24 febuary", "'febuary' is not a word of dates; did you mean 'february'?"),
        PhraseCase("next frdiay", "'frdiay' is not a word of dates; did you mean 'friday'?"),
        PhraseCase(
            "banana", "'banana' is not a word of dates; write one as in 'tomorrow 12:30', 'next fri 9-10:30' or 2026-12-24."),
        PhraseCase(
            "tomorrow żółw", "'żółw' is not a word of dates; write one as in 'tomorrow 12:30', 'next fri 9-10:30' or 2026-12-24."),
        PhraseCase(
            "tomorrow !", "'!' is not a word of dates; write one as in 'tomorrow 12:30', 'next fri 9-10:30' or 2026-12-24."),
        PhraseCase(
            "9:00 CET", "'CET' does not name one time zone; write a place as in Europe/Berlin, an offset as in +01:00, or UTC."),
        PhraseCase("-", "'-' can't begin a date; write one as in 'tomorrow 12:30' or 2026-12-24."),
        PhraseCase("to fri", "'to' can't begin a date; write one as in 'tomorrow 12:30' or 2026-12-24."),
        PhraseCase(
            "tomorrow ago", "'ago' is not understood after 'tomorrow'; leave it out, or write a date as in 'tomorrow 12:30'."),
        PhraseCase(
            "1 to 2 to 3", "'to' is not understood after '1 to 2'; leave it out, or write a date as in 'tomorrow 12:30'."),
        PhraseCase("next", "'next' is not complete; write a date as in 'tomorrow 12:30' or '24 dec to 27 dec'."),
        PhraseCase("tomorrow at", "'tomorrow at' is not complete; write a date as in 'tomorrow 12:30' or '24 dec to 27 dec'."),
        PhraseCase("9-", "'9-' is not complete; write a date as in 'tomorrow 12:30' or '24 dec to 27 dec'."),
        PhraseCase("tomorrow fri", "'tomorrow' and 'fri' are two days; write one, or 'to' between them."),
        PhraseCase("tomorrow 9:00 10:00", "'9:00' and '10:00' are two times; write one, or 'to' between them."),
        PhraseCase("in 2 hours at 10", "'in 2 hours' and '10' are two times; write one, or 'to' between them."),
        PhraseCase("9:00 UTC Europe/Berlin", "'UTC' and 'Europe/Berlin' are two time zones; write one."),
        PhraseCase(
            "tomorrow 12:30 for 1h", "'for' begins a length, which is not part of a date; give it with --for 1h."),
        PhraseCase("every monday", "'every' repeats, which is not part of a date; give the first day here."),

        PhraseCase(
            "03/04/2027", "'03/04/2027' is 3 April 2027 or 4 March 2027; write 2027-04-03 or 2027-03-04."),
        PhraseCase("3.4.2027", "'3.4.2027' is 3 April 2027 or 4 March 2027; write 2027-04-03 or 2027-03-04."),
        PhraseCase("3-4-2027", "'3-4-2027' is 3 April 2027 or 4 March 2027; write 2027-04-03 or 2027-03-04."),
        PhraseCase("3/4", "'3/4' is 3 April or 4 March; write '3 apr' or '4 mar'."),
        PhraseCase("31 Feb", "'31 Feb' is not a day: February 2027 has 28 days."),
        PhraseCase("2027-01-05T10:00", "31 Feb", "'31 Feb' is not a day: February 2027 has 28 days."),
        PhraseCase("feb 29 2027", "'feb 29 2027' is not a day: February 2027 has 28 days."),
        PhraseCase("2027-02-30", "'2027-02-30' is not a day: February 2027 has 28 days."),
        PhraseCase("31/11/2026", "'31/11/2026' is not a day: November 2026 has 30 days."),
        PhraseCase("0 dec", "'0 dec' is not a day: December 2026 has 31 days."),
        PhraseCase("dec 24-32", "'32' is not a day: December 2026 has 31 days."),
        PhraseCase("the 32nd", "'32nd' is not a day of a month; they are 1st to 31st."),
        PhraseCase("2026-13-01", "'2026-13-01' has no month 13: months are 1 to 12; write a date as in 2026-12-24."),
        PhraseCase("2026-00-01", "'2026-00-01' has no month 0: months are 1 to 12; write a date as in 2026-12-24."),
        PhraseCase("13/13/2026", "'13/13/2026' has no month 13: months are 1 to 12; write a date as in 2026-12-24."),
        PhraseCase("2027-W53", "'2027-W53' is not a week: 2027 has weeks W01 to W52."),
        PhraseCase(
            "0000-01-01", "'0000-01-01' has a year outside 0001 to 9999; write four digits as in 2026-12-24."),
        PhraseCase(
            "12026-01-01", "'12026-01-01' has a year outside 0001 to 9999; write four digits as in 2026-12-24."),
        PhraseCase("24 dec 26", "'26' has a year of less than four digits; write it in full as in 2026-12-24."),
        PhraseCase("9 dec 24", "'24' has a year of less than four digits; write it in full as in 2026-12-24."),
        PhraseCase("today + 2h", "'today + 2h' counts from a whole day; name the time itself, as in 'tomorrow 22:00'."),
        PhraseCase(
            "24/12/26", "'24/12/26' has a year of less than four digits; write it in full as in 2026-12-24."),
        PhraseCase(
            "2026", "'2026' is a year, or a time without its colon; write a time as 14:30 and a day as in 2026-12-24."),
        PhraseCase(
            "in 99999999999999999999 weeks",
            "'in 99999999999999999999 weeks' is outside the years 1 to 9999; name a nearer day."),
        PhraseCase(
            "in 99999999999999999999 hours",
            "'in 99999999999999999999 hours' is outside the years 1 to 9999; name a nearer day."),
        PhraseCase("9999-12-31T10:00", "tomorrow", "'tomorrow' is outside the years 1 to 9999; name a nearer day."),
        PhraseCase("9999-12-31T10:00", "9:00", "'9:00' is outside the years 1 to 9999; name a nearer day."),
        PhraseCase("0001-01-01T10:00", "yesterday", "'yesterday' is outside the years 1 to 9999; name a nearer day."),
        PhraseCase(
            "fri 24 dec 2026",
            "'fri' does not agree with the date: Thursday 24 December 2026; leave the weekday out or correct it."),
        PhraseCase(
            "first monday", "'first monday' needs a month or a year, as in 'first monday of march' or 'end of month'."),
        PhraseCase(
            "5th monday of march 2028",
            "'5th monday of march 2028' is not a day: there is none from Wednesday 1 – Friday 31 March 2028."),
        PhraseCase("next 0 days", "'next 0 days' has no days; write a number from 1."),
        PhraseCase("2h", "'2h' is a length of time; write 'in 2h' for a moment, or a time as in 14:30."),
        PhraseCase("21h30", "'21h30' is a length of time; write 'in 21h30' for a moment, or a time as in 14:30."),
        PhraseCase(
            "2 hours before tomorrow",
            "'2 hours before tomorrow' counts from a whole day; name the time itself, as in 'tomorrow 22:00'."),

        PhraseCase("25:00", "'25:00' is not a time; write 0:00 to 23:59, or 12:00am to 11:59pm."),
        PhraseCase("12:60", "'12:60' is not a time; write 0:00 to 23:59, or 12:00am to 11:59pm."),
        PhraseCase("9:5", "'9:5' is not a time; write 0:00 to 23:59, or 12:00am to 11:59pm."),
        PhraseCase("13pm", "'13pm' is not a time; write 0:00 to 23:59, or 12:00am to 11:59pm."),
        PhraseCase("fri 31", "'31' is not a time; write 0:00 to 23:59, or 12:00am to 11:59pm."),
        PhraseCase(
            "99999999999999999999", "'99999999999999999999' is not a time; write 0:00 to 23:59, or 12:00am to 11:59pm."),
        PhraseCase(
            "2026-12-24T18:30:00.5", "'2026-12-24T18:30:00.5' has a fraction of a second; write whole seconds as in 18:30:05."),
        PhraseCase("14.30", "'14.30' could be a time or a date; write a time as 14:30 and a date as 2026-12-24."),
        PhraseCase("tomorrow 143", "'143' could be a time or a year; write a time as 14:30."),
        PhraseCase("9:00 +25:00", "'+25:00' is not an offset from UTC; write it as in +01:00, at most 18 hours."),
        PhraseCase(
            "fri midnight", "'fri midnight' could be the start or the end of that day; write 0:00, or 0:00 of the next day."),
        PhraseCase("fri 24:00", "'fri 24:00' is the end of a day; write 0:00 of the next day for a start."),
        PhraseCase("tonight", "'tonight' needs a time, as in 'tonight 8:30' or 'tomorrow morning 9:00'."),
        PhraseCase("tomorrow morning", "'morning' needs a time, as in 'tonight 8:30' or 'tomorrow morning 9:00'."),
        PhraseCase("tonight 3", "'3' does not go with 'tonight'; write the day and a time as in 'tomorrow 14:30'."),
        PhraseCase(
            "fri morning 15:00", "'15:00' does not go with 'morning'; write the day and a time as in 'tomorrow 14:30'."),
        PhraseCase("tomorrow UTC", "'UTC' goes with a time, and whole days have none; add a time or leave it out."),

        PhraseCase(
            "next week 9:00", "'next week' is 7 days, which can't have one time; name a day, as in 'next mon 9:00'."),
        PhraseCase(
            "dec 24 to 18:00", "'18:00' ends at a time, but the start has none; write both as in 'fri 9:00 to sat 17:00'."),
        PhraseCase(
            "24 dec 18:00 to 27 dec",
            "'27 dec' is a whole day, but the start has a time; end at a time too, as in 'sat 17:00'."),
        PhraseCase("9-9", "'9' is not after the start '9'; write a later end."),
        PhraseCase("dec 27 to 24", "'24' is not after the start 'dec 27'; write a later end."),
        PhraseCase("2026-12-27..2026-12-24", "'2026-12-24' is not after the start '2026-12-27'; write a later end."),
        PhraseCase(
            "2026-12-24 18:00 to 2026-12-24 17:00",
            "'2026-12-24 17:00' is not after the start '2026-12-24 18:00'; write a later end."),
        PhraseCase("fri to yesterday", "'yesterday' is not after the start 'fri'; write a later end."),
        PhraseCase(
            "tomorrow \u{1B}[31m",
            "'\\u{1B}' is not a word of dates; write one as in 'tomorrow 12:30', 'next fri 9-10:30' or 2026-12-24."
        ),
    ]
}
