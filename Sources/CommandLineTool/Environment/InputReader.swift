#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lines of bytes from a file descriptor, or from memory in tests.
final class InputReader {
    private enum Source {
        case descriptor(Int32)
        case memory
    }

    /// A line longer than this is refused, so that a wrong file can't fill the memory.
    static let longestLine = 64 << 20

    private let source: Source
    private var buffer: [UInt8]
    private var start = 0
    private var end: Int
    private var isAtEnd: Bool

    init(descriptor: Int32) {
        source = .descriptor(descriptor)
        buffer = []
        end = 0
        isAtEnd = false
    }

    init(text: String) {
        source = .memory
        buffer = Array(text.utf8)
        end = buffer.count
        isAtEnd = true
    }

    /// Calls `body` with each line, without its LF or CRLF, and the line's number from 1; the bytes are lent.
    func forEachLine(_ body: (UnsafeBufferPointer<UInt8>, _ number: Int) throws -> Void) throws {
        var number = 0
        while let range = try nextLine() {
            number += 1
            try buffer.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range]), number) }
        }
    }

    /// The next line as text, or nil at the end.
    func readLine() throws(CommandError) -> String? {
        guard let range = try nextLine() else { return nil }
        return String(decoding: buffer[range], as: UTF8.self)
    }

    /// Everything that is left.
    func readAll() throws(CommandError) -> [UInt8] {
        while try fill() {}
        defer { start = end }
        return Array(buffer[start..<end])
    }

    private func nextLine() throws(CommandError) -> Range<Int>? {
        var searched = start
        while true {
            if let newline = buffer[searched..<end].firstIndex(of: 0x0A) {
                let range = start..<(newline > start && buffer[newline - 1] == 0x0D ? newline - 1 : newline)
                start = newline + 1
                return range
            }
            let length = end - start
            if length > Self.longestLine { throw .lineTooLong(limit: Self.longestLine) }
            searched = end
            let oldStart = start
            if try fill() {
                searched -= oldStart - start
                continue
            }
            defer { start = end }
            return start < end ? start..<end : nil
        }
    }

    /// Reads more behind `end`, after moving what is unread to the front; false at the end of the input.
    private func fill() throws(CommandError) -> Bool {
        guard case .descriptor(let descriptor) = source, !isAtEnd else { return false }
        if start > 0 {
            buffer.replaceSubrange(0..<(end - start), with: buffer[start..<end])
            end -= start
            start = 0
        }
        if buffer.count - end < 65536 {
            buffer.append(contentsOf: repeatElement(0, count: max(131072, buffer.count)))
        }
        while true {
            let position = end
            let count = buffer.withUnsafeMutableBytes { bytes in
                read(descriptor, bytes.baseAddress! + position, bytes.count - position)
            }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw .inputFailed(code: errno) }
            isAtEnd = count == 0
            end += count
            return count > 0
        }
    }
}
