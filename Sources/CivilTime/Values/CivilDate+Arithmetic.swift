extension CivilDate {
    /// The day so many days later (earlier, if negative), or nil past the calendar's ends.
    @inlinable
    public func adding(days: Int) -> CivilDate? {
        let (sum, overflow) = dayNumber.addingReportingOverflow(days)
        return overflow ? nil : CivilDate(dayNumber: sum)
    }

    /// The same day of the month so many months later, or the month's last day where it has no such day:
    /// 31 January and one month is 28 or 29 February. Nil past the calendar's ends.
    @inlinable
    public func adding(months: Int) -> CivilDate? {
        guard -120_000...120_000 ~= months else { return nil }
        let (year, month, day) = components
        let count = year * 12 + month - 1 + months
        guard count >= 12 else { return nil }
        let newYear = count / 12
        let newMonth = count % 12 + 1
        guard newYear <= 9999 else { return newYear == 10_000 && newMonth == 1 && day == 1 ? .endOfTime : nil }
        let newDay = min(day, CivilArithmetic.daysInMonth(newMonth, year: newYear))
        return CivilDate(unchecked: CivilArithmetic.dayNumber(year: newYear, month: newMonth, day: newDay))
    }

    /// The same day so many years later; 29 February becomes 28 February in a common year. Nil past the calendar's ends.
    @inlinable
    public func adding(years: Int) -> CivilDate? {
        -10_000...10_000 ~= years ? adding(months: years * 12) : nil
    }

    /// The number of days from this day to another, negative if that is earlier.
    @inlinable
    public func days(until other: CivilDate) -> Int { other.dayNumber - dayNumber }
}

extension CivilDate: Strideable {
    /// The number of days from this day to another.
    @inlinable
    public func distance(to other: CivilDate) -> Int { other.dayNumber - dayNumber }

    /// The day so many days later, held at the calendar's ends (`adding(days:)` tells when it would pass them).
    @inlinable
    public func advanced(by days: Int) -> CivilDate {
        adding(days: days) ?? (days < 0 ? .minimum : .endOfTime)
    }
}
