import CivilTime
import Testing

@testable import CalendarModel

@Suite("Identities of new events")
struct UniqueIdentifierTests {
    @Test("An identity is a UUID of version 7", arguments: [1, 2, 3] as [UInt64])
    func form(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let text = UniqueIdentifier.make(at: instant("2026-11-30T08:00:00Z"), using: &generator)
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            #expect(parts.map(\.count) == [8, 4, 4, 4, 12], "seed \(seed): \(text)")
            #expect(text.utf8.allSatisfy { "0123456789abcdef-".utf8.contains($0) }, "seed \(seed): \(text)")
            #expect(parts[2].first == "7", "seed \(seed): \(text)")
            #expect("89ab".contains(try #require(parts[3].first)), "seed \(seed): \(text)")
            let milliseconds = try #require(UInt64(parts[0] + parts[1], radix: 16))
            #expect(milliseconds / 1000 == 1_796_025_600, "seed \(seed): \(text)")
        }
    }

    @Test("Identities differ, and later ones sort behind earlier ones")
    func order() {
        let made = (0..<500).map { UniqueIdentifier.make(at: Instant(1_000_000 + Int64($0))) }
        #expect(Set(made).count == 500)
        #expect(made == made.sorted())
    }

    @Test("No moment traps", arguments: [Int64.min, -1, 0, .max])
    func extremes(seconds: Int64) {
        #expect(UniqueIdentifier.make(at: Instant(seconds)).utf8.count == 36)
    }
}
