import DaybookStore

/// Deals occurrences that come in the stable order out to the days that they touch, day after day.
///
/// Only what goes on into later days is kept.
struct DayParts {
    private let days: DayRange
    private let zone: Zone
    private var day: CivilDate
    private var open: [(occurrence: Occurrence, touched: ClosedRange<CivilDate>)] = []

    init(_ days: DayRange, _ zone: Zone) {
        self.days = days
        self.zone = zone
        day = days.first
    }

    /// Takes the next occurrence, and hands the parts that stand before it, and its first one, to `body`.
    mutating func add(_ occurrence: Occurrence, _ body: (ListedPart, Occurrence) throws -> Void) throws {
        let touched = occurrence.span.days(in: zone)
        try advance(to: max(touched.lowerBound, day), body)
        try body(Self.part(of: occurrence, touched, on: day, zone), occurrence)
        if min(touched.upperBound, days.last) > day { open.append((occurrence, touched)) }
    }

    /// Hands out what goes on behind the last occurrence.
    mutating func finish(_ body: (ListedPart, Occurrence) throws -> Void) throws {
        try advance(to: days.last, body)
    }

    private mutating func advance(to target: CivilDate, _ body: (ListedPart, Occurrence) throws -> Void) throws {
        while day < target, !open.isEmpty, let next = day.adding(days: 1) {
            day = next
            open.removeAll { $0.touched.upperBound < next }
            for (occurrence, touched) in open { try body(Self.part(of: occurrence, touched, on: next, zone), occurrence) }
        }
        day = max(day, target)
    }

    /// The part of an occurrence on its first day.
    static func first(of occurrence: Occurrence, _ zone: Zone) -> ListedPart {
        let touched = occurrence.span.days(in: zone)
        return part(of: occurrence, touched, on: touched.lowerBound, zone)
    }

    private static func part(
        of occurrence: Occurrence, _ touched: ClosedRange<CivilDate>, on day: CivilDate, _ zone: Zone
    ) -> ListedPart {
        let before = day > touched.lowerBound
        let after = day < touched.upperBound
        let status: ListedPart.Status =
            switch occurrence.status {
            case .confirmed: .confirmed
            case .tentative: .tentative
            case .cancelled: .cancelled
            }
        return ListedPart(
            date: day, time: time(of: occurrence, on: day, zone, continuesBefore: before, continuesAfter: after),
            continuesBefore: before, continuesAfter: after, status: status)
    }

    private static func time(
        of occurrence: Occurrence, on day: CivilDate, _ zone: Zone, continuesBefore: Bool, continuesAfter: Bool
    ) -> ListedPart.Time {
        if occurrence.isAllDay { return .allDay }
        let (start, end) = occurrence.span.localTimes(in: zone)
        let moments = occurrence.span.instants(in: zone)
        let hasLength =
            start.seconds(until: end) / 60 != 0 || moments.lowerBound.seconds(until: moments.upperBound) >= 60
        // A day ends at 24:00, also where the next one has no midnight to begin with.
        let lastMinute = end.date > day ? 1_440 : end.time.secondOfDay / 60
        return .timed(
            start: continuesBefore ? 0 : start.time.secondOfDay / 60,
            end: continuesAfter ? 1_440 : hasLength ? lastMinute : nil)
    }
}
