import CivilTime
import Testing

/// A database made by hand: no test depends on what the machine has.
@Suite struct ZoneDatabaseTests {
    /// Europe/Berlin, a link Europe/Old, Asia/Tokyo, and what lies beside zones.
    static func makeFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(TZifBuilder.berlin.bytes, to: "Europe/Berlin")
        try folder.write(
            TZifBuilder(types: [.init(offset: 32_400, abbreviation: "JST")], footer: "JST-9").bytes, to: "Asia/Tokyo")
        try folder.write(TZifBuilder(footer: "EST5EDT,M3.2.0,M11.1.0").bytes, to: "EST5EDT")
        try folder.write(TZifBuilder(footer: "<-03>3").bytes, to: "America/Argentina/Buenos_Aires")
        try folder.link("Europe/Old", to: "Berlin")
        try folder.write(TZifBuilder.berlin.bytes, to: "posix/Europe/Berlin")
        try folder.write(TZifBuilder.berlin.bytes, to: "right/Europe/Berlin")
        try folder.write(TZifBuilder.berlin.bytes, to: "posixrules")
        try folder.write(Array("# version 2026a\n".utf8), to: "tzdata.zi")
        try folder.write(Array("DE\t+5230+01322\tEurope/Berlin\n".utf8), to: "zone.tab")
        try folder.write(Array("# leap seconds\n".utf8), to: "leapseconds")
        return folder
    }

    @Test(
        "a zone is found in any letter case and has the database's spelling",
        arguments: [
            ("Europe/Berlin", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"), ("EUROPE/BERLIN", "Europe/Berlin"),
            ("america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"), ("est5edt", "EST5EDT"),
            ("Europe/Old", "Europe/Old"), ("europe/OLD", "Europe/Old"), ("right/europe/berlin", "right/Europe/Berlin"),
        ])
    func letterCase(name: String, id: String) throws {
        let folder = try Self.makeFolder()
        let database = ZoneDatabase(directory: folder.path)
        let zone = try database.zone(named: name)
        #expect(zone.id.name == id)
        #expect(try database.zone(named: name) === zone)
        #expect(try database.zone(named: id) === zone)
        #expect(try database.zone(for: zone.id) === zone)
        #expect(try database.zoneIfKnown(named: name) === zone)
    }

    @Test(
        "UTC, GMT and offsets need no database",
        arguments: [
            ("UTC", "UTC", 0), ("utc", "UTC", 0), ("Z", "UTC", 0), ("z", "UTC", 0), ("Etc/UTC", "Etc/UTC", 0),
            ("etc/utc", "Etc/UTC", 0),
            ("GMT", "GMT", 0), ("gmt", "GMT", 0), ("+05:30", "+05:30", 19_800), ("-0800", "-08:00", -28_800),
            ("+00:00", "UTC", 0),
        ])
    func builtIn(name: String, id: String, offset: Int) throws {
        let database = ZoneDatabase(directory: "/nowhere/at/all")
        let zone = try database.zone(named: name)
        #expect(zone.id.name == id)
        #expect(zone.offset(at: Instant(0)) == offset)
        #expect(try database.zone(for: ZoneID(name)) === database.zone(named: name))
    }

    @Test(
        "a name that tries to leave the folder is refused",
        arguments: [
            "", "/", "/etc/passwd", "..", "../passwd", "Europe/../../passwd", "Europe/..", "./Europe/Berlin", "Europe/./Berlin",
            "Europe//Berlin", "Europe/Berlin/", "Europe\\Berlin",
            String(repeating: "a", count: 256),
        ])
    func refused(name: String) throws {
        let folder = try Self.makeFolder()
        let database = ZoneDatabase(directory: folder.path + "/Europe")
        #expect(throws: ZoneError.invalidName(name)) { try database.zone(named: name) }
    }

    @Test("a name with a control character is refused")
    func controlCharacters() {
        for name in ["Europe/Berlin\0", "Europe/Ber\nlin", "\u{7F}"] {
            #expect(throws: ZoneError.invalidName(name)) { try ZoneDatabase(directory: "/none").zone(named: name) }
        }
    }

    @Test(
        "an unknown zone comes with names that are near",
        arguments: [
            ("Europe/Berlim", ["Europe/Berlin"]), ("berlin", ["Europe/Berlin"]), ("Asia/Tokio", ["Asia/Tokyo"]),
            ("America/Berlin", ["Europe/Berlin"]), ("buenos aires", ["America/Argentina/Buenos_Aires"]),
            ("Eurpoe/Berlin", ["Europe/Berlin"]),
            ("Europe", []), ("Mars/Olympus", []), ("zone.tab", []), ("leapseconds", []), ("Europe/Berlin/Mitte", []), ("東京", []),
        ])
    func suggestions(name: String, expected: [String]) throws {
        let folder = try Self.makeFolder()
        let database = ZoneDatabase(directory: folder.path)
        #expect(throws: ZoneError.unknownZone(name: name, suggestions: expected)) { try database.zone(named: name) }
        #expect(try database.zoneIfKnown(named: name) == nil)
    }

    @Test("without a database the folders that were searched are named")
    func missing() throws {
        let folder = try TemporaryFolder()
        let empty = ZoneDatabase(folders: ["/nowhere/at/all", folder.path])
        #expect(throws: ZoneError.databaseMissing(searched: ["/nowhere/at/all", folder.path])) {
            try empty.zone(named: "Europe/Berlin")
        }
        #expect(throws: ZoneError.databaseMissing(searched: ["/none"])) {
            try ZoneDatabase(environment: ["TZDIR": "/none"]).zone(named: "Europe/Berlin")
        }
        #expect(empty.names == [])
        #expect(ZoneDatabase(directory: "/nowhere/at/all").stamp == "none")
    }

    @Test("the first folder that has a database is used")
    func folders() throws {
        let folder = try Self.makeFolder()
        let database = ZoneDatabase(folders: ["/nowhere/at/all", folder.path])
        #expect(try database.zone(named: "Europe/Berlin").id.name == "Europe/Berlin")
        #expect(try database.zone(named: "asia/tokyo").id.name == "Asia/Tokyo")
        #expect(try ZoneDatabase(environment: ["TZDIR": folder.path]).zone(named: "Asia/Tokyo").offset(at: Instant(0)) == 32_400)
    }

    @Test("names are zones and links, sorted, without copies and tables")
    func names() throws {
        let folder = try Self.makeFolder()
        let expected = ["America/Argentina/Buenos_Aires", "Asia/Tokyo", "EST5EDT", "Europe/Berlin", "Europe/Old"]
        #expect(ZoneDatabase(directory: folder.path).names == expected)
    }

    @Test("a folder that links to itself does not hang the listing")
    func loop() throws {
        let folder = try Self.makeFolder()
        try folder.link("Europe/Loop", to: "..")
        #expect(ZoneDatabase(directory: folder.path).names.contains("Europe/Berlin"))
    }

    @Test("a faulty, an empty, a huge file and a pipe are told apart from unknown names")
    func faults() throws {
        let folder = try Self.makeFolder()
        try folder.write([], to: "Europe/Empty")
        try folder.write(Array(TZifBuilder.berlin.bytes.dropLast()), to: "Europe/Short")
        try folder.write([UInt8](repeating: 0x54, count: 2 << 20), to: "Europe/Huge")
        try folder.makePipe("Europe/Pipe")
        let database = ZoneDatabase(directory: folder.path)
        #expect(throws: ZoneError.corruptFile(name: "Europe/Empty", reason: "it is empty")) {
            try database.zone(named: "europe/empty")
        }
        #expect(throws: ZoneError.corruptFile(name: "Europe/Short", reason: "its footer is cut off")) {
            try database.zone(named: "Europe/Short")
        }
        #expect(throws: ZoneError.corruptFile(name: "Europe/Pipe", reason: "it is empty")) {
            try database.zone(named: "Europe/Pipe")
        }
        #expect { try database.zone(named: "Europe/Huge") } throws: { error in
            if case .unreadableFile("Europe/Huge", _)? = error as? ZoneError { true } else { false }
        }
    }

    @Test("the stamp changes when the database is replaced, and only then")
    func stamp() throws {
        let folder = try Self.makeFolder()
        let other = try Self.makeFolder()
        let first = ZoneDatabase(directory: folder.path).stamp
        #expect(ZoneDatabase(directory: folder.path).stamp == first)
        #expect(ZoneDatabase(directory: other.path).stamp != first)
        try TextFile.write(Array("# version 2026b, longer\n".utf8), to: folder.path + "/tzdata.zi")
        #expect(ZoneDatabase(directory: folder.path).stamp != first)
        let bare = try TemporaryFolder()
        try bare.write(TZifBuilder.berlin.bytes, to: "Berlin")
        let before = ZoneDatabase(directory: bare.path).stamp
        try bare.write(TZifBuilder.berlin.bytes, to: "Tokyo")
        #expect(before != "none" && ZoneDatabase(directory: bare.path).stamp != first)
    }

    @Test("many threads that ask for the same zone get one")
    func threads() async throws {
        let folder = try Self.makeFolder()
        let database = ZoneDatabase(directory: folder.path)
        let zones = try await withThrowingTaskGroup(of: Zone.self) { group in
            for index in 0..<64 {
                group.addTask { try database.zone(named: index.isMultiple(of: 2) ? "Europe/Berlin" : "europe/BERLIN") }
            }
            return try await group.reduce(into: [Zone]()) { $0.append($1) }
        }
        #expect(Set(zones.map(ObjectIdentifier.init)).count == 1)
    }

    @Test("every name of the machine's database is a zone, in small letters too")
    func wholeDatabase() throws {
        let names = Zones.database.names
        #expect(names.count > 300)
        for name in names {
            #expect(try Zones.named(name).id.name == name || ["UTC", "GMT", "Etc/UTC"].contains(name))
        }
        #expect(try Zones.named("america/port-au-prince").id.name == "America/Port-au-Prince")
    }
}
