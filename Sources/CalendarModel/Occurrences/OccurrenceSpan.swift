import CivilTime

/// The time that an occurrence takes, half-open. All-day and floating ones stand on the wall clock of whoever looks, zoned ones on
/// the time line.
@frozen
public enum OccurrenceSpan: Hashable, Sendable {
    case allDay(Range<CivilDate>)
    case floating(Range<LocalDateTime>)
    case zoned(Range<Instant>)

    /// Whether the occurrence takes whole days.
    @inlinable
    public var isAllDay: Bool {
        if case .allDay = self { true } else { false }
    }

    /// From when to when the occurrence lasts for a viewer in `zone`: days begin with their first moment there. Where a gap of the
    /// clocks would put a floating end before its start, the wall duration is added to the start.
    public func instants(in zone: Zone) -> Range<Instant> {
        switch self {
        case .allDay(let days):
            let start = zone.startOfDay(days.lowerBound)
            return start..<max(start, zone.startOfDay(days.upperBound))
        case .floating(let times):
            let start = zone.instant(of: times.lowerBound)
            let end = zone.instant(of: times.upperBound)
            return start..<(end >= start ? end : start.adding(seconds: times.lowerBound.seconds(until: times.upperBound)))
        case .zoned(let instants):
            return instants
        }
    }

    /// The wall-clock times at which the occurrence starts and ends for a viewer in `zone`.
    ///
    /// Across a change of the clocks the end can be earlier on the wall than the start; so these are two values and not a range.
    public func localTimes(in zone: Zone) -> (start: LocalDateTime, end: LocalDateTime) {
        switch self {
        case .allDay(let days):
            (LocalDateTime(days.lowerBound, .midnight), LocalDateTime(days.upperBound, .midnight))
        case .floating(let times):
            (times.lowerBound, times.upperBound)
        case .zoned(let instants):
            (zone.localDateTime(at: instants.lowerBound), zone.localDateTime(at: instants.upperBound))
        }
    }

    /// The first and the last local day that the occurrence touches for a viewer in `zone`. An end at midnight does not touch the
    /// day that begins there.
    public func days(in zone: Zone) -> ClosedRange<CivilDate> {
        switch self {
        case .allDay(let days):
            let last = days.upperBound.adding(days: -1) ?? days.lowerBound
            return days.lowerBound...max(last, days.lowerBound)
        case .floating(let times):
            let last = times.upperBound.adding(seconds: -1)?.date ?? times.lowerBound.date
            return times.lowerBound.date...max(last, times.lowerBound.date)
        case .zoned(let instants):
            let first = zone.day(at: instants.lowerBound)
            let last = zone.day(at: instants.upperBound.adding(seconds: -1))
            return first...max(last, first)
        }
    }
}
