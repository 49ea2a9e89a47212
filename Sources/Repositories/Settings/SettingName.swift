/// The settings that the store keeps for itself.
package enum SettingName {
    /// A UUID that changes when a backup is put back, so that nobody takes up a sequence of another history.
    package static let generation = "generation"
    /// The number of the calendar that takes new events.
    package static let defaultCalendar = "default_calendar"
    /// The stamp of the zone database that the range index was made with.
    package static let zoneStamp = "zone_stamp"

    /// Whether it is one of those, which people neither see nor set. Three comparisons: the first set of a program costs it 110,000
    /// instructions, for finding out how texts are hashed.
    package static func isKept(_ name: String) -> Bool {
        name == generation || name == defaultCalendar || name == zoneStamp
    }
}
