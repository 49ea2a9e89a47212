import CivilTime

extension OccurrenceSpan {
    /// Works out the time that an event takes from its wall times and zones.
    ///
    /// A start or end in a gap of the clocks is read with the offset before the gap; in a fold the first is meant. Where both ends have
    /// one zone they are compared on the wall: if the gap would put the end before the start, the wall duration is added to the
    /// resolved start. An all-day event takes at least one day.
    ///
    /// - Throws: `EventError` when the end is before the start, of another kind or outside the years 1 to 9999, `ZoneError` when a zone
    ///   is not known.
    public init(start: EventTime, end: EventEnd, zone: (ZoneID) throws -> Zone) throws {
        // The day past the last is only an exclusive end.
        guard start.date <= .maximum else { throw EventError.outsideCalendar }
        if case .after(let duration) = end, duration.isNegative { throw EventError.negativeDuration(duration) }
        switch start {
        case .date(let date): self = .allDay(try Self.days(from: date, end))
        case .floating(let local): self = .floating(try Self.wallTimes(from: local, end))
        case .zoned(let local, let id): self = .zoned(try Self.instants(from: local, in: id, end, zone))
        }
    }

    private static func days(from start: CivilDate, _ end: EventEnd) throws -> Range<CivilDate> {
        let last: CivilDate?
        switch end {
        case .at(.date(let date)):
            guard date >= start else { throw EventError.endBeforeStart(start: .date(start), end: .date(date)) }
            last = date
        case .at(let time):
            throw EventError.endOfAnotherKind(start: .date(start), end: time)
        case .after(let duration):
            let (secondDays, rest) = duration.seconds.quotientAndRemainder(dividingBy: 86_400)
            let (days, overflow) = duration.days.addingReportingOverflow(secondDays + (rest > 0 ? 1 : 0))
            last = overflow ? nil : start.adding(days: days)
        case .implied:
            last = start.adding(days: 1)
        }
        guard let last, let next = start.adding(days: 1) else { throw EventError.outsideCalendar }
        return start..<max(last, next)
    }

    private static func wallTimes(from start: LocalDateTime, _ end: EventEnd) throws -> Range<LocalDateTime> {
        switch end {
        case .at(.floating(let local)):
            guard local >= start else { throw EventError.endBeforeStart(start: .floating(start), end: .floating(local)) }
            return start..<local
        case .at(let time):
            throw EventError.endOfAnotherKind(start: .floating(start), end: time)
        case .after(let duration):
            guard let shifted = start.adding(days: duration.days), let local = shifted.adding(seconds: Int64(duration.seconds))
            else {
                throw EventError.outsideCalendar
            }
            return start..<local
        case .implied:
            return start..<start
        }
    }

    private static func instants(
        from start: LocalDateTime, in id: ZoneID, _ end: EventEnd, _ zone: (ZoneID) throws -> Zone
    ) throws -> Range<Instant> {
        let startZone = try zone(id)
        let first = startZone.instant(of: start)
        switch end {
        case .at(.zoned(let local, let endID)):
            let last = try (endID == id ? startZone : zone(endID)).instant(of: local)
            if endID == id {
                guard local >= start else {
                    throw EventError.endBeforeStart(start: .zoned(start, id), end: .zoned(local, endID))
                }
                let wallLength = local.localSeconds - start.localSeconds
                return first..<(last >= first ? last : first.adding(seconds: wallLength))
            }
            guard last >= first else { throw EventError.endBeforeStart(start: .zoned(start, id), end: .zoned(local, endID)) }
            return first..<last
        case .at(let time):
            throw EventError.endOfAnotherKind(start: .zoned(start, id), end: time)
        case .after(let duration):
            guard let shifted = start.adding(days: duration.days) else { throw EventError.outsideCalendar }
            let dayEnd = duration.days == 0 ? first : max(first, startZone.instant(of: shifted))
            let last = dayEnd.adding(seconds: Int64(duration.seconds))
            guard last <= startZone.instant(of: .maximum) else { throw EventError.outsideCalendar }
            return first..<last
        case .implied:
            return first..<first
        }
    }
}
