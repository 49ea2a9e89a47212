extension Instant: LosslessStringConvertible {
    /// Reads `2026-12-01T11:30:00Z` or `2026-12-01T12:30:00+01:00` (RFC 3339): seconds may be left out, a fraction must be zero.
    /// `@1796124600` is seconds since 1970. Nil otherwise; without an offset it is no instant.
    public init?(_ text: String) {
        var scanner = TextScanner(text)
        if scanner.skip("@") {
            guard let seconds = Int64(text.dropFirst()) else { return nil }
            self.init(seconds)
            return
        }
        guard let local = scanner.dateTime(), scanner.skipZeroFraction(), let offset = scanner.utcOffset(), scanner.isAtEnd
        else { return nil }
        self.init(local.localSeconds &- Int64(offset))
    }

    /// ISO 8601 text in UTC, `2026-12-01T11:30:00Z`; outside the years 1 to 9999 `@` and the seconds since 1970.
    public var description: String {
        guard let local = LocalDateTime(localSeconds: secondsSinceEpoch) else { return "@\(secondsSinceEpoch)" }
        return String(unsafeUninitializedCapacity: ISOText.capacity) { buffer in
            let start = buffer.baseAddress.unsafelyUnwrapped
            let count = ISOText.write(local, to: start)
            start[count] = UInt8(ascii: "Z")
            return count + 1
        }
    }
}
