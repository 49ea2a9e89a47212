import CalendarModel
import CivilTime
import SQLiteAccess
import Testing

@testable import Repositories

/// Readers that can't bring the range index up to date with new rules of zones.
@Suite("Stale zones")
struct StaleZoneTests {
    private let folder = TemporaryFolder()

    /// A zone database in which Berlin keeps the time of another zone.
    private func zones(_ name: String, berlin: String) throws -> ZoneDatabase {
        for part in ["", "/Europe", "/Asia"] { try TextFile.makeFolder(folder.file(name) + part) }
        for (zone, source) in [("Europe/Berlin", berlin), ("Asia/Tokyo", "Asia/Tokyo")] {
            try TextFile.write(try ZoneRowTests.file(source), to: folder.file(name) + "/" + zone)
        }
        return ZoneDatabase(directory: folder.file(name))
    }

    private func store(_ zones: ZoneDatabase, _ configuration: Database.Configuration = .init()) -> Store {
        Store(Database(path: folder.file(), configuration: configuration), zones: zones, clock: { TestStore.now })
    }

    /// The hour in UTC at which each event of the day starts.
    private func hours(_ store: Store) throws -> [String: Int64] {
        let begin = instant("2026-12-01T00:00:00Z").secondsSinceEpoch
        let day = begin..<(begin + 86400)
        var hours: [String: Int64] = [:]
        try store.read { access in
            try access.forEachSpan(.starting, in: SpanWindow(instants: day, local: day)) { row, title in
                hours[String(decoding: title, as: UTF8.self)] = (row.start - begin) / 3600
            }
        }
        return hours
    }

    @Test("A store that is open for reading sees what others add and bring up to date")
    func readerBesideWriters() throws {
        let before = try zones("before", berlin: "Europe/Berlin")
        let after = try zones("after", berlin: "America/New_York")
        let writer = store(before)
        try writer.write { _ = try $0.addToDefault(Event(title: "A", start: zoned("2026-12-01T12:00:00"))) }
        try writer.write { _ = try $0.addToDefault(Event(title: "T", start: zoned("2026-12-01T12:00:00", "Asia/Tokyo"))) }
        #expect(try hours(writer) == ["A": 11, "T": 3])

        let reader = store(after, .init(mode: .readOnly))
        #expect(try hours(reader) == ["A": 17, "T": 3])
        #expect(reader.hasStaleZones)
        try writer.write { _ = try $0.addToDefault(Event(title: "B", start: zoned("2026-12-01T13:00:00"))) }
        #expect(try hours(reader) == ["A": 17, "B": 18, "T": 3])

        try store(after).write { _ = try $0.addToDefault(Event(title: "C", start: zoned("2026-12-01T14:00:00"))) }
        #expect(try hours(reader) == ["A": 17, "B": 18, "C": 19, "T": 3])
        #expect(!reader.hasStaleZones)
    }

    @Test("A reader does not wait for a writer, and brings the index up to date when it can")
    func readerWhileLocked() throws {
        let writer = store(try zones("before", berlin: "Europe/Berlin"))
        try writer.write { _ = try $0.addToDefault(Event(title: "A", start: zoned("2026-12-01T12:00:00"))) }
        let reader = store(try zones("after", berlin: "America/New_York"))
        try writer.write { _ throws in
            #expect(try hours(reader) == ["A": 17])
            #expect(reader.hasStaleZones)
        }
        #expect(try hours(reader) == ["A": 17])
        #expect(!reader.hasStaleZones)
        let starts = try reader.database.read { try $0.dump("SELECT start FROM event_span") }
        #expect(starts == [["1796144400"]])
    }
}
