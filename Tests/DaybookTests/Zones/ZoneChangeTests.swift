@testable import Daybook
import Testing

@Suite("The zone database changes under a store")
struct ZoneChangeTests {
    /// Opens a file for a viewer in UTC with the zones of a folder.
    private func open(_ path: String, _ zones: ZoneFolder, isReadOnly: Bool = false) throws -> EventStore {
        try EventStore(
            at: path, options: .init(isReadOnly: isReadOnly, timeZone: .utc, zones: zones.database, clock: { Instant(0) }))
    }

    private func starts(_ store: EventStore, _ range: QueryRange = .always) throws -> [String] {
        try store.occurrences(in: range).map { "\($0.title) \($0.span.instants(in: .utc).lowerBound)" }
    }

    private static func fill(_ store: EventStore) throws -> Event {
        let talk = try store.save(Event(title: "Talk", start: zoned("2026-12-01T09:00:00"), end: .after(.hours(1))))
        try store.save(contentsOf: [
            Event(
                title: "Flight", start: zoned("2026-12-01T01:00:00", "America/New_York"), end: .at(zoned("2026-12-01T20:00:00"))),
            Event(title: "Other", start: zoned("2026-12-01T09:00:00", "Europe/Paris")),
            Event(title: "Day", start: .date(day("2026-12-01"))),
        ])
        return talk
    }

    static let before = [
        "Day 2026-12-01T00:00:00Z", "Flight 2026-12-01T06:00:00Z", "Talk 2026-12-01T08:00:00Z", "Other 2026-12-01T08:00:00Z",
    ]
    static let after = [
        "Day 2026-12-01T00:00:00Z", "Flight 2026-12-01T06:00:00Z", "Talk 2026-12-01T06:00:00Z", "Other 2026-12-01T08:00:00Z",
    ]

