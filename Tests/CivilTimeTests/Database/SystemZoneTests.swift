import CivilTime
import Testing

/// The machine's own zone, of a machine that the test makes: the real one's is never asked.
@Suite struct SystemZoneTests {
    let folder: TemporaryFolder
    let machine: TemporaryFolder

    init() throws {
        folder = try ZoneDatabaseTests.makeFolder()
        machine = try TemporaryFolder()
    }

    private func database(folders: [String]? = nil) -> ZoneDatabase {
        let files = SystemZoneFiles(localTime: machine.path + "/localtime", timeZone: machine.path + "/timezone")
        return ZoneDatabase(folders: folders ?? [folder.path], systemZoneFiles: files)
    }

    @Test(
        "TZ may be a name, a path, a rule or empty, also after a colon",
        arguments: [
            ("", "UTC"), (":", "UTC"), ("Europe/Berlin", "Europe/Berlin"), (":Europe/Berlin", "Europe/Berlin"),
            ("europe/berlin", "Europe/Berlin"), ("UTC", "UTC"), ("EST5EDT", "EST5EDT"), ("UTC0", "UTC0"),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3"), (":<+03>-3", "<+03>-3"),
            ("FOLDER/Europe/Berlin", "Europe/Berlin"), (":FOLDER/posix/Europe/Berlin", "Europe/Berlin"),
            ("/elsewhere/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
        ])
    func variable(value: String, id: String) throws {
        let value = value.split(separator: "FOLDER", omittingEmptySubsequences: false).joined(separator: folder.path)
        let database = database()
        let zone = try database.systemZone(environment: value)
        #expect(zone.id.name == id)
        // What is stored as an event's zone is found again.
        #expect(try database.zone(for: zone.id).fingerprint == zone.fingerprint)
    }

    @Test("a rule in TZ is read without a database too")
    func ruleWithoutDatabase() throws {
        let zone = try database(folders: ["/none"]).systemZone(environment: "EST5EDT")
        #expect(zone.offset(at: try instant("2026-07-01T00:00:00Z")) == -14_400)
        #expect(try database(folders: ["/none"]).zone(for: zone.id).fingerprint == zone.fingerprint)
    }

    @Test("a fault in TZ is told, not taken for UTC")
    func variableFaults() throws {
        let database = database()
        #expect(throws: ZoneError.unknownZone(name: "Europe/Berlim", suggestions: ["Europe/Berlin"])) {
            try database.systemZone(environment: "Europe/Berlim")
        }
        #expect(throws: ZoneError.invalidName("/etc/passwd")) { try database.systemZone(environment: "/etc/passwd") }
        #expect(throws: ZoneError.invalidName("../passwd")) { try database.systemZone(environment: "../passwd") }
        #expect(throws: ZoneError.invalidName("../x")) { try database.systemZone(environment: folder.path + "/../x") }
        #expect(throws: ZoneError.databaseMissing(searched: ["/none"])) {
            try self.database(folders: ["/none"]).systemZone(environment: "Europe/Berlin")
        }
    }

    @Test(
        "the link /etc/localtime names the zone",
        arguments: ["FOLDER/Europe/Old", "../DATABASE/Europe/Old", "FOLDER/posix/Europe/Old"])
    func link(target: String) throws {
        try folder.link("posix/Europe/Old", to: "Berlin")
        let lastPart = folder.path.split(separator: "/").last.map(String.init) ?? ""
        let target = target.split(separator: "FOLDER", omittingEmptySubsequences: false).joined(separator: folder.path)
            .split(separator: "DATABASE", omittingEmptySubsequences: false).joined(separator: lastPart)
        try machine.link("localtime", to: target)
        try machine.write(Array("Asia/Tokyo\n".utf8), to: "timezone")
        let zone = try database().systemZone(environment: nil)
        // A relative link leads there only when it is followed, and then past the link in the database.
        #expect(zone.id.name == (target.hasPrefix("..") ? "Europe/Berlin" : "Europe/Old"))
        #expect(try database().systemZone(environment: machine.path + "/localtime").id == zone.id)
    }

    @Test("a copied file is the zone that /etc/timezone names, where the bytes agree")
    func copyWithName() throws {
        try machine.write(TZifBuilder.berlin.bytes, to: "localtime")
        try machine.write(Array("Europe/Old\n".utf8), to: "timezone")
        #expect(try database().systemZone(environment: nil).id.name == "Europe/Old")
    }

    @Test("a copied file is the zone with the same bytes, whatever old name lies beside it")
    func copyWithStaleName() throws {
        try machine.write(TZifBuilder.berlin.bytes, to: "localtime")
        try machine.write(Array("Asia/Tokyo\n".utf8), to: "timezone")
        #expect(try database().systemZone(environment: nil).id.name == "Europe/Berlin")
    }

    @Test("a copied file of another version is the zone that /etc/timezone names")
    func copyOfAnotherVersion() throws {
        try machine.write(TZifBuilder(footer: TZifBuilder.berlinRule).bytes, to: "localtime")
        try machine.write(Array("Europe/Berlin\n".utf8), to: "timezone")
        #expect(try database().systemZone(environment: nil).id.name == "Europe/Berlin")
    }

    @Test("a file of the machine's own is the zone localtime, and found again by that id")
    func ownFile() throws {
        let bytes = TZifBuilder(types: [.init(offset: 1234, abbreviation: "OWN")]).bytes
        try machine.write(bytes, to: "localtime")
        let zone = try database().systemZone(environment: nil)
        #expect(zone.id.name == "localtime")
        #expect(zone.offset(at: Instant(0)) == 1234)
        #expect(try database().zone(for: zone.id).fingerprint == zone.fingerprint)
    }

    @Test("without /etc/localtime the name in /etc/timezone counts, and without both it is UTC")
    func noFile() throws {
        #expect(try database().systemZone(environment: nil) === Zone.utc)
        try machine.write(Array("Asia/Tokyo\n".utf8), to: "timezone")
        #expect(try database().systemZone(environment: nil).id.name == "Asia/Tokyo")
    }

    @Test("a link that leads nowhere is told, not taken for UTC")
    func deadLink() throws {
        try machine.link("localtime", to: "/usr/share/zoneinfo/Europe/Berlim")
        #expect(throws: ZoneError.unknownZone(name: "Europe/Berlim", suggestions: ["Europe/Berlin"])) {
            try database().systemZone(environment: nil)
        }
        #expect(throws: ZoneError.databaseMissing(searched: ["/none"])) {
            try database(folders: ["/none"]).systemZone(environment: nil)
        }
    }
}
