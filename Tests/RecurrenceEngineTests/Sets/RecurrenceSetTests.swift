import CivilTime
import Testing

@testable import RecurrenceEngine

@Suite("A recurrence set")
struct RecurrenceSetTests {
    struct Series: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var series: SeriesText
        var starts: [String]

        init(_ name: String, _ series: SeriesText, _ starts: [String]) {
            testDescription = name
            self.series = series
            self.starts = starts
        }
    }

    @Test(
        "gives the starts that RFC 5545 and RFC 8984 name",
        arguments: [
            Series(
                "a day in a gap is shifted by it, later ones are not",
                SeriesText(start: "20170325T023000", zone: "Europe/Vienna", rules: ["FREQ=DAILY;COUNT=3"]),
                ["20170325T023000", "20170326T033000", "20170327T023000"]),
            Series(
                "days keep midnight across a change of the clocks",
                SeriesText(start: "20200327T000000", zone: "Europe/London", rules: ["FREQ=DAILY;COUNT=4"]),
                ["20200327T000000", "20200328T000000", "20200329T000000", "20200330T000000"]),
            Series(
                "hours are elapsed time over a gap",
                SeriesText(start: "20260329T003000", zone: "Europe/Berlin", rules: ["FREQ=HOURLY;COUNT=4"]),
                ["20260329T003000", "20260329T013000", "20260329T033000", "20260329T043000"]),
            Series(
                "hours are elapsed time over a fold",
                SeriesText(start: "20261025T013000", zone: "Europe/Berlin", rules: ["FREQ=HOURLY;COUNT=4"]),
                ["20261025T013000", "20261025T023000", "20261025T023000", "20261025T033000"]),
            Series(
                "BYWEEKNO=53 waits for a long year",
                SeriesText(start: "20201228", rules: ["FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;COUNT=2"]), ["20201228", "20261228"]),
            Series(
                "BYWEEKNO without BYDAY takes the weekday of the start",
                SeriesText(start: "20180101", rules: ["FREQ=YEARLY;BYWEEKNO=1;COUNT=4"]),
                ["20180101", "20181231", "20191230", "20210104"]),
            Series(
                "weeks from Monday",
                SeriesText(start: "20230903T150000", zone: "UTC", rules: ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TH;COUNT=4;WKST=MO"]),
                ["20230903T150000", "20230914T150000", "20230917T150000", "20230928T150000"]),
            Series(
                "weeks from Sunday",
                SeriesText(start: "20230903T150000", zone: "UTC", rules: ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TH;COUNT=4;WKST=SU"]),
                ["20230903T150000", "20230907T150000", "20230917T150000", "20230921T150000"]),
            Series(
                "the last of three days in a month",
                SeriesText(start: "20260130", rules: ["FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;COUNT=4"]),
                ["20260130", "20260228", "20260330", "20260430"]),
            Series(
                "months without a 31st are left out",
                SeriesText(start: "20130131", rules: ["FREQ=MONTHLY;COUNT=5"]),
                ["20130131", "20130331", "20130531", "20130731", "20130831"]),
            Series(
                "a skipped day is shown on the last day of its month",
                SeriesText(start: "20130131", rules: ["RSCALE=GREGORIAN;FREQ=MONTHLY;COUNT=4;SKIP=BACKWARD"]),
                ["20130131", "20130228", "20130331", "20130430"]),
            Series(
                "a skipped day is shown on the first day behind its month",
                SeriesText(start: "20130131", rules: ["RSCALE=GREGORIAN;FREQ=MONTHLY;COUNT=4;SKIP=FORWARD"]),
                ["20130131", "20130301", "20130331", "20130501"]),
            Series(
                "a leap day that is skipped forward",
                SeriesText(start: "20160229", rules: ["RSCALE=GREGORIAN;FREQ=YEARLY;COUNT=3;SKIP=FORWARD"]),
                ["20160229", "20170301", "20180301"]),
            Series(
                "a fourth Thursday on a 24th",
                SeriesText(start: "20111124", rules: ["FREQ=YEARLY;BYDAY=4TH;BYMONTHDAY=24;BYMONTH=11;COUNT=3"]),
                ["20111124", "20161124", "20221124"]),
            Series(
                "a start that no rule names comes first and counts",
                SeriesText(start: "20240530T200000", zone: "UTC", rules: ["FREQ=WEEKLY;COUNT=3;BYDAY=WE"]),
                ["20240530T200000", "20240605T200000", "20240612T200000"]),
            Series(
                "COUNT counts what is left out",
                SeriesText(
                    start: "20200323T050000", zone: "Europe/Paris", rules: ["FREQ=DAILY;COUNT=5"],
                    exceptions: ["20200325T050000", "20200326T050000"]),
                ["20200323T050000", "20200324T050000", "20200327T050000"]),
            Series(
                "an exception in another zone names a moment",
                SeriesText(
                    start: "20221226T111500", zone: "Europe/Amsterdam",
                    rules: ["FREQ=WEEKLY;UNTIL=20230101T225959Z;BYDAY=MO,TU,WE,TH,FR"],
                    exceptions: ["20221228T111500", "20221230T101500Z"]),
                ["20221226T111500", "20221227T111500", "20221229T111500"]),
            Series(
                "a day as exception leaves out what starts on it",
                SeriesText(start: "20240401T090000", zone: "UTC", rules: ["FREQ=DAILY;COUNT=3"], exceptions: ["20240402"]),
                ["20240401T090000", "20240403T090000"]),
            Series(
                "a day as UNTIL ends with that day",
                SeriesText(start: "20201118T103000", zone: "Asia/Tokyo", rules: ["FREQ=WEEKLY;WKST=SU;UNTIL=20201125;BYDAY=WE"]),
                ["20201118T103000", "20201125T103000"]),
            Series(
                "UNTIL is inclusive",
                SeriesText(
                    start: "20201124T110000", zone: "Europe/Berlin", rules: ["FREQ=DAILY;INTERVAL=2;UNTIL=20201126T100000Z"]),
                ["20201124T110000", "20201126T110000"]),
            Series(
                "rules and dates are merged, and one moment comes once",
                SeriesText(
                    start: "20260105", rules: ["FREQ=WEEKLY;COUNT=2", "FREQ=DAILY;INTERVAL=7;COUNT=3"],
                    dates: ["20260107", "20260112"]),
                ["20260105", "20260107", "20260112", "20260119"]),
        ])
    func starts(_ example: Series) throws {
        #expect(try example.series.starts(limit: 20) == example.starts)
    }

    @Test(
        "ends by proof where a rule never matches",
        arguments: [
            "FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=11", "FREQ=DAILY;BYMONTHDAY=30;BYMONTH=2", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30",
            "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3", "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=5",
        ])
    func neverMatches(_ rule: String) throws {
        let series = SeriesText(start: "20151231T000000", zone: "Europe/Berlin", rules: [rule], includesStart: false)
        #expect(try series.starts().isEmpty)
    }

    @Test("counts to a far end without walking there")
    func farCount() throws {
        let set = try SeriesText(start: "20000101T000000", zone: "UTC", rules: ["FREQ=SECONDLY;INTERVAL=7;COUNT=1000000000"])
            .set()
        let last: Int64 = 946_684_800 + 7 * 999_999_999
        #expect(set.last()?.moment == last)
        let endless = try SeriesText(start: "20000101T000000", zone: "UTC", rules: ["FREQ=SECONDLY;COUNT=\(Int.max)"]).set()
        #expect(endless.count(in: 4_000_000_000..<4_000_000_060) == 60)
    }

    @Test("finds ten minutes twenty years on")
    func farMinutes() throws {
        let set = try SeriesText(start: "20000101T000000", zone: "UTC", rules: ["FREQ=MINUTELY"]).set()
        let start: Int64 = 1_585_809_600
        #expect(set.instances(in: start..<start + 600).map(\.moment) == (0..<10).map { start + $0 * 60 })
    }

    @Test("answers first, last, n-th and whether there is an instance")
    func questions() throws {
        let day: Int64 = 86_400
        let set = try SeriesText(start: "19700101T000000", rules: ["FREQ=DAILY;COUNT=10"], exceptions: ["19700103T000000"]).set()
        #expect(set.first()?.moment == 0)
        #expect(set.last()?.moment == 9 * day)
        #expect(set.last(before: 3 * day)?.moment == day)
        #expect(set.instance(at: 2)?.moment == 3 * day)
        #expect(set.instance(at: 9) == nil)
        #expect(set.contains(day))
        #expect(!set.contains(2 * day))
        #expect(set.count(in: 0..<5 * day) == 4)
    }
}
