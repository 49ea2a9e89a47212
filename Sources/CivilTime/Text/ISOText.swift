/// Writes ISO 8601 text into memory that the caller has, without making a string for each part.
package enum ISOText {
    /// More bytes than a date or a time of day has, and few enough for a string without an allocation.
    package static let shortCapacity = 15
    /// More bytes than the longest of these texts has.
    package static let capacity = 24

    /// Writes `2026-12-01` and returns the number of bytes.
    @inlinable
    package static func write(_ date: CivilDate, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
        let (year, month, day) = date.components
        // Only the end of time has a fifth digit.
        let start = year > 9999 ? 1 : 0
        if start == 1 { bytes[0] = 0x31 }
        writePair(year / 100 % 100, to: bytes + start)
        writePair(year % 100, to: bytes + start + 2)
        bytes[start + 4] = 0x2D
        writePair(month, to: bytes + start + 5)
        bytes[start + 7] = 0x2D
        writePair(day, to: bytes + start + 8)
        return start + 10
    }

    /// Writes `12:30:00` and returns the number of bytes.
    @inlinable
    package static func write(_ time: WallTime, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
        writePair(time.hour, to: bytes)
        bytes[2] = 0x3A
        writePair(time.minute, to: bytes + 3)
        bytes[5] = 0x3A
        writePair(time.second, to: bytes + 6)
        return 8
    }

    /// Writes `2026-12-01T12:30:00` and returns the number of bytes.
    @inlinable
    package static func write(_ local: LocalDateTime, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
        let count = write(local.date, to: bytes)
        bytes[count] = 0x54
        return count + 1 + write(local.time, to: bytes + count + 1)
    }

    @inlinable
    static func writePair(_ value: Int, to bytes: UnsafeMutablePointer<UInt8>) {
        bytes[0] = UInt8(truncatingIfNeeded: 0x30 &+ value / 10)
        bytes[1] = UInt8(truncatingIfNeeded: 0x30 &+ value % 10)
    }
}
