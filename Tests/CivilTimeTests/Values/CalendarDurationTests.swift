import CivilTime
import Testing

@Suite struct CalendarDurationTests {
    @Test(
        "RFC 5545 text is read and written",
        arguments: [
            ("P1DT2H", 1, 7200, "P1DT2H"), ("PT15M", 0, 900, "PT15M"), ("-PT15M", 0, -900, "-PT15M"), ("P2W", 14, 0, "P2W"),
            ("+P7D", 7, 0, "P1W"), ("P15DT5H0M20S", 15, 18_020, "P15DT5H0M20S"), ("PT0S", 0, 0, "PT0S"), ("P0D", 0, 0, "PT0S"),
            ("-P1DT1S", -1, -1, "-P1DT1S"), ("P1W2D", 9, 0, "P9D"), ("PT36H", 0, 129_600, "PT36H"), ("PT90M", 0, 5400, "PT1H30M"),
            ("PT1H20S", 0, 3620, "PT1H0M20S"), ("-PT0S", 0, 0, "PT0S"), ("P7DT1H", 7, 3600, "P7DT1H"),
        ])
    func text(text: String, days: Int, seconds: Int, written: String) {
        let duration = CalendarDuration(text)
        #expect(duration == CalendarDuration(days: days, seconds: seconds))
        #expect(duration?.description == written)
        #expect(CalendarDuration(written) == duration)
    }

    @Test(
        "other text is nil",
        arguments: [
            "", "P", "PT", "P1", "1D", "P1DT", "PT1", "P1H", "PT1D", "P1D1D", "P1D1W", "PT1M1H", "P-1D", "P1.5D", "--P1D", "P1D ",
            "p1d", "P99999999999999999999D", "P9223372036854775807W", "PT9223372036854775807H", "P1Y", "P1M",
        ])
    func badText(text: String) {
        #expect(CalendarDuration(text) == nil)
    }

    @Test("days and seconds of different sign become exact seconds")
    func mixedSigns() {
        #expect(CalendarDuration(days: 1, seconds: -3600) == CalendarDuration(seconds: 82_800))
        #expect(CalendarDuration(days: -1, seconds: 3600) == .seconds(-82_800))
        #expect(CalendarDuration(days: .max, seconds: -1).seconds == .max)
        #expect(CalendarDuration(days: .min, seconds: 1).seconds == .min)
    }

    @Test("units are folded and held at the ends")
    func units() {
        #expect(CalendarDuration.weeks(2) == .days(14))
        #expect(CalendarDuration.hours(2) == .minutes(120))
        #expect(CalendarDuration.weeks(.max).days == .max)
        #expect(CalendarDuration.hours(.min).seconds == .min)
        #expect(CalendarDuration.zero.isZero && !CalendarDuration.zero.isNegative && CalendarDuration.minutes(-1).isNegative)
        let longest = CalendarDuration(days: .min, seconds: .min)
        #expect(longest.description == "-P9223372036854775808DT2562047788015215H30M8S")
    }

    @Test("any duration survives its text", arguments: [1, 2, 3] as [UInt64])
    func roundTrip(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let sign = Bool.random(using: &generator) ? 1 : -1
            let days = Bool.random(using: &generator) ? Int.random(in: 0...4_000_000, using: &generator) : 0
            let seconds = Bool.random(using: &generator) ? Int.random(in: 0...400_000, using: &generator) : 0
            let duration = CalendarDuration(days: sign * days, seconds: sign * seconds)
            #expect(CalendarDuration(duration.description) == duration, "seed \(seed): \(duration)")
        }
    }
}
