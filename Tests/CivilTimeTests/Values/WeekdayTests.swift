import CivilTime
import Testing

@Suite struct WeekdayTests {
    @Test("Sunday-first numbers are Foundation's, and back again", arguments: Weekday.allCases)
    func sundayFirst(weekday: Weekday) {
        #expect(weekday.sundayFirst == [2, 3, 4, 5, 6, 7, 1][weekday.rawValue - 1])
        #expect(Weekday(sundayFirst: weekday.sundayFirst) == weekday)
    }

    @Test("numbers outside 1 to 7 are nil", arguments: [0, 8, -1, .max, .min])
    func outside(number: Int) {
        #expect(Weekday(sundayFirst: number) == nil)
        #expect(Weekday(rawValue: number) == nil)
    }

    @Test("days are added round the week")
    func adding() {
        for weekday in Weekday.allCases {
            for days in -30...30 {
                let sum = weekday.adding(days: days)
                #expect(sum.days(since: weekday) == ((days % 7) + 7) % 7)
            }
        }
        #expect(Weekday.sunday.adding(days: 1) == .monday)
        #expect(Weekday.monday.adding(days: .min) == .monday.adding(days: Int.min % 7))
        #expect(Weekday.monday < .sunday)
    }
}
