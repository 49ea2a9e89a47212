import CivilTime
import Synchronization

/// Makes the identity of new events: a UUID of version 7 (RFC 9562 section 5.7).
///
/// Its first part is the time, and those of one second count up from a random number (RFC 9562 section 6.2), so that identities
/// made one after the other stand side by side in an index.
public enum UniqueIdentifier {
    /// The last identifier that this process made.
    private struct Last {
        var time = Instant.distantPast
        var high: UInt64 = 0
        var low: UInt64 = 0
    }

    private static let last = Mutex(Last())

    /// A new identifier such as `0193f1c2-7a40-7d3e-9b1f-6f0c2a9be481`.
    public static func make(at time: Instant = .now()) -> String {
        let (high, low) = last.withLock { last in
            if last.time == time {
                last.low &+= 1
            } else {
                last = random(at: time)
            }
            return (last.high, last.low)
        }
        return text(high, low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
    }

    private static func random(at time: Instant) -> Last {
        var generator = SystemRandomNumberGenerator()
        let milliseconds = UInt64(clamping: time.secondsSinceEpoch) &* 1000 &+ generator.next(upperBound: 1000)
        // The upper half of the numbers is left free, so that counting up does not go round.
        return Last(time: time, high: milliseconds << 16 | 0x7000 | generator.next() & 0x0FFF, low: generator.next() >> 3)
    }

    private static func text(_ high: UInt64, _ low: UInt64) -> String {
        String(unsafeUninitializedCapacity: 36) { text in
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
