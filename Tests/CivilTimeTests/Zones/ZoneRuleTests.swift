import CivilTime
import Testing

@Suite struct ZoneRuleTests {
    private func zone(_ rule: String) throws -> Zone { try Zone(id: ZoneID(rule), rule: rule) }

    @Test(
        "rules of POSIX and RFC 9636 change the clocks when they say",
        arguments: [
            // rule, a year's changes of offset in UTC
            ("CET-1CEST,M3.5.0,M10.5.0/3", 2026, ["2026-03-29T01:00:00Z 7200", "2026-10-25T01:00:00Z 3600"]),
            ("EST5EDT,M3.2.0,M11.1.0", 2026, ["2026-03-08T07:00:00Z -14400", "2026-11-01T06:00:00Z -18000"]),
            ("EST5EDT", 2026, ["2026-03-08T07:00:00Z -14400", "2026-11-01T06:00:00Z -18000"]),
            // Negative and long hours.
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2026, ["2026-03-29T01:00:00Z -3600", "2026-10-25T01:00:00Z -7200"]),
            ("EET-2EEST,M3.4.4/50,M10.4.4/50", 2027, ["2027-03-27T00:00:00Z 10800", "2027-10-29T23:00:00Z 7200"]),
            ("IST-2IDT,M3.4.4/26,M10.5.0", 2026, ["2026-03-27T00:00:00Z 10800", "2026-10-24T23:00:00Z 7200"]),
            // The last week, by its fifth and where there are only four.
            ("AAA0BBB,M2.5.6/0,M3.1.6/0", 2026, ["2026-02-28T00:00:00Z 3600", "2026-03-06T23:00:00Z 0"]),
            // Daylight saving time that is behind standard time, as in Ireland.
            ("IST-1GMT0,M10.5.0,M3.5.0/1", 2026, ["2026-03-29T01:00:00Z 3600", "2026-10-25T01:00:00Z 0"]),
            ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2026, ["2026-04-04T15:00:00Z 37800", "2026-10-03T15:30:00Z 39600"]),
            // Day 60 is 1 March for J, and in a leap year 29 February plus one without it.
            ("AAA0BBB,J60/0,J365/0", 2028, ["2028-03-01T00:00:00Z 3600", "2028-12-30T23:00:00Z 0"]),
            ("AAA0BBB,59/0,364/0", 2028, ["2028-02-29T00:00:00Z 3600", "2028-12-29T23:00:00Z 0"]),
            ("AAA0BBB,59/0,364/0", 2027, ["2027-03-01T00:00:00Z 3600", "2027-12-30T23:00:00Z 0"]),
            // Hours that lead into the year before.
            ("AAA0BBB,J1/-167,J180/0", 2027, ["2027-06-28T23:00:00Z 0", "2027-12-25T01:00:00Z 3600"]),
            ("<+0545>-5:45", 2026, []), ("UTC0", 2026, []),
        ])
    func changes(rule: String, year: Int, expected: [String]) throws {
        let zone = try zone(rule)
        for shift in [0, 400, -400] {
            let start = try date("\(year)-01-01").adding(years: shift).map(Zone.utc.startOfDay)
            let end = try date("\(year + 1)-01-01").adding(years: shift).map(Zone.utc.startOfDay)
            var current = try #require(start).adding(seconds: -1)
            var found: [String] = []
            while let next = zone.nextTransition(after: current), try next < #require(end) {
                found.append("\(year)" + next.description.dropFirst(4) + " \(zone.offset(at: next))")
                current = next
            }
            #expect(found == expected, "\(shift)")
        }
    }

    @Test(
        "daylight saving time that ends where the next begins goes on all year",
        arguments: [("EST5EDT,0/0,J365/25", -14_400), ("XXX3EDT4,0/0,J365/23", -14_400), ("EST5EDT4,J1/0,J365/25", -14_400)])
    func allYear(rule: String, offset: Int) throws {
        let zone = try zone(rule)
        for text in [
            "1700-01-01T00:00:00Z", "2026-01-01T05:00:00Z", "2026-12-31T23:59:59Z", "2027-01-01T04:59:59Z",
            "3000-01-01T03:00:00Z",
        ] {
            let moment = try instant(text)
            #expect(zone.offset(at: moment) == offset, "\(text)")
            #expect(zone.isDaylight(at: moment), "\(text)")
            #expect(zone.nextTransition(after: moment) == nil, "\(text)")
            #expect(zone.previousTransition(before: moment) == nil, "\(text)")
        }
    }

    @Test("the same instant 400 years later has the same offset", arguments: 1...4 as ClosedRange<UInt64>)
    func period(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // 146,097 days are 20,871 weeks: the calendar repeats.
        let cycle: Int64 = 146_097 * 86_400
        for rule in ["CET-1CEST,M3.5.0,M10.5.0/3", "AAA0BBB,J1/-167,J180/0", "AAA3BBB,59/160,300/-160", "EST5EDT,0/0,J365/25"] {
            let zone = try zone(rule)
            for _ in 0..<300 {
                let second = Int64.random(in: 0...5_000_000_000, using: &generator)
                let offsets = [0, 1, 2, -1, -4].map { zone.offset(at: Instant(second + $0 * cycle)) }
                #expect(Set(offsets).count == 1, "seed \(seed): \(rule) \(second)")
                let wall = LocalDateTime(localSeconds: second)
                let later = LocalDateTime(localSeconds: second + cycle)
                let difference = wall.map(zone.instant).flatMap { first in
                    later.map { first.seconds(until: zone.instant(of: $0)) }
                }
                #expect(difference == cycle, "seed \(seed): \(rule) \(second)")
            }
        }
    }

    @Test(
        "a rule with a fault is refused, with the rule in the message",
        arguments: [
            "", "CET", "CE-1", "-1", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M3.5.0,M10.5.0/3 ",
            "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J365",
            "CET-1CEST,J366,J1", "CET-1CEST,366,1", "CET-25", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1:60", "<CET-1", "<+3>",
            "CET-1:",
            "CET-1CEST-26", "CET-1CEST,M3.5.0,M10.5.0,M1.1.1", "CET-1%", "ÄÖÜ-1", "CET99999999999999999999",
        ])
    func faults(rule: String) {
        #expect(throws: ZoneError.invalidRule(rule)) { try zone(rule) }
    }

    @Test(
        "fixed zones are named by their offset",
        arguments: [(19_800, "+05:30", "+0530"), (-28_800, "-08:00", "-0800"), (-1, "-00:00:01", "-000001"), (0, "UTC", "UTC")])
    func fixed(offset: Int, name: String, abbreviation: String) throws {
        let zone = try #require(Zone.fixed(offset: offset))
        #expect(zone.id.name == name)
        #expect(zone.offset(at: Instant(0)) == offset)
        #expect(zone.abbreviation(at: Instant(0)) == abbreviation)
        #expect(
            zone.instant(of: try local("2026-01-01T00:00")).adding(seconds: Int64(offset)).description == "2026-01-01T00:00:00Z")
    }

    @Test("offsets from 26 hours on are none", arguments: [93_600, -93_600, .max, .min])
    func noFixed(offset: Int) {
        #expect(Zone.fixed(offset: offset) == nil)
    }
}
