#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@testable import CommandLineTool

/// Runs a program of the system on a text, for tests that check our output with somebody else's reader.
enum Tool {
    /// Whether the program is installed.
    static func exists(_ name: String) -> Bool {
        run("command -v \(name)", input: "").status == 0
    }

    /// Runs a line of sh with `input` in the file that `$INPUT` names; standard error is part of the output.
    static func run(_ line: String, input: String) -> (status: Int32, output: String) {
        var path = Array("/tmp/daybook-test-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        let file = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let writer = OutputBuffer(.descriptor(descriptor))
        writer.write(input)
        writer.flush()
        close(descriptor)
        defer { unlink(file) }
        guard let stream = popen("{ INPUT=\(file); export INPUT; \(line)\n} 2>&1", "r") else { return (-1, "") }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { output += chunk[..<count] }
        let status = pclose(stream)
        return (status >> 8 & 0xFF, String(decoding: output, as: UTF8.self))
    }
}
