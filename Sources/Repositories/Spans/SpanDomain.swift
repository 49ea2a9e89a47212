/// The time line that a span lies on.
public enum SpanDomain: Int64, CaseIterable, Sendable {
    /// Seconds of UTC: zoned events.
    case instants = 0
    /// Seconds of the viewer's wall clock: all-day and floating events.
    case local = 1
}
