import Testing

@testable import CommandLineTool

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

struct InputReaderTests {
    private func lines(_ reader: InputReader) throws -> [String] {
        var lines: [String] = []
        try reader.forEachLine { bytes, number in
            lines.append("\(number):\(String(decoding: bytes, as: UTF8.self))")
        }
        return lines
    }

    @Test(
        "Lines end in LF or CRLF, the last one in nothing",
        arguments: [
            ("", []), ("a", ["1:a"]), ("a\n", ["1:a"]), ("a\nb", ["1:a", "2:b"]), ("\n\n", ["1:", "2:"]),
            ("a\r\nb\r\n", ["1:a", "2:b"]),
            ("a\rb\n", ["1:a\rb"]), ("\r\n", ["1:"]),
        ] as [(String, [String])])
    func memory(text: String, expected: [String]) throws {
        #expect(try lines(InputReader(text: text)) == expected)
    }

    @Test("Lines of a file of any length arrive whole")
    func descriptor() throws {
        var random = SeededGenerator(seed: 7)
        let texts = (0..<300).map { _ in
            String(repeating: "x", count: [0, 1, 80, 65535, 65536, 65537, 200_000].randomElement(using: &random)!)
        }
        var path = Array("/tmp/daybook-test-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        defer {
            close(descriptor)
            unlink(path)
        }
        let output = OutputBuffer(.descriptor(descriptor))
        output.write(texts.joined(separator: "\n"))
        output.flush()
        lseek(descriptor, 0, SEEK_SET)
        var read: [String] = []
        let reader = InputReader(descriptor: descriptor)
        while let line = try reader.readLine() { read.append(line) }
        while let last = texts.last, last.isEmpty, read.count < texts.count { read.append(last) }
        #expect(read == texts)
        lseek(descriptor, 0, SEEK_SET)
        #expect(try InputReader(descriptor: descriptor).readAll().count == texts.joined(separator: "\n").utf8.count)
    }

    @Test("A folder can't be read")
    func folder() {
        let descriptor = open("/tmp", O_RDONLY)
        defer { close(descriptor) }
        #expect(throws: CommandError.self) { try InputReader(descriptor: descriptor).readLine() }
    }
}
