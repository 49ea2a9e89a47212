extension ZoneTable {
    /// What a wall time, in seconds since 1970-01-01T00:00:00 on the wall clock, means.
    func resolve(_ local: Int64) -> LocalResolution {
        let period = walls.count(notAfter: local)
        let offset = Int64(offsets[period])
        let instant = Instant(local - offset)
        guard period < instants.count else { return .unique(instant) }
        let transition = instants.values[period]
        let next = Int64(offsets[period + 1])
        if instant.secondsSinceEpoch >= transition { return .gap(shifted: instant, transition: Instant(transition)) }
        if local - next >= transition { return .fold(first: instant, second: Instant(local - next)) }
        return .unique(instant)
    }

    /// The first instant whose wall time is not before `local`.
    func firstInstant(notBefore local: Int64) -> Instant {
        let period = walls.count(notAfter: local)
        let instant = local - Int64(offsets[period])
        guard period < instants.count else { return Instant(instant) }
        return Instant(min(instant, instants.values[period]))
    }
}
