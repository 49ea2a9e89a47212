/// Looks at eight bytes at a time, because most text needs nothing done to it.
///
/// Each test sets the top bit of the bytes that fail it; a borrow from a neighbour can only set more, in a word that fails anyway.
enum ASCIIScan {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// Whether all bytes are printable ASCII, space to tilde.
    @inline(__always)
    static func isPrintable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        allWords(bytes) { notPrintable($0) }
    }

    /// Whether all are printable and none is a quote or a backslash.
    @inline(__always)
    static func isPlainJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        allWords(bytes) { notPrintable($0) | equal($0, 0x22) | equal($0, 0x5C) }
    }

    @inline(__always)
    private static func notPrintable(_ word: UInt64) -> UInt64 {
        (word | (word &- ones &* 0x20) | equal(word, 0x7F)) & tops
    }

    @inline(__always)
    private static func equal(_ word: UInt64, _ byte: UInt64) -> UInt64 {
        let difference = word ^ (ones &* byte)
        return (difference &- ones) & ~difference & tops
    }

    /// Whether the test finds nothing in any word; the bytes left over are filled up with letters.
    @inline(__always)
    private static func allWords(_ bytes: UnsafeBufferPointer<UInt8>, _ test: (UInt64) -> UInt64) -> Bool {
        let count = bytes.count
        guard let base = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return true }
        var found: UInt64 = 0
        var index = 0
        while index &+ 8 <= count {
            found |= test(base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index &+= 8
        }
        guard index < count else { return found == 0 }
        if count >= 8 {
            return found | test(base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)) == 0
        }
        var word = ones &* 0x61
        while index < count {
            word = word << 8 | UInt64(bytes[index])
            index &+= 1
        }
        return test(word) == 0
    }
}
