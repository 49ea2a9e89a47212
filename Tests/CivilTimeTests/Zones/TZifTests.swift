import CivilTime
import Testing

/// Zone files of every version, made by hand: no zone database is needed.
@Suite struct TZifTests {
    private func zone(_ builder: TZifBuilder) throws -> Zone {
        try Zone(id: ZoneID("Test/Zone"), tzif: builder.bytes)
    }

    @Test("version 1 has times of 32 bits, no rule, and its last offset holds for ever")
    func version1() throws {
        var builder = TZifBuilder.berlin
        builder.version = 1
        builder.transitions = [(-1_000_000_000, 1), (323_830_800, 2), (338_950_800, 1)]
        let zone = try zone(builder)
        #expect(zone.offset(at: Instant(-1_000_000_001)) == 3208)
        #expect(zone.offset(at: Instant(-1_000_000_000)) == 3600)
        #expect(zone.offset(at: Instant(323_830_800)) == 7200)
        #expect(try zone.offset(at: instant("2026-07-01T00:00:00Z")) == 3600)
        #expect(zone.nextTransition(after: Instant(338_950_800)) == nil)
    }

    @Test("versions 2 to 4 have times of 64 bits and a rule for the years after", arguments: [2, 3, 4, 5])
    func laterVersions(version: Int) throws {
        var builder = TZifBuilder.berlin
        builder.version = version
        builder.indicators = version == 3
        let zone = try zone(builder)
        #expect(zone.offset(at: Instant(-2_422_054_409)) == 3208)
        #expect(zone.abbreviation(at: Instant(-2_422_054_409)) == "LMT")
        #expect(zone.offset(at: Instant(-2_422_054_408)) == 3600)
        for year in [1981, 1999, 2026, 2037, 2038, 2090, 2114, 2115, 2116, 2400, 9999] {
            #expect(try zone.offset(at: instant("\(year)-01-15T00:00:00Z")) == 3600, "\(year)")
            #expect(try zone.offset(at: instant("\(year)-07-15T00:00:00Z")) == 7200, "\(year)")
            #expect(try zone.abbreviation(at: instant("\(year)-07-15T00:00:00Z")) == "CEST", "\(year)")
            #expect(try zone.isDaylight(at: instant("\(year)-07-15T00:00:00Z")), "\(year)")
            #expect(try !zone.isDaylight(at: instant("\(year)-12-15T00:00:00Z")), "\(year)")
        }
        #expect(try zone.nextTransition(after: instant("2090-01-01T00:00:00Z")) == instant("2090-03-26T01:00:00Z"))
        #expect(try zone.previousTransition(before: instant("2090-01-01T00:00:00Z")) == instant("2089-10-30T01:00:00Z"))
        #expect(try zone.nextTransition(after: instant("2400-01-01T00:00:00Z")) == instant("2400-03-26T01:00:00Z"))
        #expect(try zone.previousTransition(before: instant("2400-01-01T00:00:00Z")) == instant("2399-10-31T01:00:00Z"))
        #expect(zone.nextTransition(after: .distantFuture) == nil)
        #expect(zone.previousTransition(before: .distantPast) == nil)
    }

    @Test("without transitions the rule holds for all years")
    func onlyRule() throws {
        let zone = try zone(TZifBuilder(footer: TZifBuilder.berlinRule))
        for year in [1, 1700, 1841, 1842, 1843, 2026, 2114, 2115, 9999] {
            let padded = String(repeating: "0", count: 4 - String(year).count) + String(year)
            #expect(try zone.offset(at: instant("\(padded)-01-15T00:00:00Z")) == 3600, "\(year)")
            #expect(try zone.offset(at: instant("\(padded)-07-15T00:00:00Z")) == 7200, "\(year)")
            #expect(try zone.nextTransition(after: instant("\(padded)-01-15T00:00:00Z"))?.description.hasPrefix(padded) == true)
        }
    }

