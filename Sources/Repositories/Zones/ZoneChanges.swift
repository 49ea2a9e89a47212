import CalendarModel
import CivilTime
import SQLiteAccess

/// Notices that the rules of zones have changed since the range index was made, and works the spans out anew.
///
/// Wall times are what events are; only the instants derived from them move.
struct ZoneChanges {
    /// A zone whose rules are no longer those that its spans were made with.
    struct Zone: Sendable {
        var row: Int64
        var fingerprint: Int64
    }

    private let connection: Connection
    private let zones: ZoneTable

    init(_ connection: Connection, _ zones: ZoneTable) {
        self.connection = connection
        self.zones = zones
    }

    /// The zones that have changed, and the rows of those that the database has lost: events there keep the spans that they have.
    func find() throws -> (changed: [Zone], lost: [Int64]) {
        try connection.withStatement(ZoneSQL.ofDatabase) { statement in
            var changed: [Zone] = []
            var lost: [Int64] = []
            while try statement.step() {
                let row = statement.int64(at: 0)
                guard let zone = try? zones.database.zone(for: ZoneID(statement.string(at: 1))) else {
                    lost.append(row)
                    continue
                }
                if zone.fingerprint != statement.int64(at: 2) { changed.append(Zone(row: row, fingerprint: zone.fingerprint)) }
            }
            return (changed, lost)
        }
    }

    /// Rebuilds the spans of the zones that have changed, and takes note of the database's stamp.
    func apply(_ access: WriteAccess) throws {
        let (changed, lost) = try find()
        if !changed.isEmpty {
            let events = try access.events.ids(inZoneRows: changed.map(\.row))
            let kept = lost.isEmpty ? [] : Set(try access.events.ids(inZoneRows: lost))
            for zone in changed {
                try access.index.removeAll(inZoneRow: zone.row, but: lost)
                try connection.run(ZoneSQL.setFingerprint) { statement in
                    try statement.bind(zone.row, at: 1)
                    try statement.bind(zone.fingerprint, at: 2)
                }
            }
            for id in events where !kept.contains(id) {
                if let event = try access.events.event(withID: id) { try access.eventWriter.index(event) }
            }
        }
        try access.settings.set(SettingName.zoneStamp, to: zones.database.stamp)
    }

    /// The spans of the zones that have changed, for a store that can't be written; nil when there are none.
    func overlay(_ access: ReadAccess) throws -> SpanOverlay? {
        let changed = try find().changed
        guard !changed.isEmpty else { return nil }
        let rows = changed.map(\.row)
        let spans = try access.events.ids(inZoneRows: rows).compactMap { id -> (row: SpanRow, title: [UInt8])? in
            guard let event = try access.events.event(withID: id) else { return nil }
            return (try access.spanRow(of: event), Array(event.title.utf8))
        }
        return SpanOverlay(staleZones: Set(rows), rows: spans)
    }
}
