import Daybook
import Foundation

/// A zone database in a folder of its own, made of the system's files under names of our choice.
struct ZoneFolder {
    let path: String

    /// Names of zones, each with the system's zone whose rules it gets.
    init(_ zones: [String: String]) throws {
        path = try TemporaryFolder.make()
        for (name, source) in zones {
            let file = URL(fileURLWithPath: path).appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/" + source))
            try bytes.write(to: file)
        }
    }

    var database: ZoneDatabase { ZoneDatabase(directory: path) }

    /// The folder that most tests begin with.
    static func ordinary() throws -> ZoneFolder {
        try ZoneFolder(["Europe/Berlin": "Europe/Berlin", "Europe/Paris": "Europe/Paris", "America/New_York": "America/New_York"])
    }

    /// The same with Moscow's rules for Berlin.
    static func changed() throws -> ZoneFolder {
        try ZoneFolder(["Europe/Berlin": "Europe/Moscow", "Europe/Paris": "Europe/Paris", "America/New_York": "America/New_York"])
    }
}
