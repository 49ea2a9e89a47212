import CalendarModel
import CivilTime
import Repositories

/// A range of time as a viewer in a zone sees it: bounds on the time line and on the wall clock at once.
///
/// A window of days gives both bounds exactly. A timed window may cross a change of the clocks, where wall times are skipped or come
/// twice; so its bounds on the wall are widened by more than any such change, and what is found there is compared as instants.
struct ViewWindow {
    let zone: Zone
    /// Moments in the window.
    let instants: Range<Int64>
    /// Where all-day and floating events of the window can lie.
    let local: Range<Int64>
    /// Whether all-day and floating events have to be compared as instants too.
    let comparesInstants: Bool

    /// The largest change of a zone's clocks is a day (Samoa, 2011), and an hour is to spare.
    private static let widestChange: Int64 = 25 * 3_600

    /// Nil for an empty range, which no event is in.
    init?(_ range: QueryRange, in zone: Zone) {
        switch range {
        case .days(let days):
            guard !days.isEmpty else { return nil }
            self.init(days: days, in: zone)
        case .local(let times):
            // A range that a gap of the clocks turns round is empty too.
            let start = zone.instant(of: times.lowerBound)
            let end = zone.instant(of: times.upperBound)
            guard start < end else { return nil }
            self.init(moments: start, end, in: zone)
        case .instants(let moments):
            guard !moments.isEmpty else { return nil }
            self.init(moments: moments.lowerBound, moments.upperBound, in: zone)
        }
    }

    private init(days: Range<CivilDate>, in zone: Zone) {
        let start = zone.startOfDay(days.lowerBound).secondsSinceEpoch
        let end = zone.startOfDay(days.upperBound).secondsSinceEpoch
        self.zone = zone
        instants = start..<max(start, end)
        local = Int64(days.lowerBound.dayNumber) * 86_400..<Int64(days.upperBound.dayNumber) * 86_400
        comparesInstants = false
    }

    private init(moments start: Instant, _ end: Instant, in zone: Zone) {
        let localStart = zone.localDateTime(at: start).localSeconds - Self.widestChange
        let localEnd = zone.localDateTime(at: end).localSeconds + Self.widestChange
        self.zone = zone
        instants = start.secondsSinceEpoch..<end.secondsSinceEpoch
        local = localStart..<max(localStart, localEnd)
        comparesInstants = true
    }

    /// The first local day that the window touches, as a day number.
    var firstDay: Int { Self.day(local.lowerBound) }

    /// The local day behind the last one that the window touches, as a day number.
    var dayAfterLast: Int { Self.day(local.upperBound - 1) + 1 }

    /// The whole window for the range index.
    var spanWindow: SpanWindow { SpanWindow(instants: instants, local: local) }

    /// The moments at which a span starts and ends for the viewer.
    @inline(__always)
    func moments(of row: SpanRow) -> (start: Int64, end: Int64) {
        if row.flags.isZoned { return (row.start, row.end) }
        return localMoments(of: row)
    }

    /// As `OccurrenceSpan.instants(in:)` has them.
    private func localMoments(of row: SpanRow) -> (start: Int64, end: Int64) {
        let isDay = row.flags.isAllDay
        let start = moment(ofLocal: row.start, isDay: isDay)
        let end = moment(ofLocal: row.end, isDay: isDay)
        return (start, end >= start ? end : isDay ? start : start &+ (row.end &- row.start))
    }

    /// Whether a span that the range index has found is in the window: only those on the wall can be found too widely.
    @inline(__always)
    func contains(_ row: SpanRow) -> Bool {
        guard comparesInstants, !row.flags.isZoned else { return true }
        let (start, end) = localMoments(of: row)
        return start < instants.upperBound && (end > instants.lowerBound || start >= instants.lowerBound)
    }

    /// Whether any span is in the window, found by the range index or not.
    func overlaps(_ row: SpanRow) -> Bool {
        let range = row.flags.isZoned ? instants : local
        return row.start < range.upperBound && (row.end > range.lowerBound || row.start >= range.lowerBound) && contains(row)
    }

    /// The first and last local day that a span touches, as day numbers.
    @inline(__always)
    func days(of row: SpanRow) -> (first: Int, last: Int) {
        let hasLength = row.end > row.start
        if row.flags.isZoned {
            let first = zone.day(at: Instant(row.start)).dayNumber
            return (first, hasLength ? max(first, zone.day(at: Instant(row.end - 1)).dayNumber) : first)
        }
        let first = Self.day(row.start)
        return (first, hasLength ? Self.day(row.end - 1) : first)
    }

    /// The days from `first` to `last` that the zone has not had (Samoa, 2011-12-30), so that no moment between the two lies on them.
    @inline(__always)
    func missingDays(_ first: Int, _ last: Int, from start: Int64, to end: Int64) -> [Int] {
        if last - first < 2 { return [] }
        // A zone loses a day by changing its offset by a day; what other changes take off that is less than half of it.
        guard zone.offset(at: Instant(end)) - zone.offset(at: Instant(start)) > 12 * 3_600 else { return [] }
        return missingDays(first, last)
    }

    /// The same for an occurrence that touches these days; all-day and floating ones stand on every day.
    func missingDays(of occurrence: Occurrence, _ days: ClosedRange<Int>) -> [Int] {
        guard case .zoned(let moments) = occurrence.span else { return [] }
        return missingDays(
            days.lowerBound, days.upperBound, from: moments.lowerBound.secondsSinceEpoch, to: moments.upperBound.secondsSinceEpoch
        )
    }

    private func missingDays(_ first: Int, _ last: Int) -> [Int] {
        (first...last).filter { day in
            guard let date = CivilDate(dayNumber: day), let next = CivilDate(dayNumber: day + 1) else { return false }
            return zone.startOfDay(date) >= zone.startOfDay(next)
        }
    }

    private func moment(ofLocal seconds: Int64, isDay: Bool) -> Int64 {
        if isDay, let day = CivilDate(dayNumber: Self.day(seconds)) { return zone.startOfDay(day).secondsSinceEpoch }
        guard let local = LocalDateTime(localSeconds: seconds) else { return seconds }
        return zone.instant(of: local).secondsSinceEpoch
    }

    @inline(__always)
    private static func day(_ localSeconds: Int64) -> Int {
        let (days, seconds) = localSeconds.quotientAndRemainder(dividingBy: 86_400)
        return Int(seconds < 0 ? days - 1 : days)
    }
}
