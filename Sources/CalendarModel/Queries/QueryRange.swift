import CivilTime

/// A stretch of time to ask about, half-open. An empty one has no events in it.
///
/// An event is in the range when `start < to && end > from`; one without length when `from <= start && start < to`.
public enum QueryRange: Hashable, Sendable {
    /// Whole days as the viewer's calendar shows them.
    case days(Range<CivilDate>)
    /// From a wall-clock time to another in the viewer's zone.
    case local(Range<LocalDateTime>)
    /// From a moment to another.
    case instants(Range<Instant>)

    /// The one day.
    public static func day(_ date: CivilDate) -> QueryRange {
        .days(date..<(date.adding(days: 1) ?? .endOfTime))
    }

    /// Every day there is, years 1 to 9999.
    public static var always: QueryRange { .days(.minimum ..< .endOfTime) }
}
