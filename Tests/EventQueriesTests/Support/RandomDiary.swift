import CalendarModel
import CivilTime

/// Viewers whose zones do everything that zones do: an hour, half an hour, midnights skipped or come twice, days left out.
enum Viewers {
    static let all = [
        "Europe/Berlin", "America/New_York", "Pacific/Apia", "America/Santiago", "Asia/Beirut", "Australia/Lord_Howe",
        "Asia/Kathmandu",
        "America/St_Johns", "America/Nuuk", "Pacific/Kwajalein", "UTC",
    ]
}

extension SeededGenerator {
    mutating func pick<C: RandomAccessCollection>(_ items: C) -> C.Element {
        items[items.index(items.startIndex, offsetBy: Int.random(in: 0..<items.count, using: &self))]
    }

    /// Days at whose turn some viewer's clocks do something.
    static let centers = [
        "2026-03-29", "2026-10-25", "2011-12-30", "2026-09-06", "2026-04-05", "2010-11-07", "2024-03-31", "1993-08-21",
    ].map(day)

    /// A time within days of one of the turns, often on the hour.
    mutating func time() -> LocalDateTime {
        let base = LocalDateTime(pick(Self.centers), .midnight).localSeconds
        let step: Int64 = pick([1, 60, 900, 1800, 3600, 3600, 86_400])
        return LocalDateTime(localSeconds: base + Int64.random(in: -3 * 86_400...3 * 86_400, using: &self) / step * step)!
    }

    /// Events of every kind around the turns.
    mutating func diary(_ count: Int) -> [Event] {
        (0..<count).map { _ in
            let start = time()
            let zone = ZoneID(
                pick(["Europe/Berlin", "America/New_York", "Pacific/Apia", "UTC", "America/St_Johns", "Asia/Kathmandu"]))
            let time: EventTime = pick([.date(start.date), .floating(start), .zoned(start, zone)])
            let seconds = pick([0, 0, 1, 1800, 3600, 3600, 7200, 86_400, 90_000, 300_000, 3_000_000, 400_000_000])
            let end: EventEnd = pick([
                .implied, .after(.seconds(seconds)), .after(.seconds(seconds)), .after(.days(seconds / 43_200)),
            ])
            var event = Event(
                title: pick(["", "a", "b", "ab", "é", "e\u{301}", "東", "a", "\u{10FFFF}", "\u{FFFD}"]), start: time, end: end)
            event.status = pick([.confirmed, .confirmed, .tentative, .cancelled])
            event.categories = pick([[], ["Work"], ["work", "Büro"], ["BÜRO"], ["Ωmega"]])
            event.notes = pick([nil, "alpha", "beta gamma"])
            return event
        }
    }

    /// A range of one of the three kinds, mostly near a turn; it may be empty.
    mutating func range(in zone: Zone) -> QueryRange {
        let (one, other) = (time(), time())
        let near = one.adding(seconds: pick([0, 1, 1800, 3600, 86_400, 200_000]))!
        let (from, to) = (min(one, near), Bool.random(using: &self) ? max(one, near) : max(one, other))
        switch Int.random(in: 0..<3, using: &self) {
        case 0: return .days(from.date..<max(from.date, to.date.adding(days: Int.random(in: 0...1, using: &self))!))
        case 1: return .local(from..<to)
        default:
            let start = zone.instant(of: from)
            return .instants(start..<max(start, zone.instant(of: to)))
        }
    }
}
