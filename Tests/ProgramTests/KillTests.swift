import Foundation
import Testing

extension ProgramTests {
    /// Ending the program at any moment, as a loss of power of the process alone.
    @Suite struct Kills {
        /// Where the seed of a failed run can be given again.
        private static let seed = ProcessInfo.processInfo.environment["DAYBOOK_SEED"].flatMap { UInt64($0) } ?? 20_261_201

        @Test func aBulkAddThatIsKilledIsThereAsAWholeOrNotAtAll() throws {
            let count = 2000
            let lines = BulkLines.make(count)
            let store = try TestStore()
            try store.add("First")
            let begin = Date()
            #expect(try store.run("add", "--from-jsonl", "-", "--dry-run", input: lines).isDone)
            let usual = Date().timeIntervalSince(begin)
            var generator = SeededGenerator(seed: Self.seed)
            var events = 1
            var outcomes = Set<Bool>()
            for round in 0..<(Program.isNightly ? 400 : 40) {
                let delay = Double.random(in: 0...(usual * 1.5), using: &generator)
                let comment: Comment = "seed \(Self.seed), round \(round), after \(delay) s"
                let child = try store.start(["add", "--from-jsonl", "-"], input: lines)
                usleep(UInt32(delay * 1_000_000))
                child.stop(SIGKILL)
                let end = child.wait().end
                #expect(end == .signal(SIGKILL) || end == .exit(0), comment)

                let now = try store.wholeCount(comment)
                #expect(now == events || now == events + count, comment)
                if end == .exit(0) { #expect(now == events + count, comment) }
                outcomes.insert(now > events)
                if now > events {
                    // Its history is whole too: one step takes all of it back.
                    let undone = try store.run("undo", "--quiet")
                    #expect(undone.isDone && undone.errors.isEmpty, "\(comment): \(undone)")
                }
                let added = try store.run("add", "After \(round)", "2026-12-02")
                #expect(added.isDone && added.errors.isEmpty, "\(comment): \(added)")
                events += 1
            }
            #expect(try store.wholeCount() == events)
            #expect(outcomes.contains(false), "no run was ended in its midst")
        }

        @Test func aSingleAddThatIsKilledIsThereOrNotAndNothingElseIsLost() throws {
            let store = try TestStore()
            try store.add("First")
            var generator = SeededGenerator(seed: Self.seed &+ 1)
            var known: Set<String> = ["First"]
            for round in 0..<(Program.isNightly ? 1000 : 60) {
                let delay = UInt32.random(in: 0...30_000, using: &generator)
                let child = try store.start(["add", "Event \(round)", "2026-12-01"])
                usleep(delay)
                child.stop(SIGKILL)
                let end = child.wait().end
                let comment: Comment = "seed \(Self.seed), round \(round), after \(delay) us"
                let now = Set(try store.titles())
                #expect(now.isSuperset(of: known) && now.isSubset(of: known.union(["Event \(round)"])), comment)
                if end == .exit(0) { #expect(now.contains("Event \(round)"), comment) }
                known = now
            }
            #expect(try store.wholeCount() == known.count)
        }

        @Test func theFirstCommandThatIsKilledLeavesNothingInTheWay() throws {
            var generator = SeededGenerator(seed: Self.seed &+ 2)
            for round in 0..<(Program.isNightly ? 500 : 30) {
                let store = try TestStore("new/store.sqlite")
                let delay = UInt32.random(in: 0...40_000, using: &generator)
                let child = try store.start(["add", "First", "2026-12-01"])
                usleep(delay)
                child.stop(SIGKILL)
                let answer = try store.run("add", "Second", "2026-12-01")
                let comment: Comment = "seed \(Self.seed), round \(round), after \(delay) us: \(answer)"
                #expect(answer.isDone && answer.errors.isEmpty, comment)
                #expect([1, 2].contains(try store.wholeCount(comment)), comment)
            }
        }
    }
}
