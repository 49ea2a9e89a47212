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
            guard !times.isEmpty else { return nil }
            self.init(moments: zone.instant(of: times.lowerBound), zone.instant(of: times.upperBound), in: zone)
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
        instants = start.secondsSinceEpoch..<max(start, end).secondsSinceEpoch
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

    private func localMoments(of row: SpanRow) -> (start: Int64, end: Int64) {
        let start = moment(ofLocal: row.start, isDay: row.flags.isAllDay)
        return (start, max(start, moment(ofLocal: row.end, isDay: row.flags.isAllDay)))
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
        var start = row.start
        var end = row.end
        if row.flags.isZoned {
            start = zone.localDateTime(at: Instant(start)).localSeconds
            end = end > row.start ? zone.localDateTime(at: Instant(end - 1)).localSeconds + 1 : start
        }
        let first = Self.day(start)
        return (first, max(first, Self.day(end - 1)))
    }

    private func moment(ofLocal seconds: Int64, isDay: Bool) -> Int64 {
        if isDay, let day = CivilDate(dayNumber: Self.day(seconds)) { return zone.startOfDay(day).secondsSinceEpoch }
        guard let local = LocalDateTime(localSeconds: seconds) else { return seconds }
        return zone.instant(of: local).secondsSinceEpoch
    }

    @inline(__always)
    private static func day(_ localSeconds: Int64) -> Int {
        Int(localSeconds >= 0 ? localSeconds / 86_400 : (localSeconds - 86_399) / 86_400)
    }
}
