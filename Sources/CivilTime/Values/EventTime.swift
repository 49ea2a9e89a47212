/// When an event starts or ends, as its owner said it: wall time and zone are the truth, instants are derived from them.
public enum EventTime: Hashable, Sendable {
    /// A whole day, the same in every zone (RFC 5545 VALUE=DATE).
    case date(CivilDate)
    /// A wall time that is the same on every clock ("lunch at 12:30 wherever I am").
    case floating(LocalDateTime)
    /// A wall time in a zone; UTC is the zone `UTC`.
    case zoned(LocalDateTime, ZoneID)

    /// The day, on the time's own wall clock.
    @inlinable
    public var date: CivilDate {
        switch self {
        case .date(let date): date
        case .floating(let local), .zoned(let local, _): local.date
        }
    }

    /// The wall time; midnight for a whole day.
    @inlinable
    public var localDateTime: LocalDateTime {
        switch self {
        case .date(let date): LocalDateTime(date, .midnight)
        case .floating(let local), .zoned(let local, _): local
        }
    }

    /// The zone; nil for a whole day and for floating time.
    @inlinable
    public var zoneID: ZoneID? {
        if case .zoned(_, let zone) = self { zone } else { nil }
    }

    /// Whether this is a whole day.
    @inlinable
    public var isDate: Bool {
        if case .date = self { true } else { false }
    }
}
