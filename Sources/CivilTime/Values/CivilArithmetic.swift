/// Whole-number arithmetic of the proleptic Gregorian calendar, unchecked: callers keep to years 0 to 10001.
///
/// Both directions count in years that begin in March, so that the leap day is the last of a year; divisions by constants
/// become multiplications (the Euclidean affine functions of Neri and Schneider, 2022).
@usableFromInline
enum CivilArithmetic {
    /// Days from 0000-03-01 to 1970-01-01.
    @usableFromInline static let marchEpoch = 719_468

    /// The day number (days since 1970-01-01) of a date.
    @inlinable @inline(__always)
    static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        // 400 years are added and taken off again, so that January of year 0 needs no signed division.
        let isEarly = month <= 2
        let marchYear = UInt32(truncatingIfNeeded: year &+ 400 &- (isEarly ? 1 : 0))
        let marchMonth = UInt32(truncatingIfNeeded: isEarly ? month &+ 12 : month)
        let century = marchYear / 100
        let days = 1461 &* marchYear / 4 &- century &+ century / 4
        let daysBeforeMonth = (979 &* marchMonth &- 2919) / 32
        return Int(days &+ daysBeforeMonth) &+ day &- 1 &- 146_097 &- marchEpoch
    }

    /// Year, month and day of a day number.
    @inlinable @inline(__always)
    static func components(dayNumber: Int) -> (year: Int, month: Int, day: Int) {
        let (marchYear, dayOfMarchYear) = marchYear(dayNumber: dayNumber)
        // 2141 / 65536 is close enough to 5 / 153 for every day of a year that begins in March.
        let scaled = 2141 &* dayOfMarchYear &+ 197_913
        let month = scaled >> 16
        let day = (scaled & 0xFFFF) / 2141
        let isNextYear = dayOfMarchYear >= 306
        return (
            Int(marchYear) &+ (isNextYear ? 1 : 0), Int(isNextYear ? month &- 12 : month), Int(day) &+ 1
        )
    }

    /// The year that a day number is in.
    @inlinable @inline(__always)
    static func year(dayNumber: Int) -> Int {
        let (marchYear, dayOfMarchYear) = marchYear(dayNumber: dayNumber)
        return Int(marchYear) &+ (dayOfMarchYear >= 306 ? 1 : 0)
    }

    @inlinable @inline(__always)
    static func marchYear(dayNumber: Int) -> (year: UInt32, day: UInt32) {
        let quarterDays = UInt32(truncatingIfNeeded: dayNumber &+ marchEpoch) &* 4 &+ 3
        let century = quarterDays / 146_097
        let quarterDaysOfCentury = quarterDays % 146_097 | 3
        // 2939745 / 2^32 is close enough to 1 / 1461 for every day of a century.
        let product = 2_939_745 &* UInt64(quarterDaysOfCentury)
        let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
        let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
        return (100 &* century &+ yearOfCentury, dayOfYear)
    }

    /// 1 = Monday … 7 = Sunday.
    @inlinable @inline(__always)
    static func isoWeekday(dayNumber: Int) -> Int {
        // 719_162 days before 1970-01-01 is 0001-01-01, a Monday; 7 more keep week arithmetic before it positive.
        Int(UInt32(truncatingIfNeeded: dayNumber &+ 719_169) % 7) &+ 1
    }

    @inlinable @inline(__always)
    static func isLeapYear(_ year: Int) -> Bool {
        year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    @inlinable @inline(__always)
    static func daysInMonth(_ month: Int, year: Int) -> Int {
        month == 2 ? (isLeapYear(year) ? 29 : 28) : 30 | (month ^ (month >> 3))
    }

    /// Division that rounds down, for seconds before 1970.
    @inlinable @inline(__always)
    static func floorDivide(_ value: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
    }
}
