/// The files that name the machine's own zone; others for tests.
package struct SystemZoneFiles: Sendable {
    /// A link into the zone database, or a copy of a zone's file.
    var localTime = "/etc/localtime"
    /// A zone's name on the first line (Debian).
    var timeZone = "/etc/timezone"

    /// The usual places.
    package init() {}

    /// Other places, for tests.
    package init(localTime: String, timeZone: String) {
        self.localTime = localTime
        self.timeZone = timeZone
    }

    /// The id of a zone that has a file of its own and no name.
    static let unnamedZone = ZoneID("localtime")
}
