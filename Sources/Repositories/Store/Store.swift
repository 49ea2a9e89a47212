import CalendarModel
import CivilTime
import SQLiteAccess
import Synchronization

/// A store file (or one in memory) that is ready for use: its schema is the newest, its range index fits the zone database.
///
/// Nothing is checked before the first use, and then on the one connection that this use needs.
package final class Store: Sendable {
    /// What the first look at a file has found.
    private enum Condition {
        case ready(Identity)
        /// The schema is older than the program, or there is none yet.
        case outdated
        /// The zone database is another one than the range index was made with.
        case zonesChanged(Identity)
    }

    /// What stays as it is while the store is open.
    private struct Identity: Sendable {
        var generation: String
        /// The spans that stand in for stale ones of the range index, as of a change.
        var overlay: SpanOverlay?
        var overlaySequence: Int64?
    }

    /// How long a reader waits for a writer before it works out stale spans for itself, in milliseconds.
    private static let readerWait = 100

    package let database: Database
    package let zones: ZoneTable
    private let clock: @Sendable () -> Instant
    private let migrator: @Sendable () -> Migrator
    private let newest: Int
    private let identity = Mutex<Identity?>(nil)
    /// The transaction that is open; touched only by the thread that the writing connection is lent to.
    private nonisolated(unsafe) var openTransaction: WriteAccess?

    /// Opens a store; with `migrations` other than the program's, for tests of them.
    package init(
        _ database: Database, zones: ZoneDatabase, clock: @escaping @Sendable () -> Instant, migrations: [Migration]? = nil
    ) {
        self.database = database
        self.zones = ZoneTable(database: zones)
        self.clock = clock
        newest = migrations?.last?.version ?? Migration.newest
        migrator = { Migrator(migrations: migrations ?? Migration.all, now: clock()) }
    }

    /// Lends the repositories on one snapshot.
    ///
    /// Whoever else writes, and a full disk, do not stand in the way: what can't be brought up to date is worked out in memory.
    package func read<R>(_ body: (ReadAccess) throws -> R) throws -> R {
        var canPrepare = true
        for _ in 0..<3 {
            let result: R? = try database.read { connection in
                guard let identity = try identity(connection, canPrepare: canPrepare) else { return nil }
                return try body(access(connection, identity))
            }
            if let result { return result }
            try migrator().migrate(database)
            do {
                try database.withWriter { try $0.withBusyTimeout(Self.readerWait, applyZoneChanges) }
            } catch let error as SQLiteError where error.isBusy || error.isFull || error.isReadOnly {
                canPrepare = false
            }
        }
        throw RepositoryError.migrationFailed(version: newest, reason: "another program keeps changing the file")
    }

    /// Lends the repositories of one transaction, which is rolled back when `body` throws or the whole is a rehearsal. Inside another
    /// write of the same thread it is a part of that: a savepoint with the same history.
    package func write<R>(isRehearsal: Bool = false, _ body: (WriteAccess) throws -> R) throws -> R {
        try write(isRehearsal: isRehearsal, undoing: { _ in nil }) { access, _ in try body(access) }
    }

    /// Takes back the newest set of changes that stands.
    ///
    /// - Throws: `RepositoryError.nothingToUndo`.
    @discardableResult
    package func undo(isRehearsal: Bool = false) throws -> UndoReport {
        try undo(isRehearsal: isRehearsal) { report, _ in report }
    }

    /// Takes back the newest set of changes that stands, and lends what came of it before it is committed.
    ///
    /// - Throws: `RepositoryError.nothingToUndo`.
    package func undo<R>(isRehearsal: Bool, _ body: (UndoReport, ReadAccess) throws -> R) throws -> R {
        try write(isRehearsal: isRehearsal, undoing: { try $0.history.newestSetToUndo() }) { access, set in
            guard let set else { throw RepositoryError.nothingToUndo }
            return try body(try Undo(access, set: set).run(), access.reading)
        }
    }

    private func write<R>(
        isRehearsal: Bool, undoing: (ReadAccess) throws -> Int64?, _ body: (WriteAccess, Int64?) throws -> R
    ) throws -> R {
        for _ in 0..<2 {
            var result: R?
            do {
                try database.write { connection in
                    guard let identity = try identity(connection, canPrepare: true) else { return }
                    let set = try undoing(access(connection, identity))
                    if set == nil, let outer = openTransaction {
                        try outer.savepoint {
                            result = try body(outer, nil)
                            if isRehearsal { throw RehearsalEnd() }
                        }
                        return
                    }
                    let access = WriteAccess(
                        connection: connection, zones: zones, generation: identity.generation, now: clock(), undoes: set)
                    let outer = openTransaction
                    openTransaction = access
                    defer { openTransaction = outer }
                    result = try body(access, set)
                    if isRehearsal { throw RehearsalEnd() }
                }
            } catch is RehearsalEnd {}
            if let result { return result }
            try migrator().migrate(database)
            try database.write(applyZoneChanges)
        }
        throw RepositoryError.migrationFailed(version: newest, reason: "another program keeps changing the file")
    }

    /// Whether the last read had to work out spans that it could not write down.
    package var hasStaleZones: Bool { identity.withLock { $0?.overlay != nil } }

    /// Brings the range index up to date with the rules of zones.
    private func applyZoneChanges(_ connection: Connection) throws {
        try connection.transaction(.immediate) {
            guard case .zonesChanged(let identity) = try inspect(connection) else { return }
            let access = WriteAccess(connection: connection, zones: zones, generation: identity.generation, now: clock())
            try ZoneChanges(connection, zones).apply(access)
        }
    }

    private func access(_ connection: Connection, _ identity: Identity) -> ReadAccess {
        ReadAccess(connection: connection, zones: zones, generation: identity.generation, overlay: identity.overlay)
    }

    /// What is known of the store, looked up once; nil when something has to be written first.
    private func identity(_ connection: Connection, canPrepare: Bool) throws -> Identity? {
        let known = identity.withLock { $0 }
        // Others may change events or bring the index up to date meanwhile, so an overlay is looked at each time.
        if let known, known.overlay == nil { return known }
        let isReadOnly = connection.isReadOnly || database.configuration.mode == .readOnly
        switch try inspect(connection) {
        case .ready(let found):
            return remember(found)
        case .zonesChanged(var found) where isReadOnly || !canPrepare:
            let sequence = try ChangeHistory(connection).lastSequence()
            if let known, known.overlaySequence == sequence { return known }
            found.overlay = try ZoneChanges(connection, zones).overlay(access(connection, found))
            found.overlaySequence = sequence
            return remember(found)
        case .outdated where isReadOnly:
            throw RepositoryError.outdatedReadOnly(path: database.path ?? "")
        case .outdated, .zonesChanged:
            return nil
        }
    }

    private func remember(_ found: Identity) -> Identity {
        identity.withLock { $0 = found }
        return found
    }

    private func inspect(_ connection: Connection) throws -> Condition {
        let header = try StoreHeader(connection, path: database.path)
        guard header.version <= newest else {
            throw RepositoryError.newerStore(path: database.path ?? "", version: header.version, known: newest)
        }
        guard header.version == newest else { return .outdated }
        let settings = SettingRepository(connection)
        let identity = Identity(generation: try settings.value(SettingName.generation) ?? "", overlay: nil)
        let isFitting = try settings.value(SettingName.zoneStamp) == zones.database.stamp
        return isFitting ? .ready(identity) : .zonesChanged(identity)
    }

    /// Ends a rehearsal, so that its changes are rolled back.
    private struct RehearsalEnd: Error {}
}
