import CivilTime
import Foundation
import Testing

@testable import CommandLineTool

@Suite("The README says what the program does")
struct ReadmeTests {
    @Test("Each command of the tour prints what stands below it")
    func tour() throws {
        let folder = try makeFolder()
        var steps = 0
        for step in try Self.steps(of: "console") {
            let output = OutputBuffer(.memory)
            let errors = OutputBuffer(.memory)
            let environment = CommandEnvironment(
                arguments: Self.words(step.command), variables: ["DAYBOOK_DB": folder + "/store.sqlite", "TZ": "Europe/Berlin"],
                output: output, errors: errors, clock: { Instant("2026-11-30T09:00:00Z") ?? Instant(0) })
            let status = CommandDispatcher.run(DaybookCatalog.make(), in: environment)
            #expect(output.text == step.output, "\(step.command): \(errors.text)")
            #expect(status == .done, "\(step.command)")
            steps += 1
        }
        #expect(steps >= 8)
    }

    private struct Step {
        var command: String
        var output: String
    }

    /// The commands of a fenced block, each with the lines below it.
    private static func steps(of language: String) throws -> [Step] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let block = try #require(text.components(separatedBy: "```\(language)\n").dropFirst().first)
        let lines = try #require(block.components(separatedBy: "\n```").first).components(separatedBy: "\n")
        var steps: [Step] = []
        for line in lines {
            if line.hasPrefix("$ daybook ") {
                steps.append(Step(command: String(line.dropFirst("$ daybook ".count)), output: ""))
            } else if !steps.isEmpty {
                steps[steps.count - 1].output += line + "\n"
            }
        }
        return steps
    }

    /// The words of a line as a shell would split them, with single and double quotes.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            switch (character, quote) {
            case (let character, let open?) where character == open: quote = nil
            case ("\"", nil), ("'", nil):
                quote = character
                word = word ?? ""
            case (" ", nil):
                if let done = word { words.append(done) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    private func makeFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("daybook-readme-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }
}
