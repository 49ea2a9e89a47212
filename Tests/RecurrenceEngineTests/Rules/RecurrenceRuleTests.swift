import Testing

@testable import RecurrenceEngine

@Suite("A recurrence rule")
struct RecurrenceRuleTests {
    @Test(
        "is printed in one canonical form",
        arguments: [
            ("freq=weekly;byday=th,tu;interval=2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH"),
            ("RRULE:BYDAY=-1FR,2TU;FREQ=MONTHLY;COUNT=4", "FREQ=MONTHLY;COUNT=4;BYDAY=2TU,-1FR"),
            ("FREQ=YEARLY;UNTIL=20270630T215959Z;BYMONTH=9,6,6", "FREQ=YEARLY;UNTIL=20270630T215959Z;BYMONTH=6,9"),
            ("FREQ=DAILY;UNTIL=20270630;WKST=MO;INTERVAL=1;", "FREQ=DAILY;UNTIL=20270630"),
            ("FREQ=DAILY;BYSECOND=60;UNTIL=20270630T120000", "FREQ=DAILY;UNTIL=20270630T120000;BYSECOND=59"),
            ("RSCALE=gregorian;FREQ=YEARLY;SKIP=FORWARD;WKST=SU", "RSCALE=GREGORIAN;FREQ=YEARLY;WKST=SU;SKIP=FORWARD"),
            ("FREQ=YEARLY;BYWEEKNO=-1,1;BYDAY=MO;BYSETPOS=-1", "FREQ=YEARLY;BYWEEKNO=-1,1;BYDAY=MO;BYSETPOS=-1"),
        ])
    func canonicalText(text: String, canonical: String) throws {
        let rule = try RecurrenceRule(text)
        #expect(rule.description == canonical)
        #expect(try RecurrenceRule(canonical) == rule)
    }

    @Test("comes back from its text, whatever it is", arguments: 1...200 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rule = try RecurrenceRule(RandomRule.text(&random))
        #expect(try RecurrenceRule(rule.description) == rule, "seed \(seed)")
    }

    @Test(
        "is refused with the part, what is allowed and the mend",
        arguments: [
            ("BYDAY=TU", "The recurrence rule has no FREQ; begin it with one, as in FREQ=DAILY."),
            ("", "The recurrence rule has no FREQ; begin it with one, as in FREQ=DAILY."),
            ("FREQ=YEARLY;BYMONTH=13", "BYMONTH '13' is outside 1...12; write months as in BYMONTH=6,9."),
            ("FREQ=DAILY;COUNT=0", "COUNT '0' is outside 1 and more; write how many instances there are, as in COUNT=10."),
            (
                "FREQ=MONTHLY;BYMONTHDAY=0",
                "BYMONTHDAY '0' is outside -31...-1 and 1...31; write days of the month as in BYMONTHDAY=15,-1."
            ),
            (
                "FREQ=FORTNIGHTLY",
                "FREQ 'FORTNIGHTLY' can't be read; it is SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY."
            ),
            (
                "FREQ=DAILY;UNTIL=20270231",
                "UNTIL '20270231' can't be read; write a day or a time, as in UNTIL=20270630 or UNTIL=20270630T215959Z."
            ),
            (
                "FREQ=DAILY;INTERVAL=99999999999999999999",
                "INTERVAL '99999999999999999999' can't be read; write a whole number from 1, as in INTERVAL=2."
            ),
            ("FREQ=DAILY;COUNT=2;UNTIL=20270630", "The recurrence rule has COUNT and UNTIL; keep one of them."),
            ("FREQ=DAILY;FREQ=WEEKLY", "FREQ stands twice in the recurrence rule; write it once."),
            (
                "FREQ=DAILY;EVERY=2",
                "'EVERY' is not a part of a recurrence rule; RFC 5545 has FREQ, UNTIL, COUNT, INTERVAL, WKST and the BY parts."
            ),
            (
                "DAILY",
                "'DAILY' is not a part of a recurrence rule; write NAME=VALUE with ';' between parts, as in FREQ=WEEKLY;BYDAY=TU."
            ),
            (
                "FREQ=WEEKLY;BYMONTHDAY=1",
                "BYMONTHDAY can't stand in a rule with FREQ=WEEKLY (RFC 5545 section 3.3.10); leave it out or change FREQ."
            ),
            (
                "FREQ=WEEKLY;BYDAY=2TU",
                "BYDAY '2TU' counts weekdays, which only FREQ=MONTHLY and FREQ=YEARLY can; write the weekday alone."
            ),
            (
                "FREQ=MONTHLY;BYSETPOS=1",
                "BYSETPOS chooses from what other BY parts name, and there is none; add one, as in BYDAY=MO,TU;BYSETPOS=-1."
            ),
            ("RSCALE=HEBREW;FREQ=YEARLY", "RSCALE 'HEBREW' is not known; rules are in the calendar GREGORIAN."),
            ("FREQ=YEARLY;SKIP=OMIT", "SKIP needs RSCALE beside it (RFC 7529 section 4.1); write RSCALE=GREGORIAN;SKIP=…"),
            ("FREQ=WEEKLY;BYDAY=XX", "BYDAY 'XX' can't be read; write weekdays as in BYDAY=TU,TH or BYDAY=2TU,-1FR."),
        ])
    func refused(text: String, sentence: String) {
        let error = #expect(throws: RecurrenceRuleError.self) { try RecurrenceRule(text) }
        #expect(error?.description == sentence)
    }
}
