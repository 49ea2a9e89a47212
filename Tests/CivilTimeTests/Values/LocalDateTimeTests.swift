import CivilTime
import Testing

@Suite struct LocalDateTimeTests {
    @Test("date and time come apart as they were joined", arguments: [1, 2, 3] as [UInt64])
    func parts(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let day = Int.random(in: CivilDate.minimum.dayNumber...CivilDate.endOfTime.dayNumber, using: &generator)
            let second = Int.random(in: 0..<86_400, using: &generator)
            let date = try #require(CivilDate(dayNumber: day))
            let time = try #require(WallTime(secondOfDay: second))
            let local = LocalDateTime(date, time)
            #expect(local.date == date && local.time == time, "seed \(seed): \(local)")
            #expect(local.localSeconds == Int64(day) * 86_400 + Int64(second), "seed \(seed): \(local)")
            #expect(LocalDateTime(local.description) == local, "seed \(seed): \(local)")
            #expect(LocalDateTime(localSeconds: local.localSeconds) == local, "seed \(seed): \(local)")
        }
    }

    @Test("text is ISO 8601 without an offset; seconds may be left out")
    func text() throws {
        #expect(try local("2026-12-01T12:30").description == "2026-12-01T12:30:00")
        #expect(LocalDateTime.minimum.description == "0001-01-01T00:00:00")
        #expect(LocalDateTime.maximum.description == "10000-01-01T23:59:59")
        #expect(LocalDateTime(LocalDateTime.maximum.description) == .maximum)
    }

    @Test(
        "other text is nil",
        arguments: [
            "", "2026-12-01", "2026-12-01 12:30", "2026-12-01T12:30Z", "2026-02-30T12:30", "2026-12-01T24:00", "2026-12-01T",
        ])
    func badText(text: String) {
        #expect(LocalDateTime(text) == nil)
    }

    @Test("sums past the calendar's ends are nil")
    func ends() throws {
        #expect(LocalDateTime.minimum.adding(seconds: -1) == nil)
        #expect(LocalDateTime.maximum.adding(seconds: 1) == nil)
        #expect(LocalDateTime.maximum.adding(seconds: .max) == nil)
        #expect(LocalDateTime.minimum.adding(seconds: .min) == nil)
        #expect(LocalDateTime.maximum.adding(days: 1) == nil)
        #expect(LocalDateTime(localSeconds: .max) == nil)
        let start = try local("2026-12-31T23:00")
        #expect(try start.adding(seconds: 7200) == local("2027-01-01T01:00"))
        #expect(try start.adding(days: 1) == local("2027-01-01T23:00"))
        #expect(try start.seconds(until: local("2027-01-01T01:00")) == 7200)
    }

    @Test("an event's time has a date, a wall time and perhaps a zone")
    func eventTime() throws {
        let day = try date("2026-12-01")
        let lunch = try local("2026-12-01T12:30")
        let berlin = ZoneID("Europe/Berlin")
        #expect(EventTime.date(day).localDateTime == LocalDateTime(day, .midnight))
        #expect(EventTime.date(day).isDate && !EventTime.floating(lunch).isDate)
        #expect(EventTime.zoned(lunch, berlin).date == day)
        #expect(EventTime.zoned(lunch, berlin).zoneID == berlin)
        #expect(EventTime.floating(lunch).zoneID == nil && EventTime.date(day).zoneID == nil)
        #expect(ZoneID.utc.name == "UTC" && "\(berlin)" == "Europe/Berlin" && berlin < ZoneID("Europe/Paris"))
    }
}
