#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A buffer of 64 KiB in front of a file descriptor, or of memory in tests.
///
/// Writing never throws. The first failed `write(2)` is kept in `failure` and everything after it is dropped;
/// a long producer looks at `isClosed` and stops, and the dispatcher turns the failure into the exit status.
final class OutputBuffer {
    /// Where the bytes go.
    enum Sink {
        case descriptor(Int32)
        case memory
    }

    static let defaultCapacity = 65536

    private let sink: Sink
    private let capacity: Int
    private let storage: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var collected: [UInt8] = []
    /// The `errno` of the write that failed first.
    private(set) var failure: Int32?
    /// Whether a person reads it: text with right-to-left letters is isolated then.
    let isTerminal: Bool
    /// Whether styles are written; set once the options are read.
    var isColored = false

    init(_ sink: Sink, capacity: Int = OutputBuffer.defaultCapacity, isTerminal: Bool = false) {
        self.sink = sink
        self.isTerminal = isTerminal
        self.capacity = max(capacity, 64)
        storage = .allocate(capacity: self.capacity)
    }

    deinit {
        storage.deallocate()
    }

    /// True once nothing that is written can arrive any more.
    var isClosed: Bool { failure != nil }

    /// True when the reader at the other end went away, which is no error of ours.
    var isBrokenPipe: Bool { failure == EPIPE }

    /// What was written so far, in a buffer of memory.
    var bytes: [UInt8] {
        flush()
        return collected
    }

    /// `bytes` as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    @inline(__always)
    func write(byte: UInt8) {
        if count == capacity { flush() }
        storage[count] = byte
        count &+= 1
    }

    /// Literals are written from where they lie in the program, without becoming a `String`.
    @inline(__always)
    func write(_ text: StaticString) {
        write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Disfavoured, so that a literal is taken by the overload above.
    @_disfavoredOverload
    func write(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ write($0) }) == nil {
            for byte in text.utf8 { write(byte: byte) }
        }
    }

    func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { write($0) }
    }

    func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, bytes.count > 0 else { return }
        if bytes.count <= capacity &- count {
            (storage + count).update(from: base, count: bytes.count)
            count &+= bytes.count
            return
        }
        flush()
        if bytes.count < capacity {
            storage.update(from: base, count: bytes.count)
            count = bytes.count
        } else {
            send(base, bytes.count)
        }
    }

    func write(spaces: Int) {
        guard spaces > 0 else { return }
        for _ in 0..<spaces { write(byte: 0x20) }
    }

    /// Hands out room for at most `size` bytes (up to 64); the body returns how many it used.
    @inline(__always)
    func write(atMost size: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        assert(size <= 64)
        if capacity &- count < size { flush() }
        count &+= body(storage + count)
    }

    /// Sends what stands in the buffer.
    func flush() {
        guard count > 0 else { return }
        let size = count
        count = 0
        send(storage, size)
    }

    /// Hands what a buffer of memory holds to another one, and empties it.
    func move(to other: OutputBuffer) {
        if !collected.isEmpty {
            other.write(collected)
            collected.removeAll(keepingCapacity: true)
        }
        other.write(UnsafeBufferPointer(start: storage, count: count))
        count = 0
    }

    private func send(_ start: UnsafePointer<UInt8>, _ size: Int) {
        guard failure == nil else { return }
        guard case .descriptor(let descriptor) = sink else {
            collected.append(contentsOf: UnsafeBufferPointer(start: start, count: size))
            return
        }
        var position = start
        var rest = size
        while rest > 0 {
            #if canImport(Darwin)
                let written = Darwin.write(descriptor, position, rest)
            #else
                let written = Glibc.write(descriptor, position, rest)
            #endif
            if written > 0 {
                position += written
                rest -= written
            } else if written == 0 || errno == EINTR {
                continue
            } else if errno == EAGAIN {
                waitUntilWritable(descriptor)
            } else {
                failure = errno
                return
            }
        }
    }

    /// A terminal or pipe that somebody made non-blocking is waited for, not given up.
    private func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
