/// Decimal numbers without a `String` between.
extension OutputBuffer {
    func write(_ number: Int64) {
        write(atMost: 20) { target in
            var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
            return withUnsafeMutableBytes(of: &digits) { scratch in
                var magnitude = number.magnitude
                var position = scratch.count
                repeat {
                    position &-= 1
                    scratch[position] = 0x30 &+ UInt8(truncatingIfNeeded: magnitude % 10)
                    magnitude /= 10
                } while magnitude > 0
                if number < 0 {
                    position &-= 1
                    scratch[position] = 0x2D
                }
                let length = scratch.count &- position
                for index in 0..<length { target[index] = scratch[position &+ index] }
                return length
            }
        }
    }

    func write(_ number: Int) {
        write(Int64(number))
    }

    /// Two digits, `00` to `99`; more is written modulo 100.
    @inline(__always)
    func write(twoDigits number: Int) {
        write(atMost: 2) { target in
            let value = UInt8(truncatingIfNeeded: number.magnitude % 100)
            target[0] = 0x30 &+ value / 10
            target[1] = 0x30 &+ value % 10
            return 2
        }
    }

    /// At least `width` digits, filled with `fill` on the left; `width` is at most 9.
    func write(_ number: Int, width: Int, fill: UInt8 = 0x30) {
        var limit = 10
        var digits = 1
        while number >= limit, digits < 18 {
            limit *= 10
            digits += 1
        }
        if digits < width { for _ in digits..<width { write(byte: fill) } }
        write(number)
    }
}
