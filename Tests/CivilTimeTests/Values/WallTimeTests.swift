import CivilTime
import Testing

@Suite struct WallTimeTests {
    @Test("every second of a day makes its text, and the text makes it")
    func roundTrip() {
        var failures = 0
        for second in stride(from: 0, to: 86_400, by: 7) {
            let time = WallTime(secondOfDay: second)
            let parts = time.flatMap { WallTime(hour: $0.hour, minute: $0.minute, second: $0.second) }
            if time == nil || parts != time || time.flatMap({ WallTime($0.description) }) != time { failures += 1 }
        }
        #expect(failures == 0)
        #expect(WallTime(hour: 12, minute: 30)?.description == "12:30:00")
        #expect(WallTime("12:30") == WallTime(hour: 12, minute: 30))
        #expect(WallTime.midnight.description == "00:00:00")
    }

    @Test("what no clock shows is nil", arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60), (.max, .max, .max)])
    func noTime(hour: Int, minute: Int, second: Int) {
        #expect(WallTime(hour: hour, minute: minute, second: second) == nil)
        #expect(WallTime(secondOfDay: 86_400) == nil)
        #expect(WallTime(secondOfDay: -1) == nil)
    }

    @Test(
        "text that is not exactly a time is nil",
        arguments: ["", "1:30", "12", "12:3", "12:30:0", "24:00", "12:60", "12:30:60", "12:30:00Z", " 12:30", "12.30", "12:30:"])
    func badText(text: String) {
        #expect(WallTime(text) == nil)
    }
}
