import CivilTime
import EventQueries
import Repositories
import SQLiteAccess

/// The door to a store of events: one SQLite file, or one in memory.
///
///     let store = try EventStore(at: "daybook.sqlite")
///     let lunch = Event(title: "Lunch", start: .floating(noon), end: .after(.hours(1)))
///     try store.save(lunch)
///     for occurrence in try store.occurrences(in: .days(monday..<nextMonday)) { print(occurrence.title) }
///
/// Every call is done when it returns, and may come from any thread. From a task, go through ``run(_:)``, which waits off the
/// cooperative threads. Several programs may use one file at once.
public final class EventStore: Sendable {
    package let store: Store
    /// The zone of whoever looks: days begin and end in it, and all-day and floating events stand in it.
    public let timeZone: Zone
    /// Where the rules of zones come from.
    public let zones: ZoneDatabase
    private let clock: @Sendable () -> Instant

    /// Opens the store in a file, and makes it when it does not exist yet. The file is looked at when it is first used.
    ///
    ///     let store = try EventStore(at: "daybook.sqlite", options: .init(timeZone: try ZoneDatabase.system.zone(named: "Asia/Tokyo")))
    ///
    /// - Throws: `ZoneError` when the system's zone is to be used and can't be told.
    public convenience init(at path: String, options: Options = Options()) throws {
        var configuration = Database.Configuration()
        configuration.mode = options.isReadOnly ? .readOnly : .readWriteCreate
        configuration.busyTimeout = options.busyTimeout
        try self.init(Database(path: path, configuration: configuration), options)
    }

    /// Makes an empty store that lives in memory, as long as it is held.
    ///
    ///     let store = try EventStore.inMemory()
    public static func inMemory(options: Options = Options()) throws -> EventStore {
        try EventStore(Database(inMemory: Database.Configuration()), options)
    }

    private init(_ database: Database, _ options: Options) throws {
        zones = options.zones
        timeZone = try options.timeZone ?? options.zones.systemZone()
        clock = options.clock
        store = Store(database, zones: options.zones, clock: options.clock)
    }

    /// Whether the last look at the store found that the rules of zones have changed and that it can't be written: its answers are
    /// right, and take longer, as moments are worked out anew.
    ///
    ///     if store.hasStaleZones { print("Open the store once where it can be written.") }
    public var hasStaleZones: Bool { store.hasStaleZones }

    /// The store's idea of the present moment.
    public var now: Instant { clock() }

    /// Lends one snapshot: all its answers are of one state of the store, whatever others write meanwhile.
    ///
    ///     let (events, count) = try store.read { ($0.calendars(), try $0.dayCounts(on: days)) }
    public func read<R>(_ body: (Snapshot) throws -> R) throws -> R {
        try store.read { access in try body(Snapshot(access, timeZone)) }
    }

    /// Makes changes in one transaction, which `undo` takes back as one. When `body` throws, nothing has changed.
    ///
    /// With `isRehearsal` everything is checked and done and then rolled back; the answer is what would have been.
    ///
    ///     try store.write { transaction in for event in events { _ = try transaction.save(event) } }
    ///
    /// - Throws: `SQLiteError` when the store is locked for longer than the wait, read-only or full.
    @discardableResult
    public func write<R>(isRehearsal: Bool = false, _ body: (Transaction) throws -> R) throws -> R {
        try store.write(isRehearsal: isRehearsal) { access in try body(Transaction(access, timeZone)) }
    }

    /// Takes back the newest command or transaction that still stands; called again, the one before it.
    ///
    ///     let report = try store.undo()
    ///
    /// - Throws: `RepositoryError.nothingToUndo`.
    @discardableResult
    public func undo() throws -> UndoReport {
        try store.undo()
    }

    /// Takes back the newest command or transaction that still stands, and lends the state that came of it before it is committed;
    /// with `isRehearsal` it never is.
    ///
    ///     let titles = try store.undo(isRehearsal: true) { report, _ in report.restored.map(\.title) }
    ///
    /// - Throws: `RepositoryError.nothingToUndo`.
    public func undo<R>(isRehearsal: Bool = false, _ body: (UndoReport, Snapshot) throws -> R) throws -> R {
        try store.undo(isRehearsal: isRehearsal) { report, access in try body(report, Snapshot(access, timeZone)) }
    }

    /// Copies the whole store into a new file beside others' use of it.
    ///
    ///     try store.backup(to: "daybook-2026-12-01.sqlite")
    ///
    /// - Throws: `SQLiteError` when the file exists or can't be written.
    public func backup(to path: String) throws {
        // A store that nobody has used yet is made first, so that the copy is one.
        try store.read { _ in }
        try store.database.backup(to: path)
    }
}
