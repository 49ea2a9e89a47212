import CivilTime
import Testing

/// Checks wall times against offsets, which alone are enough to find them slowly.
@Suite struct ZonePropertyTests {
    static let names = [
        "Europe/Berlin", "America/Havana", "Pacific/Apia", "Pacific/Kwajalein", "America/Goose_Bay", "Australia/Lord_Howe",
        "Africa/Casablanca", "Antarctica/Troll", "America/Santiago", "Asia/Beirut", "Europe/Dublin", "America/Nuuk", "Asia/Gaza",
    ]

    @Test("what a wall time means follows from the offsets nearby", arguments: names, [1, 2] as [UInt64])
    func resolution(name: String, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let zone = try Zones.named(name)
        for wall in walls(of: zone, &generator) {
            let local = try #require(LocalDateTime(localSeconds: wall))
            // Every offset that holds within two days may be the one; those that bring the wall time back do.
            let offsets = Set(
                stride(from: wall - 172_800, through: wall + 172_800, by: 5400).map { zone.offset(at: Instant($0)) })
            let instants = offsets.map { Instant(wall - Int64($0)) }.filter { zone.localDateTime(at: $0) == local }.sorted()
            switch zone.resolve(local) {
            case .unique(let only):
                #expect(instants == [only], "seed \(seed): \(name) \(local)")
            case .fold(let first, let second):
                #expect(instants == [first, second], "seed \(seed): \(name) \(local)")
            case .gap(let shifted, let transition):
                #expect(instants.isEmpty, "seed \(seed): \(name) \(local)")
                let before = zone.localDateTime(at: transition.adding(seconds: -1))
                let after = zone.localDateTime(at: transition)
                #expect(before < local && local < after, "seed \(seed): \(name) \(local)")
                let offset = zone.offset(at: transition.adding(seconds: -1))
                #expect(shifted == Instant(wall - Int64(offset)), "seed \(seed): \(name) \(local)")
            }
            #expect(zone.resolve(local).instant == zone.instant(of: local), "seed \(seed): \(name) \(local)")
        }
    }

    @Test("days follow each other without overlap, and start when their date does", arguments: names)
    func days(name: String) throws {
        let zone = try Zones.named(name)
        var next = zone.startOfDay(try date("1965-01-01"))
        // Plain comparisons: an expectation for each of so many days would take most of the tests' time.
        var failures: [CivilDate] = []
        for day in try date("1965-01-01")..<date("2045-01-01") {
            let start = next
            next = zone.startOfDay(day.advanced(by: 1))
            let first = zone.localDateTime(at: start).date
            let last = zone.localDateTime(at: start.adding(seconds: -1)).date
            if start > next || first < day || last >= day || (start < next && first != day) { failures.append(day) }
        }
        #expect(failures.isEmpty)
    }

    @Test(
        "transitions forward and back are the same, and offsets change only there", arguments: names,
        ["1840-01-01", "2100-01-01"])
    func transitions(name: String, from: String) throws {
        let zone = try Zones.named(name)
        var current = try instant(from + "T00:00:00Z")
        for _ in 0..<60 {
            guard let next = zone.nextTransition(after: current) else { break }
            #expect(next > current)
            #expect(zone.offset(at: next) != zone.offset(at: next.adding(seconds: -1)), "\(name) \(next)")
            #expect(zone.offset(at: current) == zone.offset(at: next.adding(seconds: -1)), "\(name) \(next)")
            #expect(zone.previousTransition(before: next.adding(seconds: 1)) == next, "\(name) \(next)")
            if let previous = zone.previousTransition(before: next) {
                #expect(previous <= current, "\(name) \(next)")
                #expect(zone.nextTransition(after: previous) == next, "\(name) \(next)")
            }
            current = next
        }
    }

    private func walls(of zone: Zone, _ generator: inout SeededGenerator) -> [Int64] {
        var walls = (0..<40).map { _ in Int64.random(in: -5_000_000_000...5_000_000_000, using: &generator) }
        for _ in 0..<40 {
            let start = Instant(Int64.random(in: -3_000_000_000...5_000_000_000, using: &generator))
            guard let transition = zone.nextTransition(after: start) else { continue }
            for _ in 0..<3 {
                let offset = zone.offset(at: transition) + Int.random(in: -90_000...90_000, using: &generator)
                walls.append(transition.secondsSinceEpoch + Int64(offset))
            }
        }
        return walls
    }
}
