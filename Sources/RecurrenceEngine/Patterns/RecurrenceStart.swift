import CivilTime

/// Where a series begins (RFC 5545 DTSTART), with the rules of its zone.
public struct RecurrenceStart: Sendable {
    public let time: EventTime
    /// The zone of a zoned start; nil for a day and for a floating time.
    public let zone: Zone?
    let first: RecurrenceInstance

    /// - Parameter zone: hands out the rules of the start's zone; it is not called for other starts.
    public init(_ time: EventTime, zone: (ZoneID) throws -> Zone) rethrows {
        self.time = time
        self.zone = try time.zoneID.map(zone)
        let local = time.localDateTime
        first = RecurrenceInstance(moment: Self.moment(local, self.zone), nominal: local)
    }

    /// Where a wall-clock time lies; in a gap of the clocks it is shifted forward, in a fold the first is meant.
    func moment(of local: LocalDateTime) -> Int64 { Self.moment(local, zone) }

    /// Where a time of any kind lies on the line of this start: a floating one stands in the start's zone, a zoned one on a floating
    /// start keeps its wall time.
    func moment(of time: EventTime, zone: (ZoneID) throws -> Zone) rethrows -> Int64 {
        guard let own = self.zone, case .zoned(let local, let id) = time, id != own.id else {
            return moment(of: time.localDateTime)
        }
        return Self.moment(local, try zone(id))
    }

    /// What the clocks show at a moment.
    func local(at moment: Int64) -> LocalDateTime? {
        if let zone { return zone.localDateTime(at: Instant(moment)) }
        return LocalDateTime(localSeconds: moment)
    }

    /// The last moment that UNTIL lets through. One of another type than the start is read as RFC 8984 would have it written: a day ends
    /// with its last second there, UTC on a floating start and a wall time on a zoned one are the start's wall time, and a start
    /// without a time looks at the date alone.
    func lastMoment(of until: RecurrenceRule.Until) -> Int64 {
        if case .date = time {
            let date: CivilDate =
                switch until {
                case .date(let date): date
                case .local(let local): local.date
                case .instant(let instant): Zone.utc.localDateTime(at: instant).date
                }
            return Int64(date.dayNumber) * 86_400
        }
        switch until {
        case .date(let date):
            guard let next = date.adding(days: 1) else { return .max }
            return moment(of: LocalDateTime(next, .midnight)) - 1
        case .local(let local):
            return moment(of: local)
        case .instant(let instant):
            return zone == nil ? Zone.utc.localDateTime(at: instant).localSeconds : instant.secondsSinceEpoch
        }
    }

    private static func moment(_ local: LocalDateTime, _ zone: Zone?) -> Int64 {
        zone?.instant(of: local).secondsSinceEpoch ?? local.localSeconds
    }
}
