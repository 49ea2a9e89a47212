import Testing

@testable import RecurrenceEngine

@Suite("A recurrence rule for people")
struct RuleSentenceTests {
    @Test(
        "is an English sentence",
        arguments: [
            ("FREQ=DAILY", "every day"),
            ("FREQ=DAILY;COUNT=10", "every day, 10 times"),
            ("FREQ=DAILY;COUNT=1", "every day, once"),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270630", "every 2 weeks on Tuesday and Thursday, until 30 June 2027"),
            (
                "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU",
                "every 2 weeks on Tuesday and Sunday, in weeks that begin on Sunday"
            ),
            ("FREQ=MONTHLY;BYDAY=2TU", "every month on the 2nd Tuesday"),
            ("FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270630T215959Z", "every month on the last Friday, until 30 June 2027 21:59 UTC"),
            ("FREQ=MONTHLY;BYMONTHDAY=15,-1", "every month on the 15th and the last day"),
            ("FREQ=MONTHLY;BYMONTHDAY=1,2,-3", "every month on the 1st, the 2nd and the 3rd to last day"),
            ("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "every month on the 13th where that is Friday"),
            (
                "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
                "every month on Monday, Tuesday, Wednesday, Thursday and Friday (only the last of these)"
            ),
            ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "every year on 24 December"),
            ("FREQ=YEARLY;BYMONTH=6,7", "every year in June and July"),
            ("FREQ=YEARLY;BYDAY=20MO", "every year on the 20th Monday of the year"),
            ("FREQ=YEARLY;BYYEARDAY=1,100,-1", "every year on the 1st, the 100th and the last day of the year"),
            ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "every year on Monday in the 20th week of the year"),
            ("FREQ=DAILY;BYHOUR=9,17;BYMINUTE=30", "every day at 09:30 and 17:30"),
            ("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10", "every 20 minutes in the hours 9 and 10"),
            (
                "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD",
                "every month on the 31st, on the last day of the month where the day is missing"
            ),
        ])
    func sentence(text: String, sentence: String) throws {
        #expect(try RecurrenceRule(text).sentence == sentence)
    }
}
