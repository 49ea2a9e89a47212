import CivilTime
import Testing

@Suite struct WeekRuleTests {
    @Test(
        "ISO weeks are as the standard's examples have them",
        arguments: [
            ("2005-01-01", "2004-W53"), ("2005-01-02", "2004-W53"), ("2005-12-31", "2005-W52"), ("2006-01-01", "2005-W52"),
            ("2006-01-02", "2006-W01"), ("2007-01-01", "2007-W01"), ("2008-12-28", "2008-W52"), ("2008-12-29", "2009-W01"),
            ("2010-01-03", "2009-W53"), ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"), ("2026-12-01", "2026-W49"),
            ("0001-01-01", "0001-W01"), ("9999-12-31", "9999-W52"), ("10000-01-01", "9999-W52"),
        ])
    func isoWeeks(day: String, week: String) throws {
        #expect(try WeekRule.iso.week(of: date(day)).description == week)
    }

    @Test(
        "weeks that begin on Sunday with 1 January are as in the United States",
        arguments: [
            ("2021-12-25", "2021-W52"), ("2021-12-26", "2022-W01"), ("2022-01-01", "2022-W01"), ("2022-01-02", "2022-W02"),
            ("2026-12-26", "2026-W52"), ("2026-12-27", "2027-W01"),
        ])
    func sundayWeeks(day: String, week: String) throws {
        #expect(try WeekRule.sundayFirst.week(of: date(day)).description == week)
    }

    @Test("every rule numbers weeks as counting from the year's first does", arguments: Weekday.allCases, 1...7)
    func everyRule(firstWeekday: Weekday, minimumDays: Int) throws {
        let rule = try #require(WeekRule(firstWeekday: firstWeekday, minimumDays: minimumDays))
        // The first week begins on the one day of 7 that is a first weekday and leaves enough days in the year.
        var failures: [CivilDate] = []
        for year in 1999...2029 {
            var start = try #require(CivilDate(year: year, month: 1, day: minimumDays)?.adding(days: -6))
            while start.weekday != firstWeekday { start = start.advanced(by: 1) }
            let nextYear = try #require(CivilDate(year: year + 1, month: 1, day: minimumDays)?.adding(days: -6))
            var week = 1
            while start < nextYear || start.weekday != firstWeekday {
                let yearWeek = YearWeek(year: year, week: week)
                let isWrong = rule.week(of: start) != yearWeek
                let isWrongStart = start.weekday == firstWeekday && yearWeek.flatMap(rule.startOfWeek) != start
                if isWrong || isWrongStart { failures.append(start) }
                start = start.advanced(by: 1)
                if start.weekday == firstWeekday { week += 1 }
            }
            #expect(rule.weeksInYear(year) == week - 1)
            #expect(YearWeek(year: year, week: week).flatMap(rule.startOfWeek) == nil)
        }
        #expect(failures.isEmpty)
    }

    @Test("weeks over the calendar's ends belong to the years 0 and 10000")
    func ends() throws {
        let rule = try #require(WeekRule(firstWeekday: .sunday, minimumDays: 7))
        #expect(rule.week(of: .minimum).year == 0)
        #expect(rule.startOfWeek(containing: .minimum) == nil)
        #expect(rule.startOfWeek(rule.week(of: .minimum)) == nil)
        #expect(WeekRule.sundayFirst.week(of: .endOfTime).description == "10000-W01")
        #expect(YearWeek("10000-W01") == WeekRule.sundayFirst.week(of: .endOfTime))
        #expect(WeekRule.iso.startOfWeek(containing: .minimum) == .minimum)
        #expect(WeekRule.iso.weeksInYear(-1) == 0)
        #expect(WeekRule.iso.weeksInYear(.max) == 0)
        #expect(WeekRule(firstWeekday: .monday, minimumDays: 0) == nil)
        #expect(WeekRule(firstWeekday: .monday, minimumDays: 8) == nil)
    }

    @Test("weeks are read and written", arguments: ["2026-W49", "0000-W52", "9999-W01", "10000-W01"])
    func text(text: String) {
        #expect(YearWeek(text)?.description == text)
    }

    @Test(
        "other text is nil", arguments: ["", "2026-W00", "2026-W54", "2026W49", "2026-w49", "2026-W4", "2026-W499", "10001-W01"])
    func badText(text: String) {
        #expect(YearWeek(text) == nil)
    }
}
