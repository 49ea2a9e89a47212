/// Which events an answer is to have. Everything that is set must hold.
public struct OccurrenceFilter: Hashable, Sendable {
    /// Only these calendars, in any order; nil means all. An empty list lets nothing through.
    public var calendars: [EventCalendar.ID]?
    /// Only these states, in any order; cancelled events are left out unless asked for.
    public var statuses: [EventStatus]
    /// Only events that have all of these categories, in any letter case.
    public var categories: [String]
    /// Only events that this text is found in, as `search` finds it; nil means any.
    public var text: String?

    public init(
        calendars: [EventCalendar.ID]? = nil, statuses: [EventStatus] = [.confirmed, .tentative], categories: [String] = [],
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