    @Test("a rule that begins long ago holds from there on, as in files that start in 1601")
    func oldRule() throws {
        var builder = TZifBuilder.berlin
        builder.transitions = [(-11_644_473_600, 1)]
        let zone = try zone(builder)
        #expect(try zone.offset(at: instant("1600-07-15T00:00:00Z")) == 3208)
        for year in [1601, 1700, 1840, 1841, 1842, 1843, 2026] {
            #expect(try zone.offset(at: instant("\(year)-12-15T00:00:00Z")) == 3600, "\(year)")
            #expect(try zone.offset(at: instant("\(year + 1)-07-15T00:00:00Z")) == 7200, "\(year)")
            let next = try #require(zone.nextTransition(after: try instant("\(year)-12-15T00:00:00Z")))
            #expect(next.description.hasPrefix("\(year + 1)-03"))
            #expect(
                try zone.previousTransition(before: instant("\(year + 1)-01-15T00:00:00Z"))?.description.prefix(7) == "\(year)-10"
                    || year == 1601)
        }
    }

    @Test("without a footer the last offset holds for ever")
    func noFooter() throws {
        var builder = TZifBuilder.berlin
        builder.footer = ""
        let zone = try zone(builder)
        #expect(try zone.offset(at: instant("2026-07-01T00:00:00Z")) == 3600)
    }

    @Test("one type and nothing else is a fixed zone")
    func fixed() throws {
        let zone = try zone(TZifBuilder(types: [.init(offset: -34_200, abbreviation: "-0930")], footer: "<-0930>9:30"))
        #expect(zone.offset(at: .distantPast) == -34_200)
        #expect(zone.offset(at: .distantFuture) == -34_200)
        #expect(zone.nextTransition(after: .distantPast) == nil)
        #expect(zone.previousTransition(before: .distantFuture) == nil)
    }

    @Test("a change of the abbreviation alone is no transition")
    func abbreviationOnly() throws {
        var builder = TZifBuilder.berlin
        builder.types[2] = .init(offset: 3600, abbreviation: "MEZ")
        builder.footer = "CET-1"
        let zone = try zone(builder)
        #expect(zone.abbreviation(at: Instant(330_000_000)) == "MEZ")
        #expect(zone.nextTransition(after: Instant(0)) == nil)
        #expect(zone.previousTransition(before: Instant(400_000_000)) == Instant(-2_422_054_408))
    }

    @Test("leap seconds are taken out of the times of a right/ file", arguments: [1, 2, 4])
    func leapSeconds(version: Int) throws {
        var builder = TZifBuilder.berlin
        builder.version = version
        builder.footer = ""
        // Two leap seconds before the first summer time of 1980 and one between its ends.
        builder.leaps = [(78_796_800, 1), (94_694_401, 2), (330_000_002, 3)]
        builder.transitions = [(323_830_802, 2), (338_950_803, 1)]
        let zone = try zone(builder)
        #expect(zone.nextTransition(after: Instant(0)) == Instant(323_830_800))
        #expect(zone.nextTransition(after: Instant(323_830_800)) == Instant(338_950_800))
    }

    @Test("the fingerprint follows the bytes, whatever the name")
    func fingerprint() throws {
        let bytes = TZifBuilder.berlin.bytes
        let zone = try Zone(id: ZoneID("A"), tzif: bytes)
        #expect(try Zone(id: ZoneID("B"), tzif: bytes[...]).fingerprint == zone.fingerprint)
        // A store remembers this number: it must be the same in every version.
        #expect(zone.fingerprint == -644_151_048_774_900_784)
        var changed = bytes
        changed[changed.count - 2] ^= 1
        let other = try Zone(id: ZoneID("A"), tzif: TZifBuilder(footer: "CET-2").bytes)
        #expect(other.fingerprint != zone.fingerprint)
        #expect(Zone.utc.fingerprint != zone.fingerprint)
    }

    @Test(
        "right/ files of the machine, where it has them, change the clocks with the others",
        arguments: ["Europe/Berlin", "Asia/Tokyo"])
    func rightFiles(name: String) throws {
        guard let right = try Zones.database.zoneIfKnown(named: "right/" + name) else { return }
        let zone = try Zones.named(name)
        var current = try instant("1900-01-01T00:00:00Z")
        // Such a file ends where leap seconds were not yet decided when it was made.
        while let next = zone.nextTransition(after: current), try next < instant("2020-01-01T00:00:00Z") {
            #expect(right.nextTransition(after: current) == next)
            current = next
        }
    }
}
