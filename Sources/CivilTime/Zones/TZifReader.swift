/// Reads big-endian numbers from the front of bytes; every read is checked.
struct TZifReader {
    private let all: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        all = bytes
    }

    var remaining: Int { all.count - position }

    mutating func bytes(_ count: Int) throws(TZifFault) -> ArraySlice<UInt8> {
        guard count >= 0, count <= remaining else { throw TZifFault("it is cut off") }
        defer { position += count }
        return all[position..<(position + count)]
    }

    mutating func skip(_ count: Int, _ part: String) throws(TZifFault) {
        guard count >= 0, count <= remaining else { throw TZifFault("\(part) is cut off") }
        position += count
    }

    mutating func byte() throws(TZifFault) -> UInt8 {
        guard position < all.count else { throw TZifFault("it is cut off") }
        defer { position += 1 }
        return all[position]
    }

    mutating func int32() throws(TZifFault) -> Int32 {
        Int32(truncatingIfNeeded: try number(4))
    }

    /// A signed time of 4 or 8 bytes.
    mutating func time(_ size: Int) throws(TZifFault) -> Int64 {
        let value = try number(size)
        return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
    }

    private mutating func number(_ size: Int) throws(TZifFault) -> UInt64 {
        guard size <= remaining else { throw TZifFault("it is cut off") }
        var value: UInt64 = 0
        for offset in position..<(position + size) { value = value << 8 | UInt64(all[offset]) }
        position += size
        return value
    }
}