    @Test("It is noticed: wall times stay, occurrences move, and the history has nothing of it")
    func noticed() throws {
        let path = try TemporaryFolder.make() + "/store.sqlite"
        var store = try open(path, .ordinary())
        let talk = try Self.fill(store)
        #expect(try starts(store) == Self.before)
        store.close()

        store = try open(path, .changed())
        #expect(try starts(store) == Self.after)
        #expect(try store.event(withID: try #require(talk.id)) == talk)
        #expect(try store.lastSequence() == 4)
        let six = QueryRange.local(local("2026-12-01T06:30:00")..<local("2026-12-01T06:31:00"))
        #expect(try starts(store, six).count == 3)
        // The flight's end is in the changed zone: 17:00Z now.
        let five = QueryRange.local(local("2026-12-01T17:30:00")..<local("2026-12-01T18:00:00"))
        #expect(try starts(store, five) == ["Day 2026-12-01T00:00:00Z"])
        try store.expectWhole()
        try store.remove(try #require(talk.id))
        try store.undo()
        #expect(try starts(store) == Self.after)
        try store.expectWhole()
        store.close()

        store = try open(path, .ordinary())
        #expect(try starts(store) == Self.before)
        #expect(try store.undo().removed.count == 3)
        #expect(try store.undo().removed.map(\.title) == ["Talk"])
        try store.expectWhole()
    }

    @Test("A store that can't be written shows the new times all the same, in every kind of answer")
    func readOnly() throws {
        let path = try TemporaryFolder.make() + "/store.sqlite"
        var store = try open(path, .ordinary())
        let talk = try Self.fill(store)
        store.close()

        store = try open(path, .changed(), isReadOnly: true)
        #expect(try starts(store) == Self.after)
        #expect(try store.event(withID: try #require(talk.id)) == talk)
        let six = QueryRange.instants(
            try #require(Instant("2026-12-01T06:30:00Z"))..<(try #require(Instant("2026-12-01T06:31:00Z"))))
        #expect(try store.search("Talk", in: six).occurrences.map(\.title) == ["Talk"])
        #expect(try store.occurrences(in: six).map(\.title) == ["Day", "Flight", "Talk"])
        #expect(try store.next(2, after: try #require(Instant("2026-12-01T06:00:00Z"))).map(\.title) == ["Flight", "Talk"])
        #expect(try store.occurrencePage(in: .always, limit: 3).occurrences.map(\.title) == ["Day", "Flight", "Talk"])
        #expect(try store.dayCounts(on: day("2026-12-01")..<day("2026-12-02")).counts == [4])
        #expect(throws: SQLiteError.self) { try store.remove(try #require(talk.id)) }
        #expect(throws: SQLiteError.self) { try store.undo() }
        try store.expectWhole()
        store.close()

        store = try open(path, .ordinary(), isReadOnly: true)
        #expect(try starts(store) == Self.before)
        store.close()
        store = try open(path, .changed())
        #expect(try starts(store) == Self.after)
        try store.expectWhole()
    }

    @Test("New rules that put an end before its start keep nobody from opening, changing and deleting", arguments: [false, true])
    func contradiction(isReadOnly: Bool) throws {
        let path = try TemporaryFolder.make() + "/store.sqlite"
        var store = try open(path, .ordinary())
        let ride = try store.save(
            Event(title: "Ride", start: zoned("2026-12-01T09:00:00", "Europe/Paris"), end: .at(zoned("2026-12-01T10:00:00"))))
        store.close()
        store = try open(path, .changed(), isReadOnly: isReadOnly)
        #expect(try starts(store) == ["Ride 2026-12-01T08:00:00Z"])
        #expect(try store.search("Ride", in: .always).occurrences.count == 1)
        #expect(try store.event(withID: try #require(ride.id)) == ride)
        if isReadOnly { return }
        #expect(throws: EventError.self) {
            var renamed = ride
            renamed.title = "Trip"
            try store.save(renamed)
        }
        var mended = ride
        mended.end = .after(.hours(1))
        try store.save(mended)
        try store.undo()
        try store.remove(try #require(ride.id))
        try store.undo()
        #expect(try starts(store) == ["Ride 2026-12-01T08:00:00Z"])
        try store.expectWhole()
        store.close()
        store = try open(path, .ordinary())
        #expect(
            try store.occurrences(in: .always).map { $0.span.instants(in: .utc).upperBound } == [
                try #require(Instant("2026-12-01T09:00:00Z"))
            ])
    }

    @Test("A zone that the database has lost keeps the times that were known", arguments: [false, true])
    func lostZone(isReadOnly: Bool) throws {
        let path = try TemporaryFolder.make() + "/store.sqlite"
        var store = try open(path, .ordinary())
        let talk = try Self.fill(store)
        try store.save(
            Event(title: "Both", start: zoned("2026-12-01T12:00:00", "Europe/Paris"), end: .at(zoned("2026-12-01T13:00:00"))))
        store.close()
        // Berlin is gone, and Paris has other rules.
        let smaller = try ZoneFolder(["Europe/Paris": "Europe/Moscow", "America/New_York": "America/New_York"])
        store = try open(path, smaller, isReadOnly: isReadOnly)
        let expected = [
            "Day 2026-12-01T00:00:00Z", "Flight 2026-12-01T06:00:00Z", "Other 2026-12-01T06:00:00Z", "Talk 2026-12-01T08:00:00Z",
            "Both 2026-12-01T11:00:00Z",
        ]
        #expect(try starts(store) == expected)
        #expect(try store.search("Talk", in: .always).occurrences.map(\.timeZone) == [ZoneID("Europe/Berlin")])
        #expect(try store.event(withID: try #require(talk.id)) == talk)
        try store.expectWhole()
        if isReadOnly { return }
        try store.remove(try #require(talk.id))
        try store.expectWhole()
        #expect(throws: ZoneError.self) { try store.undo() }
        store.close()
        store = try open(path, .ordinary())
        try store.undo()
        #expect(try starts(store).filter { !$0.hasPrefix("Both") } == Self.before)
        try store.expectWhole()
    }

    @Test("Without a database a store can still be read, as UTC needs none")
    func noDatabase() throws {
        let path = try TemporaryFolder.make() + "/store.sqlite"
        var store = try open(path, .ordinary())
        _ = try Self.fill(store)
        try store.save(Event(title: "UTC", start: zoned("2026-12-01T23:00:00", "UTC")))
        store.close()
        store = try open(path, ZoneFolder([:]))
        #expect(try starts(store) == Self.before + ["UTC 2026-12-01T23:00:00Z"])
        #expect(throws: ZoneError.self) { try store.save(Event(title: "New", start: zoned("2026-12-01T23:00:00"))) }
        try store.save(Event(title: "New", start: zoned("2026-12-01T23:30:00", "UTC")))
        #expect(try starts(store).last == "New 2026-12-01T23:30:00Z")
        try store.expectWhole()
    }
}
