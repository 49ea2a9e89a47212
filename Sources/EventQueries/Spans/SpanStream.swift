import CalendarModel
import CivilTime
import Repositories

/// Walks over a window in slices of days, so that an answer of any length needs the memory of one slice.
///
/// The first slice has everything that reaches into it; each later one what starts in it. As the order is by start, the sorted
/// slices one after the other are the sorted whole. Slices grow over empty stretches and shrink over crowded ones.
struct SpanStream {
    let access: ReadAccess
    let window: ViewWindow
    let filter: SpanFilter

    /// Hands sorted slices to `body` until it answers false; with `resume`, from the slice that holds that place.
    func forEachBatch(firstDays: Int, resume: OrderKey? = nil, _ body: (OccurrenceBatch) throws -> Bool) throws {
        var maker = OccurrenceMaker(access)
        var day = window.firstDay
        var isFirst = true
        var length = firstDays
        // Where the window begins within the day, what reaches into it may stand behind that place too.
        if let resume, case let start = resumeDay(resume), start > day, startOfDay(start) > window.instants.lowerBound {
            day = start
            isFirst = false
        }
        while day < window.dayAfterLast {
            let end = min(boundary(atOrAfter: day + length), window.dayAfterLast)
            let batch = try batch(isFirst ? .overlapping : .starting, slice(from: isFirst ? nil : day, to: end), &maker)
            guard try body(batch) else { return }
            length = Self.nextLength(length, batch.count)
            day = end
            isFirst = false
        }
    }

    private func batch(
        _ selection: RangeIndex.Selection, _ slice: SpanWindow, _ maker: inout OccurrenceMaker
    ) throws -> OccurrenceBatch {
        var batch = OccurrenceBatch()
        try access.forEachSpan(selection, in: slice) { row, title in
            guard window.contains(row), try filter.admits(row) else { return }
            let (start, end) = window.moments(of: row)
            batch.append(try maker.make(row, title: title), start: start, end: end)
        }
        batch.sort()
        return batch
    }

    /// The part of the window between two days; without a first day, from the window's own beginning.
    private func slice(from first: Int?, to end: Int) -> SpanWindow {
        SpanWindow(
            instants: clip(window.instants, first.map(startOfDay), startOfDay(end)),
            local: clip(window.local, first.map { Int64($0) * 86_400 }, Int64(end) * 86_400))
    }

    private func clip(_ range: Range<Int64>, _ lower: Int64?, _ upper: Int64) -> Range<Int64> {
        let start = max(range.lowerBound, lower ?? range.lowerBound)
        return start..<max(start, min(range.upperBound, upper))
    }

    /// The day that the slice with a place begins with.
    private func resumeDay(_ key: OrderKey) -> Int {
        var day = window.zone.localDateTime(at: Instant(key.start)).date.dayNumber
        while day > window.firstDay, !beginsPlainly(day) { day -= 1 }
        return day
    }

    /// The first day from here on at whose midnight the clocks do nothing, and just before it neither: there, wall times and instants
    /// part in the same way. A wall time in a gap that ends at midnight is a moment of the next day.
    private func boundary(atOrAfter day: Int) -> Int {
        var day = day
        while day < window.dayAfterLast, !beginsPlainly(day) { day += 1 }
        return day
    }

    private func beginsPlainly(_ day: Int) -> Bool {
        guard let date = CivilDate(dayNumber: day) else { return true }
        let midnight = LocalDateTime(date, .midnight)
        guard case .unique = window.zone.resolve(midnight) else { return false }
        guard let before = midnight.adding(seconds: -1), case .gap = window.zone.resolve(before) else { return true }
        return false
    }

    private func startOfDay(_ day: Int) -> Int64 {
        guard let date = CivilDate(dayNumber: day) else { return day < 0 ? .min : .max }
        return window.zone.startOfDay(date).secondsSinceEpoch
    }

    private static func nextLength(_ length: Int, _ count: Int) -> Int {
        switch count {
        case 0: min(length * 4, 1 << 22)
        case 1..<512: min(length * 2, 1 << 22)
        case OccurrenceBatch.comfortableCount...: max(1, length / 2)
        default: length
        }
    }
}
