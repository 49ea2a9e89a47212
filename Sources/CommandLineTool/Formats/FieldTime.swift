import CivilTime

/// A point in time as a field shows it.
enum FieldTime: Sendable {
    /// All-day: `2026-12-01`.
    case date(CivilDate)
    /// Without a zone: `2026-12-01T12:30:00`.
    case floating(LocalDateTime)
    /// In the viewer's zone: `2026-12-01T12:30:00+01:00`, the offset in seconds east of UTC.
    case zoned(LocalDateTime, offset: Int, Zone)
    /// A moment of bookkeeping, in UTC: `2026-12-01T11:30:00Z`.
    case instant(Instant)

    /// The moment as it stands in a viewer's zone.
    static func zoned(_ instant: Instant, in zone: Zone) -> FieldTime {
        .zoned(zone.localDateTime(at: instant), offset: zone.offset(at: instant), zone)
    }

    /// The wall time shown; midnight for a date.
    var local: LocalDateTime {
        switch self {
        case .date(let date): LocalDateTime(date, .midnight)
        case .floating(let local), .zoned(let local, _, _): local
        case .instant(let instant): Zone.utc.localDateTime(at: instant)
        }
    }
}

extension OutputBuffer {
    /// ISO 8601. An offset with seconds, as before standard time, keeps them: `+00:53:28`.
    func write(_ time: FieldTime) {
        switch time {
        case .date(let date): write(date)
        case .floating(let local): write(local)
        case .zoned(let local, let offset, _):
            write(local)
            write(offset: offset, separator: true)
        case .instant:
            write(time.local)
            write(byte: 0x5A)
        }
    }

    func write(_ date: CivilDate) {
        write(atMost: ISOText.capacity) { ISOText.write(date, to: $0) }
    }

    func write(_ local: LocalDateTime) {
        write(atMost: ISOText.capacity) { ISOText.write(local, to: $0) }
    }

    /// `+01:00`, or `+0100` without the separator.
    func write(offset: Int, separator: Bool) {
        write(byte: offset < 0 ? 0x2D : 0x2B)
        let seconds = Int(offset.magnitude)
        write(twoDigits: seconds / 3600)
        if separator { write(byte: 0x3A) }
        write(twoDigits: seconds / 60 % 60)
        guard seconds % 60 != 0 else { return }
        if separator { write(byte: 0x3A) }
        write(twoDigits: seconds % 60)
    }
}
