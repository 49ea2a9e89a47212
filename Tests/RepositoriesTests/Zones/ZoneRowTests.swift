import CalendarModel
import CivilTime
import Testing

@testable import Repositories

@Suite("Rows of zones")
struct ZoneRowTests {
    @Test("A zone has one row with the fingerprint of its rules, made when it is first used")
    func rows() throws {
        let test = TestStore()
        try test.add(
            Event(title: "A", start: zoned("2026-12-01T09:00:00"), end: .at(zoned("2026-12-01T09:00:00", "America/New_York"))))
        try test.add(Event(title: "B", start: zoned("2026-12-01T09:00:00")))
        try test.store.read { access throws in
            let berlin = try ZoneDatabase.system.zone(named: "Europe/Berlin").fingerprint
            let newYork = try ZoneDatabase.system.zone(named: "America/New_York").fingerprint
            let rows = try access.connection.dump("SELECT name, tzif, fingerprint FROM time_zone ORDER BY name")
            #expect(rows == [["'America/New_York'", "null", "\(newYork)"], ["'Europe/Berlin'", "null", "\(berlin)"]])
        }
    }

    @Test("A zone that came with a file is kept in the store and needs no database")
    func keptZone() throws {
        let test = TestStore()
        let bytes = try Self.file("Asia/Tokyo")
        try test.tamper("INSERT INTO time_zone (name, tzif, fingerprint) VALUES ('X-Home', x'\(Self.hex(bytes))', 1)")
        let event = try test.add(Event(title: "A", start: zoned("2026-12-01T09:00:00", "X-Home"), end: .after(.hours(1))))
        #expect(
            try test.store.read { try $0.connection.dump("SELECT start, \"end\" FROM event_span") } == [
                ["1796083200", "1796086800"]
            ])
        #expect(try test.store.read { try $0.events.event(withID: try #require(event.id)) } == event)
        try test.remove(try #require(event.id))
    }

    @Test("A kept zone that can't be read is an error and no trap")
    func corruptZone() throws {
        let test = TestStore()
        try test.tamper("INSERT INTO time_zone (name, tzif, fingerprint) VALUES ('X-Home', x'00', 1)")
        #expect(throws: ZoneError.self) { try test.add(Event(title: "A", start: zoned("2026-12-01T09:00:00", "X-Home"))) }
        try test.expectWhole()
    }

    static func file(_ name: String) throws -> [UInt8] { try TextFile.read("/usr/share/zoneinfo/" + name) }

    static func hex(_ bytes: [UInt8]) -> String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
