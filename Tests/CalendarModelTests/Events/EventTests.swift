import CalendarModel
import CivilTime
import Testing

@Suite("New events")
struct EventTests {
    @Test("An all-day event is free and a timed one busy, unless it is said otherwise")
    func availability() {
        #expect(Event(title: "A", start: date("2026-12-01")).availability == .free)
        #expect(Event(title: "A", start: floating("2026-12-01T09:00:00")).availability == .busy)
        #expect(Event(title: "A", start: zoned("2026-12-01T09:00:00")).availability == .busy)
        #expect(Event(title: "A", start: date("2026-12-01"), availability: .busy).availability == .busy)
        #expect(Event(title: "A", start: zoned("2026-12-01T09:00:00"), availability: .free).availability == .free)
    }

    @Test("A new event has an identity of its own and nothing that only a store gives")
    func new() {
        let first = Event(title: "A", start: date("2026-12-01"))
        #expect(first.id == nil && first.calendarID == nil && first.etag.isEmpty && first.sequence == 0)
        #expect(first.status == .confirmed && first.privacy == .public && first.priority == 0)
        #expect(first.uid != Event(title: "A", start: date("2026-12-01")).uid)
    }

    @Test("The zones are those of the start and of the end")
    func zones() {
        let flight = Event(
            title: "A", start: zoned("2026-12-01T09:00:00"), end: .at(zoned("2026-12-01T09:00:00", "America/New_York")))
        #expect(flight.timeZone == ZoneID("Europe/Berlin"))
        #expect(flight.endTimeZone == ZoneID("America/New_York"))
        let talk = Event(title: "A", start: zoned("2026-12-01T09:00:00"), end: .after(.hours(1)))
        #expect(talk.endTimeZone == ZoneID("Europe/Berlin"))
        #expect(!talk.isAllDay)
        let holiday = Event(title: "A", start: date("2026-12-01"))
        #expect(holiday.isAllDay && holiday.timeZone == nil && holiday.endTimeZone == nil)
    }
}
