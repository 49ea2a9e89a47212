/// A date and a time of day on the wall clock, without a zone: what a person says ("1 December, 12:30").
///
/// RFC 8984 section 1.4.4 calls it LocalDateTime, RFC 5545 a DATE-TIME of form 1. It is stored as seconds since
/// 1970-01-01T00:00:00 on the same wall clock, every day having 86,400 of them.
public struct LocalDateTime: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00 on the wall clock, negative before.
    public let localSeconds: Int64

    @inlinable
    init(unchecked localSeconds: Int64) {
        self.localSeconds = localSeconds
    }

    /// Joins a date and a time.
    @inlinable
    public init(_ date: CivilDate, _ time: WallTime) {
        localSeconds = Int64(date.rawDayNumber) &* 86_400 &+ Int64(time.rawSecond)
    }

    /// Makes a local time of seconds since 1970-01-01T00:00:00 on the wall clock, or nil outside `minimum...maximum`.
    @inlinable
    public init?(localSeconds: Int64) {
        guard localSeconds >= Self.minimum.localSeconds, localSeconds <= Self.maximum.localSeconds else { return nil }
        self.localSeconds = localSeconds
    }

    /// 0001-01-01T00:00:00.
    @inlinable public static var minimum: LocalDateTime { LocalDateTime(unchecked: -62_135_596_800) }
    /// The last second of `CivilDate.endOfTime`, 10000-01-01T23:59:59: the day past the last is only an exclusive end.
    @inlinable public static var maximum: LocalDateTime { LocalDateTime(unchecked: 253_402_387_199) }

    /// The nearest local time to any number of seconds.
    @inlinable
    package init(clampingLocalSeconds seconds: Int64) {
        localSeconds = min(max(seconds, Self.minimum.localSeconds), Self.maximum.localSeconds)
    }

    /// The day.
    @inlinable
    public var date: CivilDate {
        // 719_162 days make the dividend positive, so that division rounds down.
        let days = UInt64(bitPattern: localSeconds &+ 62_135_596_800) / 86_400
        return CivilDate(unchecked: Int(truncatingIfNeeded: days) &- 719_162)
    }

    /// The time of day.
    @inlinable
    public var time: WallTime {
        WallTime(unchecked: Int(truncatingIfNeeded: UInt64(bitPattern: localSeconds &+ 62_135_596_800) % 86_400))
    }

    /// The wall time so many wall-clock seconds later, or nil past the calendar's ends. No zone is asked: 24 hours are a day.
    @inlinable
    public func adding(seconds: Int64) -> LocalDateTime? {
        let (sum, overflow) = localSeconds.addingReportingOverflow(seconds)
        return overflow ? nil : LocalDateTime(localSeconds: sum)
    }

    /// The same time of day so many days later, or nil past the calendar's ends.
    @inlinable
    public func adding(days: Int) -> LocalDateTime? {
        date.adding(days: days).map { LocalDateTime($0, time) }
    }

    /// Wall-clock seconds from this to another local time, negative if that is earlier.
    @inlinable
    public func seconds(until other: LocalDateTime) -> Int64 { other.localSeconds &- localSeconds }

    /// Whether both are the same.
    @inlinable
    public static func == (left: LocalDateTime, right: LocalDateTime) -> Bool { left.localSeconds == right.localSeconds }

    /// Whether the left one comes first.
    @inlinable
    public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool { left.localSeconds < right.localSeconds }

    /// Feeds the value to a hasher.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(localSeconds) }
}

extension LocalDateTime: LosslessStringConvertible {
    /// Reads `2026-12-01T12:30:00` or `2026-12-01T12:30`; nil otherwise.
    public init?(_ text: String) {
        var scanner = TextScanner(text)
        guard let local = scanner.dateTime(), scanner.isAtEnd else { return nil }
        self = local
    }

    /// ISO 8601 text without an offset, `2026-12-01T12:30:00`.
    public var description: String {
        String(unsafeUninitializedCapacity: ISOText.capacity) { ISOText.write(self, to: $0.baseAddress.unsafelyUnwrapped) }
    }
}
