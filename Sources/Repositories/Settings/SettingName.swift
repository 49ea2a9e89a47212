/// The settings that the store keeps for itself.
package enum SettingName {
    /// A UUID that changes when a backup is put back, so that nobody takes up a sequence of another history.
    package static let generation = "generation"
    /// The number of the calendar that takes new events.
    package static let defaultCalendar = "default_calendar"
    /// The stamp of the zone database that the range index was made with.
    package static let zoneStamp = "zone_stamp"

    /// Those that people neither see nor set.
    package static let kept: Set<String> = [generation, defaultCalendar, zoneStamp]
}
