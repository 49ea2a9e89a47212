import CalendarModel
import CivilTime
import Testing

@Suite("Identities of new events")
struct UniqueIdentifierTests {
    @Test("An identity is a UUID of version 7")
    func form() throws {
        for second in 0..<200 as Range<Int64> {
            let text = UniqueIdentifier.make(at: Instant(1_796_025_600 + second))
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            #expect(parts.map(\.count) == [8, 4, 4, 4, 12], "\(text)")
            #expect(text.utf8.allSatisfy { "0123456789abcdef-".utf8.contains($0) }, "\(text)")
            #expect(parts[2].first == "7", "\(text)")
            #expect(parts[3].first.map("89ab".contains) == true, "\(text)")
            let milliseconds = try #require(UInt64(parts[0] + parts[1], radix: 16))
            #expect(milliseconds / 1000 == 1_796_025_600 + UInt64(second), "\(text)")
        }
    }

    @Test("Identities of one moment differ, also when other moments come between and from several threads at once")
    func differing() async {
        var made: [String] = []
        for number in 0..<500 { made.append(UniqueIdentifier.make(at: Instant(1_000_000 + Int64(number / 7 % 3)))) }
        made += await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 { group.addTask { (0..<500).map { _ in UniqueIdentifier.make(at: Instant(1_000_000)) } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(made).count == 2_500)
    }

    @Test("Those of later moments sort behind")
    func order() {
        let made = (0..<500).map { UniqueIdentifier.make(at: Instant(1_000_000 + Int64($0))) }
        #expect(made == made.sorted())
    }

    @Test("No moment traps", arguments: [Int64.min, -1, 0, .max])
    func extremes(seconds: Int64) {
        for _ in 0..<3 { #expect(UniqueIdentifier.make(at: Instant(seconds)).utf8.count == 36) }
    }
}
