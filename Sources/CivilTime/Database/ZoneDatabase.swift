import Synchronization

/// The time zone database of the system (package tzdata), or any folder in its form.
///
/// Zones are read when they are asked for and kept; a database may be shared between threads. A zone that is known by its exact name
/// costs one open and read, and no listing of folders.
public final class ZoneDatabase: Sendable {
    struct State {
        var zones = ZoneCache()
        /// The folder in use, once it was looked for.
        var folder: String?
        var names: [String]?
    }

    /// Where the system's database may be; macOS keeps it in the last one.
    static let usualFolders = [
        "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo", "/var/db/timezone/zoneinfo",
    ]

    /// Whether opening `europe/berlin` fails; elsewhere the database's spelling must be looked up each time.
    private static var pathsTellLetterCase: Bool {
        #if canImport(Darwin)
            false
        #else
            true
        #endif
    }

    /// The database that this process should use: the folder that `TZDIR` names, else the system's.
    public static let system = ZoneDatabase(folders: folders(tzdir: SystemFiles.environment("TZDIR")))

    let folders: [String]
    /// What names the machine's own zone.
    let systemZoneFiles: SystemZoneFiles
    let state = Mutex(State())

    /// A database in the first of some folders that has one.
    package init(folders: [String], systemZoneFiles: SystemZoneFiles = SystemZoneFiles()) {
        self.folders = folders
        self.systemZoneFiles = systemZoneFiles
    }

    /// A database in a folder, such as `/usr/share/zoneinfo`. Nothing is read yet.
    public convenience init(directory: String) {
        self.init(folders: [directory])
    }

    /// The folder that `TZDIR` of an environment names, else the system's database.
    public convenience init(environment: [String: String]) {
        self.init(folders: Self.folders(tzdir: environment["TZDIR"]))
    }

    /// The zone of a name, in any letter case; a link keeps its own name. `UTC`, `Z`, `Etc/UTC`, `GMT` and offsets such as
    /// `+05:30` need no database.
    ///
    /// Throws `ZoneError`: `unknownZone` with names that are near, `invalidName` for one that tries to leave the folder,
    /// `databaseMissing`, `corruptFile` or `unreadableFile`.
    public func zone(named name: String) throws(ZoneError) -> Zone {
        if let zone = try zoneIfKnown(named: name) { return zone }
        throw ZoneError.unknownZone(name: name, suggestions: ZoneSuggestions.near(name, in: names))
    }

    /// The zone of a name as `zone(named:)` finds it, or nil if the database has none: without the work of finding near names.
    ///
    /// Throws what `zone(named:)` throws, but `unknownZone`.
    public func zoneIfKnown(named name: String) throws(ZoneError) -> Zone? {
        if let zone = state.withLock({ $0.zones[name] }) { return zone }
        if let zone = Self.builtIn(name) { return keep(zone, as: name) }
        let checked = try ZoneName(name)
        if Self.pathsTellLetterCase, let zone = try load(checked.text, in: state.withLock({ $0.folder }) ?? folders.first ?? "") {
            return keep(zone, as: name)
        }
        let folder = try existingFolder()
        guard let spelling = spelling(of: checked.text, in: folder) else { return nil }
        if let zone = state.withLock({ $0.zones[spelling] }) { return keep(zone, as: name) }
        return try load(spelling, in: folder).map { keep(keep($0, as: spelling), as: name) }
    }

    /// The zone of an id, which may also be a rule (`CET-1CEST,M3.5.0,M10.5.0/3`) or `localtime`, as `systemZone` names zones that
    /// are not in the database. Throws as `zone(named:)` does.
    public func zone(for id: ZoneID) throws(ZoneError) -> Zone {
        if let zone = state.withLock({ $0.zones[id.name] }) { return zone }
        if id.name.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), Self.builtIn(id.name) == nil,
            let rule = try? Zone(id: id, rule: id.name)
        {
            // A name of the database comes first: `EST5EDT` is both.
            return (try? zoneIfKnown(named: id.name)) ?? keep(rule, as: id.name)
        }
        if id == SystemZoneFiles.unnamedZone, let zone = unnamedSystemZone() { return zone }
        return try zone(named: id.name)
    }

    static func folders(tzdir: String?) -> [String] {
        if let tzdir, !tzdir.isEmpty { [tzdir] } else { usualFolders }
    }

    /// Zones that are there without a database.
    private static func builtIn(_ name: String) -> Zone? {
        switch name.utf8.count {
        case 1 where name == "Z" || name == "z": return .utc
        case 3 where name.uppercased() == "UTC": return .utc
        case 3 where name.uppercased() == "GMT": return Zone(id: ZoneID("GMT"), fixedOffset: 0, abbreviation: "GMT")
        case 7 where name.uppercased() == "ETC/UTC": return Zone(id: ZoneID("Etc/UTC"), fixedOffset: 0, abbreviation: "UTC")
        default: return Zone.fixed(named: name)
        }
    }

    /// Remembers a zone; the first one read stays, so that all threads see the same. Spellings without end are not kept.
    @discardableResult
    private func keep(_ zone: Zone, as name: String) -> Zone {
        state.withLock { state in
            if let known = state.zones[name] { return known }
            if state.zones.count < 4096 { state.zones[name] = zone }
            return zone
        }
    }
}
