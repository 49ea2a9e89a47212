/// The system's zone files, to copy from.
enum ZoneDatabase {
    static let system: String? = ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo"].first {
        TestFolder.exists($0 + "/Europe/Berlin") && TestFolder.exists($0 + "/UTC")
    }
}
