/// Which events an answer is to have. Everything that is set must hold.
public struct OccurrenceFilter: Hashable, Sendable {
    /// Only these calendars; nil means all. An empty set lets nothing through.
    public var calendars: Set<EventCalendar.ID>?
    /// Only these states; cancelled events are left out unless asked for.
    public var statuses: Set<EventStatus>
    /// Only events that have all of these categories, in any letter case.
    public var categories: [String]
    /// Only events that this text is found in, as `search` finds it; nil means any.
    public var text: String?

    public init(
        calendars: Set<EventCalendar.ID>? = nil, statuses: Set<EventStatus> = [.confirmed, .tentative], categories: [String] = [],
        text: String? = nil
    ) {
        self.calendars = calendars
        self.statuses = statuses
        self.categories = categories
        self.text = text
    }

    /// All events but cancelled ones.
    public static let standard = OccurrenceFilter()
}
