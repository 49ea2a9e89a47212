import Daybook
import Testing

/// A store in a file of its own or in memory, for a viewer in a stated zone at a stated time.
struct TestStore {
    let store: EventStore
    /// The file; nil in memory.
    let path: String?

    /// Where stores are made.
    enum Place: CaseIterable, Sendable {
        case file
        case memory
    }

    init(_ place: Place = .memory, viewer: String = "Europe/Berlin", now: String = "2026-11-30T08:00:00Z") throws {
        let moment = try #require(Instant(now))
        let options = EventStore.Options(timeZone: try ZoneDatabase.system.zone(named: viewer), clock: { moment })
        switch place {
        case .file:
            let path = try TemporaryFolder.make() + "/store.sqlite"
            self.path = path
            store = try EventStore(at: path, options: options)
        case .memory:
            path = nil
            store = try EventStore.inMemory(options: options)
        }
    }

    /// The same file, opened again.
    func reopened(viewer: String = "Europe/Berlin") throws -> EventStore {
        let path = try #require(path)
        return try EventStore(at: path, options: .init(timeZone: try ZoneDatabase.system.zone(named: viewer)))
    }
}
