import CivilTime
import Testing

/// Gaps, folds and days without a midnight, in zones of the machine's database.
@Suite struct WallTimeResolutionTests {
    @Test(
        "a wall time in a gap is read with the offset before it",
        arguments: [
            ("Europe/Berlin", "2026-03-29T02:00", "2026-03-29T01:00:00Z", "2026-03-29T01:00:00Z"),
            ("Europe/Berlin", "2026-03-29T02:30", "2026-03-29T01:30:00Z", "2026-03-29T01:00:00Z"),
            ("Europe/Berlin", "2090-03-26T02:30", "2090-03-26T01:30:00Z", "2090-03-26T01:00:00Z"),
            ("Europe/Berlin", "2500-03-28T02:30", "2500-03-28T01:30:00Z", "2500-03-28T01:00:00Z"),
            ("America/New_York", "2026-03-08T02:59:59", "2026-03-08T07:59:59Z", "2026-03-08T07:00:00Z"),
            ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:45:00Z", "2026-10-03T15:30:00Z"),
            ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00Z", "2011-12-30T10:00:00Z"),
            ("Africa/Monrovia", "1972-01-07T00:30", "1972-01-07T01:14:30Z", "1972-01-07T00:44:30Z"),
        ])
    func gaps(name: String, wall: String, shifted: String, transition: String) throws {
        let zone = try Zones.named(name)
        let expected = try LocalResolution.gap(shifted: instant(shifted), transition: instant(transition))
        #expect(try zone.resolve(local(wall)) == expected)
        #expect(try zone.instant(of: local(wall)) == expected.instant)
    }

    @Test(
        "a wall time in a fold is the first",
        arguments: [
            ("Europe/Berlin", "2026-10-25T02:00", "2026-10-25T00:00:00Z", "2026-10-25T01:00:00Z"),
            ("Europe/Berlin", "2026-10-25T02:59:59", "2026-10-25T00:59:59Z", "2026-10-25T01:59:59Z"),
            ("America/New_York", "2077-11-07T01:30", "2077-11-07T05:30:00Z", "2077-11-07T06:30:00Z"),
            ("America/New_York", "9999-11-07T01:30", "9999-11-07T05:30:00Z", "9999-11-07T06:30:00Z"),
            ("America/Havana", "2026-11-01T00:30", "2026-11-01T04:30:00Z", "2026-11-01T05:30:00Z"),
            ("Pacific/Kwajalein", "1969-09-30T12:00", "1969-09-30T01:00:00Z", "1969-10-01T00:00:00Z"),
        ])
    func folds(name: String, wall: String, first: String, second: String) throws {
        let zone = try Zones.named(name)
        let expected = try LocalResolution.fold(first: instant(first), second: instant(second))
        #expect(try zone.resolve(local(wall)) == expected)
        #expect(try zone.instant(of: local(wall)) == expected.instant)
    }

    @Test(
        "the seconds beside a gap or a fold are read once",
        arguments: [
            ("Europe/Berlin", "2026-03-29T01:59:59", "2026-03-29T00:59:59Z"),
            ("Europe/Berlin", "2026-03-29T03:00:00", "2026-03-29T01:00:00Z"),
            ("Europe/Berlin", "2026-10-25T01:59:59", "2026-10-24T23:59:59Z"),
            ("Europe/Berlin", "2026-10-25T03:00:00", "2026-10-25T02:00:00Z"),
            ("Europe/Berlin", "1800-01-01T00:00:00", "1799-12-31T23:06:32Z"),
            ("Asia/Kathmandu", "2026-01-01T00:00:00", "2025-12-31T18:15:00Z"),
            ("UTC", "0001-01-01T00:00:00", "0001-01-01T00:00:00Z"),
        ])
    func unique(name: String, wall: String, expected: String) throws {
        #expect(try Zones.named(name).resolve(local(wall)) == .unique(instant(expected)))
        #expect(try Zones.named(name).localDateTime(at: instant(expected)) == local(wall))
    }

    @Test(
        "a day starts at the first instant whose local date is not before it",
        arguments: [
            ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", 23),
            ("Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00Z", 25),
            ("Europe/Berlin", "2126-10-27", "2126-10-26T22:00:00Z", 25),
            // The clocks skip midnight.
            ("America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z", 23),
            ("Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00Z", 23),
            ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z", 23),
            // The gap begins half an hour before midnight and ends after it.
            ("America/Toronto", "1919-03-31", "1919-03-31T04:30:00Z", 23.5),
            // Midnight comes twice.
            ("America/Havana", "2026-11-01", "2026-11-01T04:00:00Z", 25),
            // A minute after midnight the clocks go back to the day before, which is over all the same.
            ("America/Goose_Bay", "2010-11-07", "2010-11-07T03:00:00Z", 25),
            // Midnight would come twice, were the first not skipped: the day before has 25 hours.
            ("America/Santiago", "2026-04-04", "2026-04-04T03:00:00Z", 25),
            ("America/Santiago", "2026-04-05", "2026-04-05T04:00:00Z", 24),
            // Days that the zone never had start where the next does.
            ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00Z", 24), ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", 0),
            ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z", 24),
            ("Pacific/Kwajalein", "1993-08-21", "1993-08-21T12:00:00Z", 0),
            ("Pacific/Kwajalein", "1993-08-22", "1993-08-21T12:00:00Z", 24),
            ("Pacific/Kiritimati", "1994-12-31", "1994-12-31T10:00:00Z", 0),
        ])
    func startOfDay(name: String, day: String, start: String, hours: Double) throws {
        let zone = try Zones.named(name)
        let day = try date(day)
        let first = zone.startOfDay(day)
        #expect(try first == instant(start))
        #expect(first.seconds(until: zone.startOfDay(day.advanced(by: 1))) == Int64(hours * 3600))
    }

    @Test("the calendar's last and first days have starts")
    func ends() throws {
        let zone = try Zones.named("America/New_York")
        #expect(zone.startOfDay(.endOfTime).description == "10000-01-01T05:00:00Z")
        #expect(zone.startOfDay(.maximum).description == "9999-12-31T05:00:00Z")
        #expect(zone.localDateTime(at: zone.startOfDay(.minimum)) == .minimum)
        #expect(zone.localDateTime(at: .distantPast) == .minimum)
        #expect(zone.localDateTime(at: .distantFuture) == .maximum)
        #expect(zone.instant(of: .maximum).secondsSinceEpoch == LocalDateTime.maximum.localSeconds + 18_000)
    }
}
