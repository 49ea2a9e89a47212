import Synchronization

/// The rules of one time zone: which offset holds at which instant, and what a wall time means.
///
/// Zones come from a `ZoneDatabase`, or from TZif bytes. A zone never changes, may be shared between threads, and answers for every
/// year: after the last transition its rule goes on for ever.
public final class Zone: Sendable {
    /// The name by which the zone was found, in the database's spelling: `Europe/Berlin`.
    public let id: ZoneID
    /// A hash of the TZif bytes: when it differs from a remembered one, the rules may have changed. The same on every machine.
    public let fingerprint: Int64

    @usableFromInline let table: ZoneTable
    /// A rule with daylight saving time, for times outside the table.
    private let rule: ZoneRule?
    /// The last transition that was not made by the rule, `Int64.min` where the rule is all there is.
    private let ruleStart: Int64
    /// The table answers for times, and wall times, from `lower` to before `upper`; outside, and after `ruleStart`, only the rule.
    private let tableBounds: (lower: Int64, upper: Int64)
    /// The last table that was made of the rule, since questions about one distant year come together.
    private let lastRuleYear = Mutex<RuleYear?>(nil)

    /// Reads TZif bytes of version 1 to 4 (RFC 9636); throws `ZoneError.corruptFile` where they break its rules.
    public convenience init(id: ZoneID, tzif bytes: some Collection<UInt8>) throws(ZoneError) {
        let bytes = Array(bytes)
        self.init(id: id, file: try TZifFile(bytes, name: id.name), fingerprint: Fingerprint.of(bytes))
    }

    /// Reads a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`, which holds for all years; throws `ZoneError.invalidRule` if it has a fault.
    public convenience init(id: ZoneID, rule text: String) throws(ZoneError) {
        guard let rule = ZoneRule(text) else { throw ZoneError.invalidRule(text) }
        let file = TZifFile(types: [], transitionTimes: [], transitionTypes: [], rule: rule)
        self.init(id: id, file: file, fingerprint: Fingerprint.of(Array(text.utf8)))
    }

    init(id: ZoneID, file: TZifFile, fingerprint: Int64) {
        self.id = id
        self.fingerprint = fingerprint
        table = ZoneTable(file)
        rule = file.rule?.daylight == nil ? nil : file.rule
        ruleStart = file.transitionTimes.last ?? .min
        tableBounds =
            rule == nil
            ? (.min, .max)
            : (ruleStart < TimeIndex.firstSecond ? TimeIndex.firstSecond : .min, max(ruleStart, TimeIndex.endSecond))
    }

    /// Seconds east of UTC, from an instant on.
    @inlinable
    public func offset(at instant: Instant) -> Int {
        let second = instant.secondsSinceEpoch
        guard let period = table.instants.quickCount(notAfter: second) else { return distantOffset(atSecond: second) }
        return Int(table.offsets[period])
    }

    /// What the clocks show at an instant; held at the calendar's ends for instants outside the years 1 to 9999.
    @inlinable
    public func localDateTime(at instant: Instant) -> LocalDateTime {
        LocalDateTime(clampingLocalSeconds: instant.adding(seconds: Int64(offset(at: instant))).secondsSinceEpoch)
    }

    /// The instant that a wall time means: in a gap it is read with the offset before the gap (02:30 becomes 03:30), in a fold
    /// the first is meant (RFC 5545 section 3.3.5).
    @inlinable
    public func instant(of local: LocalDateTime) -> Instant {
        let second = local.localSeconds
        guard let period = table.walls.quickCount(notAfter: second) else {
            return Instant(second &- Int64(distantOffset(ofWallSecond: second)))
        }
        return Instant(second &- Int64(table.offsets[period]))
    }

    /// What a wall time means, telling gaps and folds apart.
    public func resolve(_ local: LocalDateTime) -> LocalResolution {
        let second = local.localSeconds
        return ruleYear(ofSecond: second)?.table.resolve(second) ?? table.resolve(second)
    }

    /// The first instant whose local date is not before `date`: mostly midnight, the transition where the clocks skip midnight,
    /// and the start of the next day where the zone has no such day (Samoa, 2011-12-30).
    ///
    /// A day is the half-open interval from its start to the next day's; it may have 23 or 25 hours, or none.
    public func startOfDay(_ date: CivilDate) -> Instant {
        let second = LocalDateTime(date, .midnight).localSeconds
        return ruleYear(ofSecond: second)?.table.firstInstant(notBefore: second) ?? table.firstInstant(notBefore: second)
    }

    /// The zone's word for the time at an instant: `CET`, or `+03` where people have none.
    public func abbreviation(at instant: Instant) -> String { type(at: instant).abbreviation }

    /// Whether the database calls the time at an instant daylight saving time. (In Ireland it is winter time that is the exception.)
    public func isDaylight(at instant: Instant) -> Bool { type(at: instant).isDaylight }

    /// The first change of offset after an instant; nil if there is none. A change of abbreviation alone is none.
    public func nextTransition(after instant: Instant) -> Instant? {
        let second = instant.secondsSinceEpoch
        if !isInRule(second), let change = table.nextChange(after: second) { return Instant(change) }
        guard let rule else { return nil }
        let start = max(second, ruleStart)
        return ZoneTable(rule, aroundYear: ZoneTable.year(ofSecond: start)).nextChange(after: start).map(Instant.init)
    }

    /// The last change of offset before an instant; nil if there is none.
    public func previousTransition(before instant: Instant) -> Instant? {
        let second = instant.secondsSinceEpoch
        if let change = ruleYear(ofSecond: second)?.table.previousChange(before: second), change > ruleStart {
            return Instant(change)
        }
        return table.previousChange(before: second).map(Instant.init)
    }

    private func type(at instant: Instant) -> LocalTimeType {
        let second = instant.secondsSinceEpoch
        return ruleYear(ofSecond: second)?.table.type(atSecond: second) ?? table.type(atSecond: second)
    }

    @usableFromInline
    func distantOffset(atSecond second: Int64) -> Int {
        let table = ruleYear(ofSecond: second)?.table ?? table
        return Int(table.offsets[table.instants.count(notAfter: second)])
    }

    @usableFromInline
    func distantOffset(ofWallSecond second: Int64) -> Int {
        let table = ruleYear(ofSecond: second)?.table ?? table
        return Int(table.offsets[table.walls.count(notAfter: second)])
    }

    private func isInRule(_ second: Int64) -> Bool {
        second >= tableBounds.upper || (second < tableBounds.lower && second >= ruleStart)
    }

    /// The rule's years around a time that the zone's own table does not cover; nil where that one is good.
    private func ruleYear(ofSecond second: Int64) -> RuleYear? {
        guard isInRule(second), let rule else { return nil }
        let year = ZoneTable.year(ofSecond: second)
        return lastRuleYear.withLock { last in
            if let last, last.year == year { return last }
            let made = RuleYear(rule, year)
            last = made
            return made
        }
    }
}
