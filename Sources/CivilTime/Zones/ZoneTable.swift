/// A zone's periods, laid out for lookups: period `i` is between transition `i - 1` and transition `i`.
///
/// A rule for the years after the last transition is written out up to 2115, where `TimeIndex` ends; beyond, a small table of the
/// years around is made for each question.
@usableFromInline
struct ZoneTable: Sendable {
    /// The instants of the transitions, in seconds since 1970-01-01T00:00:00Z.
    @usableFromInline let instants: TimeIndex
    /// For each transition the wall time from which the period after it answers for a wall time: the gap's end, or the fold's end.
    /// Before it the offset before the transition holds, which is what a gap and the first of a fold want.
    @usableFromInline let walls: TimeIndex
    /// For each period, seconds east of UTC.
    @usableFromInline let offsets: [Int32]
    /// For each period the index of its type.
    let typeIndexes: [UInt16]
    let types: [LocalTimeType]

    /// A table of one period.
    init(_ type: LocalTimeType) {
        self.init(types: [type], first: 0, transitionTimes: [], transitionTypes: [], isBucketed: true)
    }

    /// Transitions must ascend; those that change nothing are left out.
    init(types: [LocalTimeType], first: Int, transitionTimes: [Int64], transitionTypes: [Int], isBucketed: Bool) {
        var times: [Int64] = []
        var wallTimes: [Int64] = []
        var indexes = [UInt16(truncatingIfNeeded: first)]
        var offsets = [types[first].offset]
        times.reserveCapacity(transitionTimes.count)
        wallTimes.reserveCapacity(transitionTimes.count)
        indexes.reserveCapacity(transitionTimes.count + 1)
        offsets.reserveCapacity(transitionTimes.count + 1)
        var current = first
        for (time, type) in zip(transitionTimes, transitionTypes) where type != current && types[type] != types[current] {
            let larger = Int64(max(types[current].offset, types[type].offset))
            let (wall, overflow) = time.addingReportingOverflow(larger)
            // Transitions that follow each other within hours, which only faulty files have, must not break the order.
            wallTimes.append(max(overflow ? time : wall, wallTimes.last ?? .min))
            times.append(time)
            indexes.append(UInt16(truncatingIfNeeded: type))
            offsets.append(types[type].offset)
            current = type
        }
        self.types = types
        self.offsets = offsets
        typeIndexes = indexes
        instants = TimeIndex(times, isBucketed: isBucketed)
        walls = TimeIndex(wallTimes, isBucketed: isBucketed)
    }

    /// The type that holds at a time.
    func type(atSecond second: Int64) -> LocalTimeType { types[Int(typeIndexes[instants.count(notAfter: second)])] }

    /// The first change of offset that is after a time; nil if there is none.
    func nextChange(after time: Int64) -> Int64? {
        var period = instants.count(notAfter: time)
        while period < instants.count {
            if offsets[period] != offsets[period + 1] { return instants.values[period] }
            period += 1
        }
        return nil
    }

    /// The last change of offset that is before a time; nil if there is none.
    func previousChange(before time: Int64) -> Int64? {
        guard time > .min else { return nil }
        var period = instants.count(notAfter: time - 1)
        while period > 0 {
            if offsets[period] != offsets[period - 1] { return instants.values[period - 1] }
            period -= 1
        }
        return nil
    }
}
