/// A time of day as a clock on the wall shows it, in whole seconds, without a date or a zone.
public struct WallTime: Hashable, Comparable, Sendable {
    @usableFromInline let rawSecond: Int32

    @inlinable
    init(unchecked secondOfDay: Int) {
        rawSecond = Int32(truncatingIfNeeded: secondOfDay)
    }

    /// Makes a time of its parts, or nil outside 00:00:00 to 23:59:59.
    @inlinable
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
        self.init(unchecked: hour * 3600 + minute * 60 + second)
    }

    /// Makes a time of seconds since midnight, or nil outside `0..<86400`.
    @inlinable
    public init?(secondOfDay: Int) {
        guard 0..<86_400 ~= secondOfDay else { return nil }
        self.init(unchecked: secondOfDay)
    }

    /// 00:00:00.
    @inlinable public static var midnight: WallTime { WallTime(unchecked: 0) }

    /// Seconds since midnight, `0..<86400`.
    @inlinable public var secondOfDay: Int { Int(rawSecond) }
    /// 0 to 23.
    @inlinable public var hour: Int { secondOfDay / 3600 }
    /// 0 to 59.
    @inlinable public var minute: Int { secondOfDay / 60 % 60 }
    /// 0 to 59.
    @inlinable public var second: Int { secondOfDay % 60 }

    /// Whether both are the same.
    @inlinable
    public static func == (left: WallTime, right: WallTime) -> Bool { left.rawSecond == right.rawSecond }

    /// Whether the left one comes first.
    @inlinable
    public static func < (left: WallTime, right: WallTime) -> Bool { left.rawSecond < right.rawSecond }

    /// Feeds the value to a hasher.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(rawSecond) }
}

extension WallTime: LosslessStringConvertible {
    /// Reads `12:30` or `12:30:00`; nil otherwise (`24:00` is not a time of day).
    public init?(_ text: String) {
        var scanner = TextScanner(text)
        guard let time = scanner.time(), scanner.isAtEnd else { return nil }
        self = time
    }

    /// ISO 8601 text with seconds, `12:30:00`.
    public var description: String {
        String(unsafeUninitializedCapacity: ISOText.shortCapacity) {
            ISOText.write(self, to: $0.baseAddress.unsafelyUnwrapped)
        }
    }
}
