extension ZoneDatabase {
    /// A text of one `stat` that changes when the database is replaced (an update of tzdata, another `TZDIR`); `none` without one.
    /// It is cheap enough for every start of a program; what changed, fingerprints of zones tell.
    public var stamp: String {
        for folder in folders {
            // The package's list of zones is replaced with it; a folder made by hand may not have one.
            if let stamp = SystemFiles.stamp(of: folder + "/tzdata.zi") ?? SystemFiles.stamp(of: folder) { return stamp }
        }
        return "none"
    }

    /// The names of all zones and links, sorted by their bytes; empty without a database. The first call lists the folders.
    public var names: [String] {
        if let names = state.withLock({ $0.names }) { return names }
        guard let folder = try? existingFolder() else { return [] }
        let names = Self.listing(folder)
        state.withLock { $0.names = names }
        return names
    }

    /// The first of the folders that has something in it.
    func existingFolder() throws(ZoneError) -> String {
        if let folder = state.withLock({ $0.folder }) { return folder }
        guard let folder = folders.first(where: { !SystemFiles.names(in: $0).isEmpty }) else {
            throw ZoneError.databaseMissing(searched: folders)
        }
        state.withLock { $0.folder = folder }
        return folder
    }

    /// Reads a zone by its exact name; nil if the folder has no such zone.
    func load(_ name: String, in folder: String) throws(ZoneError) -> Zone? {
        let bytes: [UInt8]
        do {
            bytes = try SystemFiles.read(folder + "/" + name)
        } catch {
            if error.isMissing { return nil }
            throw ZoneError.unreadableFile(name: name, errorNumber: error.errorNumber)
        }
        // The database's tables (zone.tab, leapseconds) lie beside its zones.
        if !name.utf8.contains(UInt8(ascii: "/")), bytes.count >= 4, !bytes.starts(with: "TZif".utf8) { return nil }
        return try Zone(id: ZoneID(name), tzif: bytes)
    }

    /// The database's spelling of a name in another letter case: looked for part by part, so that only the folders on its way are
    /// listed. Nil if there is none.
    func spelling(of name: String, in folder: String) -> String? {
        var spelling = ""
        for part in name.split(separator: "/") {
            let path = spelling.isEmpty ? folder : folder + "/" + spelling
            let wanted = part.lowercased()
            let matches = SystemFiles.names(in: path).filter { $0.lowercased() == wanted }
            // Two that differ in nothing else: the one that sorts first, for ever the same.
            guard let match = matches.min() else { return nil }
            spelling = spelling.isEmpty ? match : spelling + "/" + match
        }
        return spelling
    }

    /// Files that are no zones have a dot in their name or are one of these; `posix` and `right` repeat all zones.
    private static let notZones: Set<String> = [
        "posix", "right", "localtime", "posixrules", "leapseconds", "+VERSION", "SECURITY", "SECURITY.md",
    ]

    private static func listing(_ folder: String) -> [String] {
        var names: [String] = []
        var folders = [""]
        // Links to folders above must not lead round for ever: no database is deeper than three.
        for _ in 0..<4 {
            var next: [String] = []
            for prefix in folders {
                for name in SystemFiles.names(in: folder + "/" + prefix)
                where !name.utf8.contains(UInt8(ascii: ".")) && !(prefix.isEmpty && notZones.contains(name)) {
                    switch SystemFiles.kind(of: folder + "/" + prefix + name) {
                    case .folder: next.append(prefix + name + "/")
                    case .file: names.append(prefix + name)
                    default: break
                    }
                }
            }
            folders = next
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
