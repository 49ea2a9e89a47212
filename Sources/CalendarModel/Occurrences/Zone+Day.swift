import CivilTime

extension Zone {
    /// The day that a moment belongs to: the one whose stretch, from `startOfDay` to that of the next day, holds it.
    ///
    /// Nearly always it is the day that the clocks show. Where they went back over midnight (in St. John's until 2011, from 00:01 to
    /// 23:01) they show the old day once more; the moment belongs to the new one, which has begun already.
    @inlinable
    package func day(at instant: Instant) -> CivilDate {
        let date = localDateTime(at: instant).date
        // Clocks never go back by more than a day, so an offset that was no larger then has met no such change.
        guard offset(at: instant.adding(seconds: -90_000)) > offset(at: instant) else { return date }
        return dayBegun(at: instant, from: date)
    }

    @usableFromInline
    package func dayBegun(at instant: Instant, from date: CivilDate) -> CivilDate {
        var date = date
        while let next = date.adding(days: 1), startOfDay(next) <= instant { date = next }
        return date
    }
}
