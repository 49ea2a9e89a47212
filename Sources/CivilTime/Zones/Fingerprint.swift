/// A hash that is kept in stores: the same for the same bytes on every machine and in every version.
enum Fingerprint {
    static func of(_ bytes: [UInt8]) -> Int64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        var word: UInt64 = 0
        var shift: UInt64 = 0
        for byte in bytes {
            word |= UInt64(byte) << shift
            shift += 8
            if shift == 64 {
                mix(&hash, word)
                word = 0
                shift = 0
            }
        }
        mix(&hash, word)
        return Int64(bitPattern: hash)
    }

    /// A multiplication carries every bit upwards, and the shift brings the upper half down again.
    private static func mix(_ hash: inout UInt64, _ word: UInt64) {
        hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
        hash ^= hash >> 32
    }
}
