import Foundation
import Testing

extension ProgramTests {
    /// The program on a bare machine.
    @Suite struct Environments {
        @Test func anEmptyEnvironmentIsEnough() throws {
            let folder = try TestFolder()
            for arguments in [
                ["add", "Lunch", "2026-12-01"], ["list", "2026-12-01"], ["search", "lunch"], ["delete", "1"], ["undo"],
            ] {
                let answer = try Child(Program.path, ["--db", folder.file("store")] + arguments, environment: [:]).wait()
                #expect(answer.isDone && answer.errors.isEmpty && answer.output.contains("Lunch"), "\(answer)")
            }
        }

        @Test func aLimitOfDescriptorsIsNoCrash() throws {
            let store = try TestStore()
            try store.add("Lunch")
            for limit in ["-n 4", "-n 5", "-n 6", "-n 8"] {
                let answer = try store.shell("ulimit \(limit) && daybook list 2026-12-01 --template '{title}'")
                guard case .exit(let status) = answer.end, status <= 4 else {
                    Issue.record("\(limit): \(answer)")
                    continue
                }
                #expect(status == 0 || answer.errors.hasPrefix("daybook: "), "\(limit): \(answer)")
            }
            #expect(try store.wholeCount() == 1)
        }

        /// A program of a release for Linux needs nothing of the machine that it runs on.
        @Test(.enabled(if: Program.chosen != nil, "DAYBOOK_PROGRAM names no release"))
        func aReleaseNeedsNoSharedLibrary() throws {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Program.path), options: .mappedIfSafe))
            guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return }
            func number(_ offset: Int, _ size: Int) -> Int {
                (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
            }
            // The program headers of a 64-bit ELF file: kind 3 names the loader of shared libraries.
            let (start, size, count) = (number(32, 8), number(54, 2), number(56, 2))
            let kinds = (0..<count).map { number(start + $0 * size, 4) }
            #expect(!kinds.contains(3), "the program asks for a loader of shared libraries")
        }
    }
}
