@testable import Daybook
import Testing

@Suite("Questions through the door")
struct QueryCallTests {
    private static func fill(_ store: EventStore) throws -> EventCalendar.ID {
        let work = try store.save(EventCalendar(title: "Work"))
        let id = try #require(work.id)
        var meeting = Event(title: "Meeting", start: zoned("2026-12-01T10:00:00"), end: .after(.hours(1)), calendarID: id)
        meeting.categories = ["Plan"]
        try store.save(contentsOf: [
            meeting, Event(title: "Lunch", start: floating("2026-12-01T12:30:00"), end: .after(.hours(1))),
            Event(title: "Trip", start: .date(day("2026-11-30")), end: .at(.date(day("2026-12-04")))),
            Event(
                title: "Flight", start: zoned("2026-12-02T09:00:00"), end: .at(zoned("2026-12-02T12:00:00", "America/New_York"))),
        ])
        return id
    }

    @Test("Each call answers as its documentation shows", arguments: TestStore.Place.allCases)
    func calls(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        let work = try Self.fill(store)
        let week = day("2026-11-30")..<day("2026-12-07")
        #expect(try store.occurrences(in: .days(week)).map(\.title) == ["Trip", "Meeting", "Lunch", "Flight"])
        #expect(try store.occurrences(in: .days(week), calendars: [work]).map(\.title) == ["Meeting"])
        #expect(try store.occurrences(in: .days(week), matching: .init(categories: ["plan"])).map(\.title) == ["Meeting"])
        #expect(try store.dayCounts(on: week).counts == [1, 3, 2, 1, 0, 0, 0])
        let buckets = try store.dayBuckets(on: week, limit: 1)
        #expect(buckets.map(\.total) == [1, 3, 2, 1, 0, 0, 0])
        #expect(buckets.map(\.parts.first?.occurrence.title) == ["Trip", "Trip", "Trip", "Trip", nil, nil, nil])
        #expect(buckets.compactMap(\.parts.first?.continuesBefore) == [false, true, true, true])
        #expect(buckets.compactMap(\.parts.first?.continuesAfter) == [true, true, true, false])
        #expect(try store.next(2, after: store.now).map(\.title) == ["Meeting", "Lunch"])
        #expect(try store.search("flig").occurrences.map(\.title) == ["Flight"])
        #expect(try store.search("flig", in: .day(day("2026-12-01"))).occurrences.isEmpty)
        var titles: [String] = []
        try store.forEachOccurrence(in: .always) {
            titles.append($0.title); return titles.count < 3
        }
        #expect(titles == ["Trip", "Meeting", "Lunch"])
        var page = try store.occurrencePage(in: .always, limit: 3)
        #expect(page.occurrences.count == 3)
        page = try store.occurrencePage(in: .always, limit: 3, after: page.cursor)
        #expect(page.occurrences.map(\.title) == ["Flight"] && page.cursor == nil)
        try store.expectWhole()
    }

    @Test("A snapshot answers as the store does")
    func snapshot() throws {
        let store = try TestStore().store
        let work = try Self.fill(store)
        let week = day("2026-11-30")..<day("2026-12-07")
        let answers = try store.read { snapshot in
            var streamed: [Occurrence] = []
            try snapshot.forEachOccurrence(in: .always) {
                streamed.append($0); return true
            }
            #expect(try snapshot.occurrences(in: .always) == streamed)
            #expect(try snapshot.occurrencePage(in: .always, limit: 9).occurrences == streamed)
            #expect(try snapshot.dayCounts(on: week).counts.reduce(0, +) == 7)
            #expect(try snapshot.dayBuckets(on: week).map(\.total).reduce(0, +) == 7)
            #expect(try snapshot.next(1, after: store.now).map(\.title) == ["Meeting"])
            #expect(try snapshot.search("lunch").occurrences.count == 1)
            #expect(try snapshot.calendar(withID: work)?.title == "Work")
            #expect(try snapshot.calendar(titled: "work")?.id == work)
            #expect(try snapshot.calendars().count == 2)
            #expect(try snapshot.defaultCalendarForNewEvents()?.title == "Personal")
            #expect(try snapshot.eventCount(in: work) == 1)
            for occurrence in streamed {
                let event = try #require(try snapshot.event(withID: occurrence.eventID))
                #expect(try snapshot.occurrence(of: event) == occurrence)
                #expect(try snapshot.event(withUID: event.uid, in: try #require(event.calendarID)) == event)
            }
            return streamed.map(\.title)
        }
        #expect(answers == ["Trip", "Meeting", "Lunch", "Flight"])
    }

    @Test("An occurrence has the zones of its event")
    func zones() throws {
        let store = try TestStore(viewer: "Asia/Tokyo").store
        _ = try Self.fill(store)
        let flight = try #require(try store.search("Flight").occurrences.first)
        #expect(flight.timeZone == ZoneID("Europe/Berlin"))
        #expect(flight.endTimeZone == ZoneID("America/New_York"))
        #expect(flight.span.localTimes(in: store.timeZone).start == local("2026-12-02T17:00:00"))
        let meeting = try #require(try store.search("Meeting").occurrences.first)
        #expect(meeting.endTimeZone == ZoneID("Europe/Berlin"))
        let trip = try #require(try store.search("Trip").occurrences.first)
        #expect(trip.isAllDay && trip.timeZone == nil && trip.endTimeZone == nil && trip.availability == .free)
    }

    @Test("Other viewers see the same events on their own days")
    func viewers() throws {
        let test = try TestStore(.file)
        try test.store.save(Event(title: "Late", start: zoned("2026-12-01T23:00:00"), end: .after(.hours(2))))
        #expect(try test.store.dayCounts(on: day("2026-12-01")..<day("2026-12-04")).counts == [1, 1, 0])
        #expect(try test.reopened(viewer: "Asia/Tokyo").dayCounts(on: day("2026-12-01")..<day("2026-12-04")).counts == [0, 1, 0])
        #expect(
            try test.reopened(viewer: "America/New_York").dayCounts(on: day("2026-12-01")..<day("2026-12-04")).counts == [
                1, 0, 0,
            ])
    }
}
