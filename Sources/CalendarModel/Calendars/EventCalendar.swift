import CivilTime

/// A named, coloured set of events (RFC 5545 VCALENDAR; EventKit's EKCalendar).
public struct EventCalendar: Sendable, Hashable {
    /// A small positive number that names a calendar in one store and is never used again there.
    public struct ID: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
        public let rawValue: Int64
        @inlinable
        public init(rawValue: Int64) { self.rawValue = rawValue }
        public var description: String { String(rawValue) }
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The store's number of the calendar; nil until it is saved.
    public var id: ID?
    /// Its name, which no other calendar of the store has in any letter case (X-WR-CALNAME, RFC 7986 NAME).
    public var title: String
    /// A CSS colour name or `#rrggbb` (RFC 7986 COLOR).
    public var color: String?
    /// The zone that new events of the calendar are made in; nil means the viewer's (X-WR-TIMEZONE).
    public var timeZone: ZoneID?
    /// Its place among the calendars, rising; nil puts a new calendar last.
    public var position: Int?

    /// Makes a calendar that no store holds yet.
    public init(title: String, color: String? = nil, timeZone: ZoneID? = nil) {
        id = nil
        self.title = title
        self.color = color
        self.timeZone = timeZone
        position = nil
    }
}
