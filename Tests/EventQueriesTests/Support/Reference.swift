import CalendarModel
import CivilTime

/// The law of ranges, said once more and slowly: every event is turned into moments, and every day asked about on its own.
struct Reference {
    let zone: Zone
    var spans: [(event: Event, span: OccurrenceSpan, moments: Range<Instant>)]

    init(_ events: [Event], viewer: Zone) throws {
        zone = viewer
        spans = try events.map { event in
            let span = try OccurrenceSpan(start: event.start, end: event.end) { try ZoneDatabase.system.zone(for: $0) }
            return (event, span, span.instants(in: viewer))
        }
    }

    /// `start < to && end > from`; without length `from <= start && start < to`.
    private static func overlaps<T: Comparable>(_ span: Range<T>, _ range: Range<T>) -> Bool {
        if range.isEmpty { return false }
        if span.isEmpty { return range.lowerBound <= span.lowerBound && span.lowerBound < range.upperBound }
        return span.lowerBound < range.upperBound && span.upperBound > range.lowerBound
    }

    private func isIn(_ span: OccurrenceSpan, _ moments: Range<Instant>, _ range: QueryRange) -> Bool {
        switch range {
        case .days(let days):
            if days.isEmpty { return false }
            switch span {
            case .allDay(let own): return Self.overlaps(own, days)
            case .floating(let own):
                return Self.overlaps(own, LocalDateTime(days.lowerBound, .midnight)..<LocalDateTime(days.upperBound, .midnight))
            case .zoned(let own):
                return Self.overlaps(own, zone.startOfDay(days.lowerBound)..<zone.startOfDay(days.upperBound))
            }
        case .local(let times):
            let start = zone.instant(of: times.lowerBound)
            return Self.overlaps(moments, start..<max(start, zone.instant(of: times.upperBound)))
        case .instants(let range):
            return Self.overlaps(moments, range)
        }
    }

    /// What an answer should have, in the total order.
    func occurrences(in range: QueryRange, where isWanted: (Event) -> Bool = { $0.status != .cancelled }) -> [Event] {
        spans.filter { isWanted($0.event) && isIn($0.span, $0.moments, range) }.sorted { left, right in
            if left.moments.lowerBound != right.moments.lowerBound { return left.moments.lowerBound < right.moments.lowerBound }
            if left.moments.upperBound != right.moments.upperBound { return left.moments.upperBound > right.moments.upperBound }
            let titles = (Array(left.event.title.utf8), Array(right.event.title.utf8))
            if titles.0 != titles.1 { return titles.0.lexicographicallyPrecedes(titles.1) }
            return (left.event.id?.rawValue ?? 0) < (right.event.id?.rawValue ?? 0)
        }.map(\.event)
    }
}
