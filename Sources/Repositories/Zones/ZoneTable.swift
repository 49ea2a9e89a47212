import CivilTime
import SQLiteAccess
import Synchronization

/// The zones of a store: those of the zone database by name, and those that came with a file and are kept in it.
///
/// Rows of `time_zone` are never changed in name or taken out, so what was once read from committed rows stays good.
package final class ZoneTable: Sendable {
    private struct Known {
        /// By row, which count from 1. An array, as the first dictionary that a program fills costs it as much as reading 200 rows.
        private var idsByRow: [ZoneID?] = []
        var kept: [ZoneID: Zone] = [:]

        /// What is remembered; rows above this are looked up each time.
        private static let rowLimit = 4_096

        func id(ofRow row: Int64) -> ZoneID? {
            row >= 0 && row < idsByRow.count ? idsByRow[Int(row)] : nil
        }

        mutating func remember(_ id: ZoneID, ofRow row: Int64) {
            guard row >= 0, row < Self.rowLimit else { return }
            while idsByRow.count <= row { idsByRow.append(nil) }
            idsByRow[Int(row)] = id
        }
    }

    package let database: ZoneDatabase
    private let known = Mutex(Known())

    package init(database: ZoneDatabase) { self.database = database }

    /// The zone that a row of `time_zone` names.
    ///
    ///     SELECT name, tzif FROM time_zone WHERE id = ?
    package func id(ofRow row: Int64, _ connection: Connection) throws -> ZoneID {
        if let id = known.withLock({ $0.id(ofRow: row) }) { return id }
        let id = try connection.withStatement(ZoneSQL.byRow) { statement in
            try statement.bind(row, at: 1)
            guard try statement.step() else { throw RepositoryError.corruptRow(table: "time_zone", id: row) }
            return try remember(statement.string(at: 0), tzif: statement.isNull(at: 1) ? nil : statement.bytes(at: 1))
        }
        if connection.isInTransaction { return id }
        known.withLock { $0.remember(id, ofRow: row) }
        return id
    }

    /// The rules of a zone that events of the store may use.
    ///
    /// - Throws: `ZoneError` when neither the store nor the database knows it.
    package func zone(_ id: ZoneID, _ connection: Connection) throws -> Zone {
        if let zone = known.withLock({ $0.kept[id] }) { return zone }
        do {
            return try database.zone(for: id)
        } catch {
            let tzif: [UInt8]? = try connection.withStatement(ZoneSQL.byName) { statement in
                try statement.bind(id.name, at: 1)
                return try statement.step() && !statement.isNull(at: 1) ? statement.bytes(at: 1) : nil
            }
            guard let tzif else { throw error }
            _ = try remember(id.name, tzif: tzif)
            return try Zone(id: id, tzif: tzif)
        }
    }

    private func remember(_ name: String, tzif: [UInt8]?) throws -> ZoneID {
        let id = ZoneID(name)
        if let tzif {
            let zone = try Zone(id: id, tzif: tzif)
            known.withLock { $0.kept[id] = zone }
        }
        return id
    }
}
