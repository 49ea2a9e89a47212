@testable import Daybook
import Testing

@Suite("Calendars through the door")
struct CalendarCallTests {
    @Test("The first calendar takes new events until another is chosen", arguments: TestStore.Place.allCases)
    func defaultCalendar(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        #expect(try store.defaultCalendarForNewEvents()?.title == "Personal")
        let work = try store.save(EventCalendar(title: "Work", color: "steelblue"))
        let id = try #require(work.id)
        try store.setDefaultCalendarForNewEvents(id)
        #expect(try store.defaultCalendarForNewEvents() == work)
        #expect(try store.save(Event(title: "A", start: .date(day("2026-12-01")))).calendarID == id)
        #expect(try store.undo().removed.count == 1)
        #expect(try store.undo().settings == ["default_calendar"])
        #expect(try store.defaultCalendarForNewEvents()?.title == "Personal")
        let nobody = EventCalendar.ID(rawValue: 99)
        #expect(throws: RepositoryError.calendarNotFound("99")) { try store.setDefaultCalendarForNewEvents(nobody) }
        #expect(try store.calendar(withID: nobody) == nil)
        #expect(try store.calendar(titled: "nobody") == nil)
        #expect(try store.calendar(titled: "WORK") == work)
        #expect(try store.calendars().map(\.title) == ["Personal", "Work"])
        try store.expectWhole()
    }

    @Test("A calendar goes with its events, and undo brings all of it back", arguments: TestStore.Place.allCases)
    func removing(place: TestStore.Place) throws {
        let store = try TestStore(place).store
        let work = try #require(try store.save(EventCalendar(title: "Work", color: "teal", timeZone: ZoneID("Asia/Tokyo"))).id)
        try store.setDefaultCalendarForNewEvents(work)
        var event = Event(title: "A", start: zoned("2026-12-01T09:00:00"), calendarID: work)
        event.alarms = [Alarm(.fromStart(.minutes(-5)))]
        let saved = try store.save(event)
        try store.save(Event(title: "B", start: .date(day("2026-12-01")), calendarID: work))
        let before = try store.calendars()
        #expect(throws: RepositoryError.calendarNotEmpty("Work", events: 2)) { try store.remove(work) }
        try store.remove(work, withEvents: true)
        #expect(try store.occurrences(in: .always).isEmpty)
        #expect(try store.defaultCalendarForNewEvents()?.title == "Personal")
        let other = try store.save(EventCalendar(title: "Work"))
        #expect(other.id != work)
        try store.expectWhole()
        try store.undo()
        let report = try store.undo()
        #expect(report.restored.map(\.title) == ["B", "A"] && report.calendars == [work] && report.removed.isEmpty)
        #expect(try store.calendars() == before)
        #expect(try store.defaultCalendarForNewEvents()?.id == work)
        let id = try #require(saved.id)
        var restored = try #require(try store.event(withID: id))
        #expect(restored.etag != saved.etag)
        restored.etag = saved.etag
        #expect(restored == saved)
        #expect(try store.read { try $0.eventCount(in: work) } == 2)
        try store.expectWhole()
    }

    @Test("The only calendar stays, with its events")
    func last() throws {
        let store = try TestStore().store
        try store.save(Event(title: "A", start: .date(day("2026-12-01"))))
        let personal = try #require(try store.defaultCalendarForNewEvents()?.id)
        #expect(throws: RepositoryError.lastCalendar("Personal")) { try store.remove(personal, withEvents: true) }
        try store.write { transaction in try? transaction.remove(personal, withEvents: true) }
        #expect(try store.occurrences(in: .always).map(\.title) == ["A"])
        #expect(try store.lastSequence() == 1)
        try store.expectWhole()
    }

    @Test("Events moved to another calendar move back with undo")
    func moving() throws {
        let store = try TestStore().store
        let work = try #require(try store.save(EventCalendar(title: "Work")).id)
        var event = try store.save(Event(title: "A", start: .date(day("2026-12-01"))))
        let personal = try #require(event.calendarID)
        event.calendarID = work
        try store.save(event)
        #expect(try store.occurrences(in: .always, calendars: [work]).count == 1)
        try store.remove(personal)
        #expect(throws: RepositoryError.lastCalendar("Work")) { try store.remove(work, withEvents: true) }
        try store.undo()
        try store.undo()
        #expect(try store.occurrences(in: .always, calendars: [work]).isEmpty)
        #expect(try store.occurrences(in: .always, calendars: [personal]).count == 1)
        try store.expectWhole()
    }

    @Test("Renaming a calendar is undone")
    func renaming() throws {
        let store = try TestStore().store
        var work = try store.save(EventCalendar(title: "Work"))
        work.title = "Office"
        work.color = "red"
        #expect(try store.save(work) == work)
        #expect(throws: RepositoryError.calendarTitleTaken("Office")) { try store.save(EventCalendar(title: "OFFICE")) }
        #expect(try store.undo().calendars == [try #require(work.id)])
        #expect(try store.calendars().map(\.title) == ["Personal", "Work"])
        #expect(try store.undo().calendars == [try #require(work.id)])
        #expect(try store.calendars().map(\.title) == ["Personal"])
        try store.expectWhole()
    }
}
