import CivilTime
import SQLiteAccess

/// The rows of `time_zone` that one writing transaction has met; makes rows for zones that are new to the store.
package final class ZoneRows {
    private let connection: Connection
    private let table: ZoneTable
    private var rows: [ZoneID: Int64] = [:]
    private var zones: [ZoneID: Zone] = [:]

    package init(_ connection: Connection, _ table: ZoneTable) {
        self.connection = connection
        self.table = table
    }

    /// The row of a zone, made when it has none yet.
    package func row(of id: ZoneID) throws -> Int64 {
        if let row = rows[id] { return row }
        let row = try find(id) ?? insert(id)
        rows[id] = row
        return row
    }

    /// The rules of a zone.
    package func zone(_ id: ZoneID) throws -> Zone {
        if let zone = zones[id] { return zone }
        let zone = try table.zone(id, connection)
        zones[id] = zone
        return zone
    }

    /// Forgets what it knows; to be called when a savepoint was rolled back.
    package func forget() { rows = [:] }

    private func find(_ id: ZoneID) throws -> Int64? {
        try connection.withStatement(ZoneSQL.byName) { statement in
            try statement.bind(id.name, at: 1)
            return try statement.step() ? statement.int64(at: 0) : nil
        }
    }

    private func insert(_ id: ZoneID) throws -> Int64 {
        let zone = try zone(id)
        try connection.run(ZoneSQL.insert) { statement in
            try statement.bind(id.name, at: 1)
            try statement.bind(zone.fingerprint, at: 2)
        }
        return connection.lastInsertedRowID
    }
}
