import CalendarModel
import CivilTime

extension SeededGenerator {
    static let zones = ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "UTC", "Pacific/Apia"]
    static let texts = [
        "", "Lunch", "Zahnärztin", "東京会議", "회의", "ประชุม", "it's \"so\"", "a\\b\n\tc", "100% _x_", "e\u{301}te\u{301}", "🎂 party",
        "'; DROP TABLE event;--",
        "mixed東京text", "  ", "ﬁne ǅ", "[\"a\"]", "null", "42",
    ]

    mutating func pick<C: RandomAccessCollection>(_ items: C) -> C.Element {
        items[items.index(items.startIndex, offsetBy: Int.random(in: 0..<items.count, using: &self))]
    }

    mutating func maybe<T>(_ value: (inout SeededGenerator) -> T) -> T? {
        Bool.random(using: &self) ? value(&self) : nil
    }

    /// An event of any kind in 2026, valid as it is.
    mutating func event() -> Event {
        let start = LocalDateTime(localSeconds: 1_767_225_600 + Int64.random(in: 0..<365 * 24 * 4, using: &self) * 900)!
        let zone = ZoneID(pick(Self.zones))
        let length = pick([0, 1, 900, 3600, 86_400, 86_401, 400_000, 40_000_000])
        let time: EventTime = pick([.date(start.date), .floating(start), .zoned(start, zone)])
        var event = Event(
            title: pick(Self.texts), start: time, end: pick([.implied, .after(.seconds(length)), .after(.days(length % 9))]))
        if Bool.random(using: &self), case .zoned = time {
            event.end = .at(.zoned(start.adding(seconds: Int64(length) + 90_000)!, ZoneID(pick(Self.zones))))
        }
        event.notes = maybe { $0.pick(Self.texts) }
        event.location = maybe { $0.pick(Self.texts) }
        event.url = maybe { $0.pick(Self.texts) }
        event.color = maybe { $0.pick(Self.texts) }
        event.status = pick(EventStatus.allCases)
        event.availability = pick(EventAvailability.allCases)
        event.privacy = pick(EventPrivacy.allCases)
        event.priority = Int.random(in: 0...9, using: &self)
        event.categories = (0..<Int.random(in: 0...3, using: &self)).map { _ in pick(Self.texts) }
        event.alarms = (0..<Int.random(in: 0...2, using: &self)).map { _ in
            Alarm(
                pick([.fromStart(.minutes(-15)), .fromEnd(.days(1)), .at(Instant(-5))]), action: pick(Alarm.Action.allCases),
                text: maybe { $0.pick(Self.texts) })
        }
        event.attendees = (0..<Int.random(in: 0...2, using: &self)).map { _ in
            Attendee(
                address: "mailto:" + pick(Self.texts), name: maybe { $0.pick(Self.texts) }, isOrganizer: Bool.random(using: &self)
            )
        }
        event.properties = (0..<Int.random(in: 0...12, using: &self)).map { number in
            EventProperty(
                "X-\(number)", value: pick(Self.texts),
                parameters: maybe { [.init("X-P", [$0.pick(Self.texts), ""]), .init("", [])] } ?? [])
        }
        event.sequence = Int.random(in: 0...3, using: &self)
        return event
    }
}
