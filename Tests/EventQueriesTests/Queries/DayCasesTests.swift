import CalendarModel
import CivilTime
import EventQueries
import Testing

@Suite("Days that are not 24 hours long")
struct DayCasesTests {
    @Test("An event that ends at midnight is not on the next day, and one without length is on the day it begins")
    func midnights() throws {
        let store = try QueryStore([
            event("to midnight", zoned("2026-05-12T20:00:00", "Europe/Oslo"), .at(zoned("2026-05-13T00:00:00", "Europe/Oslo"))),
            event("at midnight", zoned("2026-05-13T00:00:00", "Europe/Oslo")),
            event("all day", date("2026-05-12")),
            event("floating to midnight", floating("2026-05-12T23:00:00"), .after(.hours(1))),
        ])
        #expect(
            try store.titles("Europe/Oslo", days("2026-05-12", "2026-05-13")) == [
                "all day", "to midnight", "floating to midnight",
            ])
        #expect(try store.titles("Europe/Oslo", days("2026-05-13", "2026-05-14")) == ["at midnight"])
    }

    @Test(
        "An all-day event is on its day for every viewer",
        arguments: ["America/New_York", "Asia/Tokyo", "Pacific/Kiritimati", "UTC"])
    func allDay(viewer: String) throws {
        let store = try QueryStore([event("holiday", date("2025-07-04"), .at(date("2025-07-05")))])
        #expect(try store.titles(viewer, days("2025-07-03", "2025-07-04")) == [])
        #expect(try store.titles(viewer, days("2025-07-04", "2025-07-05")) == ["holiday"])
        #expect(try store.titles(viewer, days("2025-07-05", "2025-07-06")) == [])
    }

    @Test("A floating event is at its wall time for every viewer", arguments: ["Asia/Tokyo", "America/Lima"])
    func floatingEvent(viewer: String) throws {
        let store = try QueryStore([event("lunch", floating("2024-07-01T09:00:00"), .after(.hours(1)))])
        #expect(try store.titles(viewer, .local(local("2024-07-01T09:59:59")..<local("2024-07-01T10:00:00"))) == ["lunch"])
        #expect(try store.titles(viewer, .local(local("2024-07-01T10:00:00")..<local("2024-07-01T11:00:00"))) == [])
        #expect(try store.titles(viewer, .local(local("2024-07-01T08:00:00")..<local("2024-07-01T09:00:00"))) == [])
    }

    @Test("A day of 23 hours has its gap, and one of 25 hours both of its hours")
    func changes() throws {
        let store = try QueryStore([
            event("in the gap", floating("2026-03-29T02:30:00"), .after(.minutes(15))),
            event("first", zoned("2026-10-25T00:30:00", "UTC"), .after(.minutes(15))),
            event("second", zoned("2026-10-25T01:30:00", "UTC"), .after(.minutes(15))),
            event("floating", floating("2026-10-25T02:30:00"), .after(.minutes(15))),
        ])
        #expect(
            try store.titles("Europe/Berlin", .local(local("2026-03-29T03:30:00")..<local("2026-03-29T03:45:00"))) == [
                "in the gap"
            ])
        #expect(try store.titles("Europe/Berlin", .local(local("2026-03-29T01:00:00")..<local("2026-03-29T02:00:00"))) == [])
        #expect(try store.titles("Europe/Berlin", days("2026-10-25", "2026-10-26")) == ["first", "floating", "second"])
        #expect(
            try store.titles("Europe/Berlin", .instants(instant("2026-10-25T01:00:00Z")..<instant("2026-10-25T02:00:00Z"))) == [
                "second"
            ])
    }

    @Test("A local range that ends in a gap before it begins is empty for every kind of event")
    func backwards() throws {
        let store = try QueryStore([
            event("floating", floating("2026-03-29T00:00:00"), .after(.hours(9))),
            event("zoned", zoned("2026-03-29T00:00:00"), .after(.hours(9))), event("day", date("2026-03-29")),
        ])
        #expect(try store.titles("Europe/Berlin", .local(local("2026-03-29T02:45:00")..<local("2026-03-29T03:15:00"))) == [])
    }

    static let missingMidnights: [(String, String, String, String)] = [
        ("America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z", "2026-09-05"),
        ("Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00Z", "2026-03-28"),
    ]

    @Test("A day whose midnight is skipped begins at one o'clock", arguments: missingMidnights)
    func missingMidnight(zone: String, name: String, begins: String, before: String) throws {
        let begin = instant(begins)
        let at = { (seconds: Int64) in EventTime.zoned(Zone.utc.localDateTime(at: begin.adding(seconds: seconds)), .utc) }
        let store = try QueryStore([
            event("last second", at(-1), .after(.seconds(1))), event("first second", at(0), .after(.seconds(1))),
            event("at the turn", at(0)),
            event("over the turn", at(-1), .after(.seconds(2))), event("whole day", date(name)),
            event("floating", floating(name + "T00:30:00"), .after(.minutes(10))),
        ])
        let next = try #require(day(name).adding(days: 1))
        let today = try store.titles(zone, .days(day(name)..<next))
        #expect(today == ["over the turn", "whole day", "first second", "at the turn", "floating"])
        #expect(try store.titles(zone, .days(day(before)..<day(name))) == ["over the turn", "last second"])
        try store.ask(zone) { query throws in
            let range = day(before)..<next
            #expect(try query.dayCounts(on: range, .standard).counts == [2, 5])
            let buckets = try query.dayBuckets(on: range, limit: 2, .standard)
            #expect(buckets.map(\.total) == [2, 5])
            #expect(buckets[1].parts.map(\.occurrence.title) == ["over the turn", "whole day"])
            #expect(buckets[1].parts.map(\.continuesBefore) == [true, false])
            #expect(buckets[0].parts.map(\.continuesAfter) == [true, false])
        }
    }

    @Test("The day that Samoa has not had shows its all-day and floating events and no moments")
    func missingDay() throws {
        let store = try QueryStore([
            event("holiday", date("2011-12-30")), event("three days", date("2011-12-29"), .after(.days(3))),
            event("floating", floating("2011-12-30T10:00:00"), .after(.hours(1))),
            event("flight", zoned("2011-12-29T20:00:00", "Pacific/Apia"), .after(.hours(8))), event("eve", date("2011-12-31")),
            event("point", zoned("2011-12-30T10:00:00", "UTC")),
        ])
        #expect(try store.titles("Pacific/Apia", days("2011-12-30", "2011-12-31")) == ["three days", "holiday", "floating"])
        #expect(try store.titles("Pacific/Apia", days("2011-12-29", "2011-12-30")) == ["three days", "flight"])
        #expect(try store.titles("Pacific/Apia", days("2011-12-31", "2012-01-01")) == ["three days", "flight", "eve", "point"])
        try store.ask("Pacific/Apia") { query throws in
            let range = day("2011-12-29")..<day("2012-01-01")
            #expect(try query.dayCounts(on: range, .standard).counts == [2, 3, 4])
            #expect(try query.dayBuckets(on: range, limit: nil, .standard).map(\.total) == [2, 3, 4])
            #expect(try query.dayCounts(on: day("2011-12-30")..<day("2011-12-31"), .standard).counts == [3])
        }
        #expect(try store.titles("Pacific/Apia", .always).sorted() == store.events.map(\.title).sorted())
    }

    @Test("A day that begins twice has what happens from its first beginning on")
    func twice() throws {
        // In St. John's the clocks went back from 00:01 to 23:01: 02:31Z is 23:01 for the second time.
        let store = try QueryStore([
            event("first minute", zoned("2010-11-07T02:30:10", "UTC"), .after(.seconds(5))),
            event("second 23:30", zoned("2010-11-07T03:00:00", "UTC"), .after(.minutes(5))),
            event("first 23:30", zoned("2010-11-07T02:00:00", "UTC"), .after(.minutes(5))),
        ])
        #expect(try store.titles("America/St_Johns", days("2010-11-06", "2010-11-07")) == ["first 23:30"])
        #expect(try store.titles("America/St_Johns", days("2010-11-07", "2010-11-08")) == ["first minute", "second 23:30"])
        try store.ask("America/St_Johns") { query throws in
            for range in [
                day("2010-11-06")..<day("2010-11-08"), day("2010-11-07")..<day("2010-11-08"),
                day("2010-11-06")..<day("2010-11-07"),
            ] {
                let expected = range.map { $0 == day("2010-11-06") ? 1 : 2 }
                #expect(try query.dayCounts(on: range, .standard).counts == expected)
                #expect(try query.dayBuckets(on: range, limit: 5, .standard).map(\.total) == expected)
            }
        }
    }
}
