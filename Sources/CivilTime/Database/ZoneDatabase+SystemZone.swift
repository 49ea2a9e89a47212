extension ZoneDatabase {
    /// The zone that this machine is in.
    ///
    /// `value` is the variable TZ: a name, a path into the database, or a POSIX rule, each also after a colon; empty means UTC. If it
    /// is nil, /etc/localtime and /etc/timezone tell; without them it is UTC. A zone that has no name in the database gets its rule, or
    /// `localtime`, as id; `zone(for:)` understands both. Throws as `zone(named:)` does.
    public func systemZone(environment value: String?) throws(ZoneError) -> Zone {
        guard var value else { return try machineZone() }
        if value.hasPrefix(":") { value.removeFirst() }
        if value.isEmpty { return .utc }
        if value.hasPrefix("/") { return try zone(atPath: value) }
        if let zone = try? zoneIfKnown(named: value) { return zone }
        if let rule = try? Zone(id: ZoneID(value), rule: value) { return rule }
        return try zone(named: value)
    }

    /// The zone in the machine's own file, which is not a name of the database; nil if it can't be read.
    func unnamedSystemZone() -> Zone? {
        guard let bytes = try? SystemFiles.read(systemZoneFiles.localTime) else { return nil }
        return try? Zone(id: SystemZoneFiles.unnamedZone, tzif: bytes)
    }

    private func zone(atPath path: String) throws(ZoneError) -> Zone {
        if path == systemZoneFiles.localTime { return try machineZone() }
        guard let name = name(ofPath: path) else { throw ZoneError.invalidName(path) }
        return try zone(named: name)
    }

    private func machineZone() throws(ZoneError) -> Zone {
        for isResolved in [false, true] {
            if let name = linkedName(isResolved: isResolved), let zone = try zoneIfKnown(named: name) { return zone }
        }
        let written = writtenName()
        let named = written.flatMap { try? zoneIfKnown(named: $0) }
        guard let own = unnamedSystemZone() else {
            if let named { return named }
            // A name that leads nowhere is a fault worth telling; no name at all means UTC.
            guard let name = linkedName(isResolved: false) ?? written else { return .utc }
            return try zone(named: name)
        }
        if let named, named.fingerprint == own.fingerprint { return named }
        // A copy of a zone's file: the zone with the same bytes, else the name beside it (the copy may be of another version).
        return zone(withFingerprint: own.fingerprint) ?? named ?? own
    }

    /// The part of a path that is a zone's name: what follows one of this database's folders, or any folder `zoneinfo`.
    private func name(ofPath path: String) -> String? {
        for folder in folders where path.hasPrefix(folder) {
            let rest = path.utf8.dropFirst(folder.utf8.count)
            if folder.hasSuffix("/") || rest.first == UInt8(ascii: "/") { return Self.name(rest) }
        }
        var rest = path.utf8[...]
        var found: Substring.UTF8View?
        while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
            rest = rest[rest.index(after: slash)...]
            if rest.starts(with: "zoneinfo/".utf8) { found = rest.dropFirst("zoneinfo".utf8.count) }
        }
        return found.flatMap(Self.name)
    }

    /// A name without the slashes before it; `posix/Europe/Berlin` is `Europe/Berlin`.
    private static func name(_ path: Substring.UTF8View) -> String? {
        let name = path.drop { $0 == UInt8(ascii: "/") }
        return String(name.starts(with: "posix/".utf8) ? name.dropFirst("posix/".utf8.count) : name)
    }

    /// The name that the link /etc/localtime leads to: where it points first, or with `isResolved` behind all links.
    private func linkedName(isResolved: Bool) -> String? {
        guard let target = SystemFiles.linkTarget(systemZoneFiles.localTime) else { return nil }
        return name(ofPath: isResolved ? SystemFiles.resolvedPath(systemZoneFiles.localTime) ?? target : target)
    }

    /// The name in /etc/timezone.
    private func writtenName() -> String? {
        guard let bytes = try? SystemFiles.read(systemZoneFiles.timeZone) else { return nil }
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "#") }
        let name = String(decoding: line.filter { $0 > 0x20 && $0 != 0x7F }, as: UTF8.self)
        return name.isEmpty ? nil : name
    }

    /// The first zone with the same bytes; names with a region (`Europe/Berlin`) come before old ones (`Poland`).
    private func zone(withFingerprint fingerprint: Int64) -> Zone? {
        let (regions, others) = (names.filter { $0.contains("/") }, names.filter { !$0.contains("/") })
        for name in regions + others {
            if let folder = try? existingFolder(), let zone = try? load(name, in: folder), zone.fingerprint == fingerprint {
                return zone
            }
        }
        return nil
    }
}
