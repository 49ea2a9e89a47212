import Foundation
import Testing

extension ProgramTests {
    /// Stores whose bytes are not what they were: every answer is a status and a sentence, never a crash and never a wait.
    @Suite struct DamagedStores {
        private static let commands = [
            ["list", "2026-12-01"], ["show", "17"], ["search", "bulk"], ["add", "Tea", "2026-12-02"],
        ]

        private let original: [UInt8]
        private let store: TestStore

        init() throws {
            store = try TestStore()
            let answer = try store.run("add", "--from-jsonl", "-", input: BulkLines.make(300))
            #expect(answer.isDone, "\(answer)")
            original = try store.folder.bytes(store.name)
        }

        private func expectNoCrash(_ bytes: [UInt8], _ commands: [[String]], _ comment: Comment) throws {
            for name in store.folder.names { store.folder.remove(name) }
            try store.folder.write(bytes, to: store.name)
            for command in commands {
                let answer = try store.start(command).wait(seconds: 30)
                guard case .exit(let status) = answer.end, (0...4).contains(status) else {
                    Issue.record("\(comment), \(command): \(answer)")
                    continue
                }
                let isTold = answer.errors.hasPrefix("daybook: ") && answer.errors.hasSuffix(".\n") && answer.errors.count < 2000
                #expect(status == 0 ? answer.errors.isEmpty : isTold, "\(comment), \(command): \(answer)")
            }
        }

        @Test func bytesThatWereFlipped() throws {
            var generator = SeededGenerator(seed: 4)
            for round in 0..<(Program.isNightly ? 5000 : 200) {
                var bytes = original
                let count = round % 3 == 0 ? 1 : round % 3 == 1 ? 8 : 200
                // Every other round in the first pages, where the schema and small tables are.
                let end = round % 2 == 0 ? bytes.count : min(bytes.count, 16384)
                for _ in 0..<count {
                    bytes[Int.random(in: 16..<end, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
                }
                let command = Self.commands[round % Self.commands.count]
                let other = Self.commands[(round / 4) % Self.commands.count]
                try expectNoCrash(bytes, command == other ? [command] : [command, other], "round \(round)")
            }
        }

        @Test func aStoreThatWasCutOff() throws {
            for size in [1, 15, 16, 99, 100, 101, 512, 4095, 4096, 4097, 8192, 40960, original.count / 2, original.count - 4096] {
                try expectNoCrash(Array(original.prefix(size)), Self.commands, "cut to \(size) bytes")
            }
        }

        @Test func pagesOfZeros() throws {
            for page in 0..<min(original.count / 4096, Program.isNightly ? 1000 : 40) {
                var bytes = original
                for index in page * 4096..<(page + 1) * 4096 { bytes[index] = 0 }
                try expectNoCrash(bytes, [Self.commands[page % Self.commands.count]], "page \(page) of zeros")
            }
        }

        @Test func aLogThatIsDamaged() throws {
            var generator = SeededGenerator(seed: 5)
            for round in 0..<20 {
                for name in store.folder.names { store.folder.remove(name) }
                try store.folder.write(original, to: store.name)
                let log = (0..<Int.random(in: 1...9000, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
                try store.folder.write(log, to: store.name + "-wal")
                let answer = try store.run("list", "2026-12-01", "--template", "{title}")
                #expect(answer.isDone && answer.lines.count == 300, "round \(round): \(answer)")
                #expect(try store.run("add", "Tea", "2026-12-02").isDone, "round \(round)")
                #expect(try store.wholeCount("round \(round)") == 301)
            }
        }
    }
}
