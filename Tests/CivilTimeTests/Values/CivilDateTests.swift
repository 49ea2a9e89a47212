import CivilTime
import Testing

@Suite struct CivilDateTests {
    /// Counts days one by one with the rules as people learn them, and shares no arithmetic with the code under test.
    @Test("every day from year 1 to 9999 has the number that counting gives") func everyDayFromYear1To() {
        var number = -719_162
        var weekday = 1
        var failures: [String] = []
        for year in 1...9999 {
            let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            var dayOfYear = 1
            for month in 1...12 {
                for day in 1...lengths[month - 1] {
                    let date = CivilDate(year: year, month: month, day: day)
                    if date?.dayNumber != number || CivilDate(dayNumber: number) != date || date?.year != year
                        || date?.month != month || date?.day != day || date?.weekday.rawValue != weekday
                        || date?.dayOfYear != dayOfYear || date?.daysInMonth != lengths[month - 1]
                    {
                        failures.append("\(year)-\(month)-\(day)")
                    }
                    number += 1
                    dayOfYear += 1
                    weekday = weekday % 7 + 1
                }
                #expect(CivilDate(year: year, month: month, day: lengths[month - 1] + 1) == nil)
            }
        }
        #expect(failures.isEmpty)
        #expect(number == 2_932_897)
        #expect(CivilDate(year: 1970, month: 1, day: 1)?.dayNumber == 0)
    }

    @Test(
        "a day that does not exist is nil",
        arguments: [
            (0, 1, 1), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 2, 29), (2100, 2, 29), (2026, 4, 31),
            (.max, 1, 1), (.min, 1, 1), (2026, .max, 1), (2026, 1, .max), (2026, .min, .min),
        ])
    func aDayThatDoesNotExist(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test("the calendar runs from 0001-01-01 to 9999-12-31, with one day more as an end") func theCalendarRunsFrom000101() {
        #expect(CivilDate.minimum.description == "0001-01-01")
        #expect(CivilDate.maximum.description == "9999-12-31")
        #expect(CivilDate.endOfTime.description == "10000-01-01")
        #expect(CivilDate(dayNumber: CivilDate.minimum.dayNumber - 1) == nil)
        #expect(CivilDate(dayNumber: CivilDate.endOfTime.dayNumber + 1) == nil)
        #expect(CivilDate(dayNumber: .max) == nil)
        #expect(CivilDate(dayNumber: .min) == nil)
        #expect(CivilDate.maximum.adding(days: 1) == .endOfTime)
        #expect(CivilDate.endOfTime.adding(days: 1) == nil)
        #expect(CivilDate.minimum.adding(days: -1) == nil)
        #expect(CivilDate.minimum.adding(days: .min) == nil)
        #expect(CivilDate.endOfTime.advanced(by: .max) == .endOfTime)
        #expect(CivilDate.minimum.advanced(by: -1) == .minimum)
        #expect(CivilDate.endOfTime.components == (10_000, 1, 1))
    }

    @Test(
        "months are added with the day held to the month's end",
        arguments: [
            ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"), ("2026-01-31", -2, "2025-11-30"),
            ("2026-12-01", 13, "2028-01-01"), ("2026-03-31", -1, "2026-02-28"), ("0001-01-01", -1, nil),
            ("9999-12-31", 1, nil), ("9999-12-01", 1, "10000-01-01"), ("2026-01-01", .max, nil), ("2026-01-01", .min, nil),
            ("0001-12-31", -11, "0001-01-31"), ("0001-01-01", 119_987, "9999-12-01"),
        ])
    func monthsAreAddedWithTheDay(text: String, months: Int, expected: String?) throws {
        let date = try #require(CivilDate(text))
        #expect(date.adding(months: months)?.description == expected)
    }

    @Test(
        "years are added with 29 February held to the 28th",
        arguments: [
            ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"), ("2026-07-04", -2025, "0001-07-04"),
            ("2026-07-04", -2026, nil), ("2026-07-04", 7974, nil), ("2026-07-04", .max, nil),
        ])
    func yearsAreAddedWith29February(text: String, years: Int, expected: String?) throws {
        let date = try #require(CivilDate(text))
        #expect(date.adding(years: years)?.description == expected)
    }

    @Test("ranges of days can be walked") func rangesOfDaysCanBeWalked() throws {
        let first = try #require(CivilDate("2026-02-27"))
        let days = (first..<first.advanced(by: 3)).map(\.description)
        #expect(days == ["2026-02-27", "2026-02-28", "2026-03-01"])
        #expect(first.days(until: first.advanced(by: -40)) == -40)
        #expect(Array(CivilDate.maximum...CivilDate.maximum) == [.maximum])
        #expect(first.startOfMonth.description == "2026-02-01")
    }

    @Test(
        "text that is not exactly a date is nil",
        arguments: [
            "", "2026", "2026-1-05", "2026-01-5", "26-01-05", "2026-02-30", "2026-01-01 ", " 2026-01-01", "2026/01/01",
            "20260101",
            "02026-01-01", "10000-01-02", "0000-01-01", "-001-01-01", "２０２６-01-01", "2026-01-01T00:00",
        ])
    func textThatIsNotExactlyA(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test("text and dates make each other") func textAndDatesMakeEachOther() {
        for number in stride(from: CivilDate.minimum.dayNumber, through: CivilDate.endOfTime.dayNumber, by: 1471) {
            let date = CivilDate(dayNumber: number)
            #expect(date != nil && date.flatMap { CivilDate($0.description) } == date)
        }
        #expect(CivilDate(CivilDate.endOfTime.description) == .endOfTime)
    }

    @Test("lengths of months outside 1 to 12 are 0") func lengthsOfMonthsOutside1To() {
        #expect(CivilDate.daysInMonth(0, year: 2026) == 0)
        #expect(CivilDate.daysInMonth(13, year: 2026) == 0)
        #expect(CivilDate.daysInMonth(2, year: 2000) == 29)
        #expect(CivilDate.daysInMonth(2, year: 1900) == 28)
        #expect(CivilDate.isLeapYear(2024) && !CivilDate.isLeapYear(2023) && !CivilDate.isLeapYear(2100))
    }
}
