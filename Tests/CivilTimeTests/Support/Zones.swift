import CivilTime

/// Short forms for tests. The zones come from the machine's database, never from its own zone.
enum Zones {
    static let database = ZoneDatabase(directory: TextFile.environment("TZDIR") ?? "/usr/share/zoneinfo")

    static func named(_ name: String) throws -> Zone { try database.zone(named: name) }
}

/// An instant, date or wall time that a test writes as text; a mistake in it fails the test.
struct Mistake: Error {
    var text: String
}

func instant(_ text: String) throws -> Instant {
    guard let value = Instant(text) else { throw Mistake(text: text) }
    return value
}

func date(_ text: String) throws -> CivilDate {
    guard let value = CivilDate(text) else { throw Mistake(text: text) }
    return value
}

func local(_ text: String) throws -> LocalDateTime {
    guard let value = LocalDateTime(text) else { throw Mistake(text: text) }
    return value
}
