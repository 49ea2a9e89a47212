/// The name of a time zone, as the zone database spells it: `Europe/Berlin`. RFC 5545 calls it TZID.
///
/// It is only a name; `ZoneDatabase.zone(for:)` finds its rules.
public struct ZoneID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The name, such as `America/Sao_Paulo`.
    public let name: String

    /// Takes a name as it stands, without looking it up.
    @inlinable
    public init(_ name: String) {
        self.name = name
    }

    /// Coordinated universal time, `UTC`.
    public static let utc = ZoneID("UTC")

    /// The name.
    public var description: String { name }

    /// Whether the left name sorts first.
    @inlinable
    public static func < (left: ZoneID, right: ZoneID) -> Bool { left.name < right.name }
}
