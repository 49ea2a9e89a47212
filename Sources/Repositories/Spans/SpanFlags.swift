import CalendarModel

/// What a list row has to know about an event beside its time, packed into one integer of the range index.
///
/// Bits 0-1 are the kind of times (0 all-day, 1 floating, 2 zoned), bits 2-3 the status, bit 4 is set for free time, bits 5-6 are the
/// privacy.
@frozen
public struct SpanFlags: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int64

    @inlinable
    public init(rawValue: Int64) { self.rawValue = rawValue }

    package init(kind: EventKind, status: EventStatus, availability: EventAvailability, privacy: EventPrivacy) {
        let state: Int64 =
            switch status {
            case .confirmed: 0
            case .tentative: 1
            case .cancelled: 2
            }
        let secrecy: Int64 =
            switch privacy {
            case .public: 0
            case .private: 1
            case .confidential: 2
            }
        rawValue = kind.rawValue | state << 2 | (availability == .free ? 1 : 0) << 4 | secrecy << 5
    }

    @inlinable
    public var isAllDay: Bool { rawValue & 3 == 0 }

    @inlinable
    public var isZoned: Bool { rawValue & 3 == 2 }

    /// 0 confirmed, 1 tentative, 2 cancelled.
    @inlinable
    public var statusNumber: Int64 { rawValue >> 2 & 3 }

    @inlinable
    public var status: EventStatus {
        switch statusNumber {
        case 0: .confirmed
        case 1: .tentative
        default: .cancelled
        }
    }

    @inlinable
    public var availability: EventAvailability { rawValue >> 4 & 1 == 1 ? .free : .busy }
}
