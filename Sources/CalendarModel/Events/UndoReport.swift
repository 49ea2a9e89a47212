/// What an undo did.
public struct UndoReport: Sendable, Hashable {
    /// Events that stand again as they were: deletes and edits taken back.
    public var restored: [Event] = []
    /// Events that are gone: adds taken back.
    public var removed: [Event] = []
    /// Calendars that were put back, changed back or taken out.
    public var calendars: [EventCalendar.ID] = []
    /// Settings that have their old value again.
    public var settings: [String] = []

    public init() {}
}
