import CivilTime
import Testing

@testable import CommandLineTool

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

struct CommandDispatcherTests {
    private struct Unforeseen: Error, CustomStringConvertible { let description = "something else happened." }

    private static let catalog = CommandCatalog(
        name: "daybook", version: "1.2.3", purpose: "Test.",
        commands: [
            CommandDeclaration("fill", summary: "Print a lot") {
                CommandBody()
            } run: { _, environment in
                for _ in 0..<100_000 {
                    if let code = environment.output.failure { throw CommandError.outputFailed(code: code) }
                    environment.output.write("0123456789\n")
                }
                return .done
            },
            CommandDeclaration("fail", summary: "Fail") {
                CommandBody()
            } run: { _, environment in
                environment.output.write("before\n")
                throw Unforeseen()
            },
            CommandDeclaration("partly", summary: "Do a part") {
                CommandBody()
            } run: { _, _ in
                throw CommandError.partlyDone(done: 1, leftOut: 2)
            },
            CommandDeclaration("color", summary: "Print in colour") {
                CommandBody()
            } run: { _, environment in
                environment.output.write("x", .bold)
                return .done
            },
        ])

    @Test("A command's status and sentences come out")
    func statuses() {
        let done = Run(["add", "x"])
        #expect(done.status == .done && done.output == "added\n" && done.errors == "")
        let missing = Run(["delete", "7"])
        #expect(missing.status == .notFound && missing.output == "" && missing.errors == "daybook: There is no event '7'.\n")
        let failed = Run(["fail"], catalog: Self.catalog)
        #expect(failed.status == .failed && failed.output == "before\n" && failed.errors == "daybook: something else happened.\n")
        #expect(Run(["partly"], catalog: Self.catalog).status == .partlyDone)
        let wrong = Run(["lsit"])
        #expect(wrong.status == .usage && wrong.errors == "daybook: 'lsit' is not a command; did you mean 'list'?\n")
    }

    @Test("The version is one line; no command is an error that shows help")
    func versionAndNothing() {
        #expect(Run(["--version"]).output == "daybook 1.2.3\n")
        let nothing = Run([])
        #expect(nothing.status == .usage && nothing.output == "" && nothing.errors == Run(["--help"]).output)
    }

    @Test(
        "Colour follows the option, the environment and the terminal",
        arguments: [
            (["color"], [:], false, "x"), (["color"], [:], true, "\u{1B}[1mx\u{1B}[0m"),
            (["color"], ["NO_COLOR": "1"], true, "x"),
            (["color", "--color", "always"], [:], false, "\u{1B}[1mx\u{1B}[0m"), (["--color=never", "color"], [:], true, "x"),
        ] as [([String], [String: String], Bool, String)])
    func color(line: [String], variables: [String: String], terminal: Bool, expected: String) {
        let run = Run(line, catalog: Self.catalog, variables: EnvironmentVariables(variables), terminal: terminal)
        #expect(run.output == expected)
    }

    private func run(_ line: [String], output descriptor: Int32) -> (CommandLineTool.ExitStatus, String) {
        let errors = OutputBuffer(.memory)
        let output = OutputBuffer(.descriptor(descriptor))
        let status = CommandDispatcher.run(
            Self.catalog, in: CommandEnvironment(arguments: line, output: output, errors: errors))
        return (status, errors.text)
    }

    @Test("A reader that went away ends the program quietly", arguments: ["fill", "fail", "color"])
    func brokenPipe(command: String) {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        let (status, errors) = run([command], output: ends[1])
        close(ends[1])
        if command == "fail" {
            #expect(status == .failed && errors == "daybook: something else happened.\n")
        } else {
            #expect(status == .done && errors == "")
        }
    }

    @Test("A full disk is a failure with a sentence", arguments: ["fill", "color"])
    func fullDisk(command: String) {
        let full = open("/dev/full", O_WRONLY)
        guard full >= 0 else {
            print("skipped: there is no /dev/full")
            return
        }
        defer { close(full) }
        let (status, errors) = run([command], output: full)
        #expect(status == .failed && errors == "daybook: The output could not be written: No space left on device.\n")
    }

    @Test("A closed standard output is a failure with a sentence")
    func closedOutput() {
        let (status, errors) = run(["color"], output: -1)
        #expect(status == .failed && errors == "daybook: The output could not be written: Bad file descriptor.\n")
    }

    @Test("The viewer's zone is the option's, else that of DAYBOOK_TZ, else that of TZ")
    func zones() throws {
        let zone = { (option: String?, variables: EnvironmentVariables) throws -> String in
            var globals = GlobalOptions()
            globals.timeZone = option
            return try CommandEnvironment(arguments: [], variables: variables).zone(globals).id.name
        }
        #expect(try zone("UTC", ["DAYBOOK_TZ": "+02:00", "TZ": "+03:00"]) == "UTC")
        let named = try zone(nil, ["DAYBOOK_TZ": "+02:00", "TZ": "UTC"])
        #expect(try named != "UTC" && zone("+02:00", [:]) == named)
        #expect(try zone(nil, ["DAYBOOK_TZ": "", "TZ": "UTC"]) == "UTC")
        #expect(throws: CommandError.self) { try zone("No/Where", [:]) }
    }
}
