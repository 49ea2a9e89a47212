import CalendarModel
import CivilTime
import SQLiteAccess
import Testing

@testable import Repositories

@Suite("Rows of calendars")
struct CalendarTests {
    @Test("A calendar comes back as it was stored, and new ones are put last", arguments: TestStore.Place.allCases)
    func roundTrip(place: TestStore.Place) throws {
        let test = TestStore(place)
        let saved = try test.store.write { access throws in
            try access.calendarWriter.insert(
                EventCalendar(title: "the cook's \"list\"", color: "#ff00aa", timeZone: ZoneID("Asia/Tokyo")))
        }
        #expect(saved.position == 1 && saved.color == "#ff00aa" && saved.timeZone == ZoneID("Asia/Tokyo"))
        var first = EventCalendar(title: "First")
        first.position = -1
        let before = try test.store.write { try $0.calendarWriter.insert(first) }
        #expect(try test.store.read { try $0.calendars.all().map(\.title) } == ["First", "Personal", "the cook's \"list\""])
        #expect(try test.store.read { try $0.calendars.calendar(withID: try #require(saved.id)) } == saved)
        #expect(try test.store.read { try $0.calendars.calendar(titled: "THE COOK'S \"LIST\"") } == saved)
        #expect(try test.store.read { try $0.calendars.calendar(titled: "the cook_s \"list\"") } == nil)
        var changed = before
        changed.title = "Zweite"
        changed.position = nil
        changed.timeZone = nil
        #expect(try test.store.write { try $0.calendarWriter.update(changed, try #require(before.id)) }.position == -1)
        try test.expectWhole()
    }

    @Test("Positions at the ends of the numbers are kept, and leave place for new calendars")
    func positions() throws {
        let test = TestStore()
        for position in [Int.max, .min] {
            var calendar = EventCalendar(title: "At \(position)")
            calendar.position = position
            #expect(try test.store.write { try $0.calendarWriter.insert(calendar) }.position == position)
        }
        let last = try test.addCalendar("Last")
        #expect(try test.store.read { try $0.calendars.all().map(\.title).last } == "Last")
        #expect(last.position == .max)
    }

    @Test("A title must be there and be the only one, in any case of its letters")
    func titles() throws {
        let test = TestStore()
        let work = try test.addCalendar("Work")
        #expect(throws: RepositoryError.emptyCalendarTitle) { try test.addCalendar("") }
        #expect(throws: RepositoryError.calendarTitleTaken("Work")) { try test.addCalendar("WORK") }
        var renamed = work
        renamed.title = "personal"
        #expect(throws: RepositoryError.calendarTitleTaken("Personal")) {
            try test.store.write { try $0.calendarWriter.update(renamed, try #require(work.id)) }
        }
        renamed.title = "WORK"
        #expect(try test.store.write { try $0.calendarWriter.update(renamed, try #require(work.id)) }.title == "WORK")
        let nobody = EventCalendar.ID(rawValue: 99)
        #expect(throws: RepositoryError.calendarNotFound("99")) {
            try test.store.write { try $0.calendarWriter.update(work, nobody) }
        }
        #expect(throws: RepositoryError.calendarNotFound("99")) { try test.store.write { try $0.calendarWriter.delete(nobody) } }
    }

    @Test("A calendar with events, and the last one, can't be removed")
    func removing() throws {
        let test = TestStore()
        let personal = try #require(try test.store.read { try $0.calendars.defaultForNewEvents()?.id })
        #expect(throws: RepositoryError.lastCalendar("Personal")) {
            try test.store.write { try $0.calendarWriter.delete(personal) }
        }
        let work = try #require(try test.addCalendar("Work").id)
        try test.add(Event(title: "A", start: date("2026-12-01")))
        #expect(throws: RepositoryError.calendarNotEmpty("Personal", events: 1)) {
            try test.store.write { try $0.calendarWriter.delete(personal) }
        }
        try test.store.write { try $0.calendarWriter.delete(work) }
        #expect(try test.store.read { try $0.calendars.all().count } == 1)
    }

    @Test("A transaction that adds events without a calendar sees each change of the default one")
    func defaultWithinTransaction() throws {
        let test = TestStore()
        let work = try #require(try test.addCalendar("Work").id)
        let titles = try test.store.write { access in
            var found: [String?] = []
            let note = {
                found.append(try access.defaultCalendarID().flatMap { try access.calendars.calendar(withID: $0) }?.title)
            }
            try note()
            try access.setSetting(SettingName.defaultCalendar, to: work.description)
            try note()
            try access.setSetting(SettingName.defaultCalendar, to: nil)
            try note()
            var first = EventCalendar(title: "First")
            first.position = -5
            first = try access.calendarWriter.insert(first)
            try note()
            first.position = 5
            _ = try access.calendarWriter.update(first, try #require(first.id))
            try note()
            return found
        }
        #expect(titles == ["Personal", "Work", "Personal", "First", "Personal"])
    }

    @Test("The default calendar is the chosen one, else the first")
    func defaultCalendar() throws {
        let test = TestStore()
        let work = try #require(try test.addCalendar("Work").id)
        try test.store.write { try $0.setSetting(SettingName.defaultCalendar, to: work.description) }
        #expect(try test.store.read { try $0.calendars.defaultForNewEvents()?.title } == "Work")
        try test.store.write { try $0.calendarWriter.delete(work) }
        #expect(try test.store.read { try $0.calendars.defaultForNewEvents()?.title } == "Personal")
        _ = try test.store.undo()
        #expect(try test.store.read { try $0.calendars.defaultForNewEvents()?.title } == "Work")
        for value in ["x", "", "9223372036854775807", "-1"] {
            try test.store.write { try $0.setSetting(SettingName.defaultCalendar, to: value) }
            #expect(try test.store.read { try $0.calendars.defaultForNewEvents()?.title } == "Personal", "\(value)")
        }
        try test.store.write { try $0.setSetting(SettingName.defaultCalendar, to: nil) }
        #expect(try test.store.read { try $0.calendars.defaultForNewEvents()?.title } == "Personal")
    }
}
