/// The files that name the machine's own zone.
struct SystemZoneFiles: Sendable {
    /// A link into the zone database, or a copy of a zone's file.
    var localTime = "/etc/localtime"
    /// A zone's name on the first line (Debian).
    var timeZone = "/etc/timezone"

    /// The id of a zone that has a file of its own and no name.
    static let unnamedZone = ZoneID("localtime")
}
