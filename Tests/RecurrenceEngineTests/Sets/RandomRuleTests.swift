import CivilTime
import Testing

@testable import RecurrenceEngine

@Suite("Random rules")
struct RandomRuleTests {
    @Test("give what a look at every day gives", arguments: 1...80 as ClosedRange<UInt64>)
    func agreeWithReference(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = RandomRule.text(&random)
        let start = try #require(LocalDateTime(localSeconds: Int64.random(in: 0..<1_500_000_000, using: &random)))
        let rule = try RecurrenceRule(text)
        let endYear = start.date.year + 6
        let expected = ReferenceRule(rule: rule, start: start).starts(beforeYear: endYear)
        let end = try #require(CivilDate(year: endYear, month: 1, day: 1))
        let set = RecurrenceSet(start: RecurrenceStart(.floating(start)) { _ in .utc }, rules: [rule], includesStart: false) {
            _ in .utc
        }
        let found = set.instances(in: .min..<Int64(end.dayNumber) * 86_400).map(\.moment)
        #expect(found == expected, "seed \(seed): \(text) from \(start)")
    }

    @Test("give the same in parts, and backward in reverse", arguments: 1...30 as ClosedRange<UInt64>)
    func splitAndReverse(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &+ 10_000)
        let text = RandomRule.text(&random)
        let start = try #require(LocalDateTime(localSeconds: Int64.random(in: 0..<1_500_000_000, using: &random)))
        let zone = try ZoneDatabase.system.zone(named: "Europe/Berlin")
        let set = RecurrenceSet(
            start: RecurrenceStart(.zoned(start, zone.id)) { _ in zone }, rules: [try RecurrenceRule(text)]
        ) { _ in zone }
        let lower = start.localSeconds - 86_400
        let upper = lower + 4 * 366 * 86_400
        let middle = Int64.random(in: lower..<upper, using: &random)
        let whole = set.instances(in: lower..<upper)
        #expect(set.instances(in: lower..<middle) + set.instances(in: middle..<upper) == whole, "seed \(seed): \(text)")
        var backward: [RecurrenceInstance] = []
        set.forEachBackward(before: upper) { instance in
            backward.append(instance)
            return true
        }
        #expect(backward.reversed() == whole, "seed \(seed): \(text)")
        #expect(set.count(in: lower..<upper) == whole.count)
    }
}
