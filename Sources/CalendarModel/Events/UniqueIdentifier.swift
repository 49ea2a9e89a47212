import CivilTime

/// Makes the identity of new events: a UUID of version 7 (RFC 9562 section 5.7).
///
/// Its first part is the time, so that identities made one after the other stand side by side in an index.
public enum UniqueIdentifier {
    /// A new identifier such as `0193f1c2-7a40-7d3e-9b1f-6f0c2a9be481`; the generator and the clock can be given for tests.
    public static func make(at time: Instant = .now()) -> String {
        var generator = SystemRandomNumberGenerator()
        return make(at: time, using: &generator)
    }

    static func make(at time: Instant, using generator: inout some RandomNumberGenerator) -> String {
        let milliseconds = UInt64(clamping: time.secondsSinceEpoch) &* 1000 &+ generator.next(upperBound: 1000)
        let high = milliseconds << 16 | 0x7000 | generator.next() & 0x0FFF
        let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return String(unsafeUninitializedCapacity: 36) { text in
            var length = 0
            for (half, word) in [high, low].enumerated() {
                for nibble in 0..<16 {
                    let dash = half == 0 ? (nibble == 8 || nibble == 12) : (nibble == 0 || nibble == 4)
                    if dash {
                        text[length] = UInt8(ascii: "-")
                        length += 1
                    }
                    let value = UInt8(truncatingIfNeeded: word >> UInt64(60 - 4 * nibble)) & 0xF
                    text[length] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
                    length += 1
                }
            }
            return length
        }
    }
}
