import DaybookStore

/// Makes the same events for the same number.
///
/// The first 600 stand in 2040, fifty in each month, so that a store of any size has a quiet month of the same rows. The others
/// crowd the days from 2015 to 2035: nine of ten timed in seven zones, the rest all-day, some over many days.
struct MadeEvents: Sequence, IteratorProtocol {
    /// How many stand in 2040.
    private static let thinCount = 600
    private static let zones = [
        "America/New_York", "America/New_York", "Europe/Berlin", "Europe/Berlin", "Europe/London", "Asia/Tokyo",
        "America/Los_Angeles",
        "Australia/Sydney", "UTC",
    ].map { ZoneID($0) }
    private static let firstWords = [
        "Weekly", "Quarterly", "Design", "Budget", "Team", "Product", "Release", "Planning", "Customer", "Security", "Data",
        "Platform",
        "Zürich", "東京",
    ]
    private static let lastWords = [
        "sync", "review", "stand-up", "retro", "interview", "workshop", "lunch", "call", "demo", "training", "dentist", "café",
    ]
    private static let places = ["Room 4.12", "HQ, 3rd floor", "Café Central", "Online", "Building B / Lab 2"]
    private static let text =
        "Please review the agenda before the meeting and add open points to the shared document. Notes: follow up on the action items."

    private let count: Int
    private var made = 0
    private var state: UInt64 = 88_172_645_463_325_252
    private let firstDay = CivilDate(year: 2015, month: 1, day: 1)?.dayNumber ?? 0

    init(_ count: Int) { self.count = count }

    mutating func next() -> Event? {
        guard made < count else { return nil }
        let day = made < Self.thinCount ? thinDay() : firstDay + below(7_670)
        made += 1
        let title = pick(Self.firstWords) + " " + pick(Self.firstWords) + " " + pick(Self.lastWords)
        let kind = below(1_000)
        var event = Event(title: title, start: start(day, isDay: kind >= 890), end: end(kind))
        if below(100) < 40 { event.location = pick(Self.places) }
        if below(100) < 30 { event.notes = Self.text }
        return event
    }

    private mutating func thinDay() -> Int {
        (CivilDate(year: 2040, month: 1 + made / 50, day: 1)?.dayNumber ?? 0) + below(28)
    }

    private mutating func start(_ day: Int, isDay: Bool) -> EventTime {
        if isDay, let date = CivilDate(dayNumber: day) { return .date(date) }
        let seconds = Int64(day) * 86_400 + Int64(32 + below(40)) * 900
        guard let local = LocalDateTime(localSeconds: seconds) else { return .date(.minimum) }
        return .zoned(local, pick(Self.zones))
    }

    private mutating func end(_ kind: Int) -> EventEnd {
        switch kind {
        case ..<870: .after(.minutes([15, 30, 30, 45, 60, 60, 90, 120, 240][below(9)]))
        case ..<890: .after(.hours(24 * (2 + below(13)) - 3))
        case ..<980: .implied
        default: .after(.days(2 + below(13)))
        }
    }

    private mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }

    /// Xorshift (Marsaglia).
    private mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
