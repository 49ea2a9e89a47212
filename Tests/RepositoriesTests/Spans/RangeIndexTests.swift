import CalendarModel
import CivilTime
import SQLiteAccess
import Testing

@testable import Repositories

@Suite("The range index holds what a full scan finds")
struct RangeIndexTests {
    private static func row(_ start: Int64, _ end: Int64, _ event: Int64, zoned: Bool = true) -> SpanRow {
        SpanRow(
            start: start, end: end, event: event, calendar: 1,
            flags: SpanFlags(kind: zoned ? .zoned : .floating, status: .confirmed, availability: .busy, privacy: .public))
    }

    private static func visit(
        _ access: ReadAccess, _ selection: RangeIndex.Selection, _ instants: Range<Int64>, _ local: Range<Int64> = 0..<0
    ) throws -> [Int64] {
        var found: [Int64] = []
        try access.forEachSpan(selection, in: SpanWindow(instants: instants, local: local)) { row, _ in found.append(row.event) }
        return found.sorted()
    }

    @Test(
        "A span is in a window by the law of overlap",
        arguments: [0, 1, 3600, 86_400, 86_401, 345_600, 345_601, 40_000_000, 300_000_000_000] as [Int64])
    func law(length: Int64) throws {
        let test = TestStore()
        let from: Int64 = 1_000_000
        let to: Int64 = 1_010_000
        let starts = [from - length - 1, from - length, from - length + 1, from - 1, from, from + 1, to - 1, to, to + 1]
        try test.store.write { access throws in
            for (number, start) in starts.enumerated() {
                try access.index.insert(Self.row(start, start + length, Int64(number)), title: "")
                try access.index.insert(Self.row(start, start + length, Int64(number), zoned: false), title: "")
            }
        }
        try test.store.read { access throws in
            let expected = starts.enumerated().filter { _, start in
                length == 0 ? from <= start && start < to : start < to && start + length > from
            }.map { Int64($0.offset) }
            #expect(try Self.visit(access, .overlapping, from..<to) == expected)
            #expect(try Self.visit(access, .overlapping, 0..<0, from..<to) == expected)
            #expect(try Self.visit(access, .overlapping, from..<from, from..<from).isEmpty)
            let starting = starts.enumerated().filter { from <= $1 && $1 < to }.map { Int64($0.offset) }
            #expect(try Self.visit(access, .starting, from..<to) == starting)
        }
    }

    @Test("Windows at the ends of the numbers find everything and trap nowhere")
    func extremeWindows() throws {
        let test = TestStore()
        try test.store.write { access throws in
            try access.index.insert(Self.row(-62_135_596_800, 253_402_300_800, 1), title: "")
            try access.index.insert(Self.row(0, 0, 2), title: "")
        }
        try test.store.read { access throws in
            #expect(try Self.visit(access, .overlapping, .min ..< .max) == [1, 2])
            #expect(try Self.visit(access, .starting, .min ..< .max) == [1, 2])
            #expect(try Self.visit(access, .overlapping, .max - 1 ..< .max).isEmpty)
            #expect(try Self.visit(access, .overlapping, .min ..< .min + 1).isEmpty)
        }
    }

    @Test("After random adds, edits, deletes and undos the index equals a full scan", arguments: Array(1...6) as [UInt64])
    func equalsScan(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let test = TestStore(seed % 2 == 0 ? .file : .memory)
        var ids: [Event.ID] = []
        for step in 0..<120 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5:
                ids.append(try #require(try test.add(generator.event()).id))
            case 5..<7 where !ids.isEmpty:
                var event = generator.event()
                event.id = generator.pick(ids)
                event.calendarID = EventCalendar.ID(rawValue: 1)
                try test.replace(event)
            case 7..<9 where !ids.isEmpty:
                try test.remove(ids.remove(at: Int.random(in: 0..<ids.count, using: &generator)))
            default:
                do { _ = try test.store.undo() } catch RepositoryError.nothingToUndo {}
                ids = try test.store.read { try $0.events.ids(in: EventCalendar.ID(rawValue: 1)) }
            }
            if step % 40 == 39 { try test.expectWhole("seed \(seed), step \(step)") }
        }
    }

    @Test("A span that stands at another place is found and taken out all the same")
    func mending() throws {
        let test = TestStore()
        let event = try test.add(Event(title: "A", start: zoned("2026-12-01T09:00:00"), end: .after(.hours(1))))
        try test.tamper("UPDATE event_span SET start = start - 3600, class = 3")
        try test.replace(event)
        try test.expectWhole()
        try test.tamper("UPDATE event_span SET domain = 1")
        try test.remove(try #require(event.id))
        try test.expectWhole()
    }

    @Test("A class that a savepoint took back is noted again")
    func classes() throws {
        struct Stop: Error {}
        let test = TestStore()
        try test.store.write { access throws in
            #expect(throws: Stop.self) {
                try access.savepoint {
                    _ = try access.addToDefault(Event(title: "A", start: date("2026-12-01"), end: .after(.days(400))))
                    throw Stop()
                }
            }
            _ = try access.addToDefault(Event(title: "B", start: date("2026-12-01"), end: .after(.days(400))))
        }
        let window = SpanWindow(
            instants: 0..<0, local: Int64(day("2027-12-01").dayNumber) * 86_400..<Int64(day("2027-12-02").dayNumber) * 86_400)
        var titles: [String] = []
        try test.store.read { access throws in
            try access.forEachSpan(.overlapping, in: window) { _, title in titles.append(String(decoding: title, as: UTF8.self)) }
        }
        #expect(titles == ["B"])
        try test.expectWhole()
    }

    @Test("Any length is in the smallest class that reaches as far")
    func classOfLength() {
        var generator = SeededGenerator(seed: 5)
        let top: Int64 = 86_400 << 22
        let lengths = (0..<500).map { _ in
            Int64.random(in: 0...top, using: &generator) >> Int64.random(in: 0...30, using: &generator)
        }
        for length in lengths + [0, 1, 86_400, 86_401, 345_600, 345_601, top] {
            let spanClass = SpanClass(length: length)
            #expect(spanClass.reach >= length, "\(length)")
            #expect(spanClass.number == 0 || spanClass.reach / 4 < length, "\(length)")
        }
        #expect(SpanClass(length: .max).number == 11)
        #expect(SpanClass(length: .min).number == 0)
        #expect(SpanClass(length: 315_537_897_600).number <= 11)
        #expect(SpanClass(length: 315_537_897_600).reach >= 315_537_897_600)
    }

    @Test("Flags hold each state")
    func flags() {
        for kind in [EventKind.allDay, .floating, .zoned] {
            for status in EventStatus.allCases {
                for availability in EventAvailability.allCases {
                    for privacy in EventPrivacy.allCases {
                        let flags = SpanFlags(kind: kind, status: status, availability: availability, privacy: privacy)
                        #expect(flags.isAllDay == (kind == .allDay) && flags.isZoned == (kind == .zoned))
                        #expect(flags.status == status && flags.availability == availability)
                        #expect(flags.rawValue >> 5 == Int64(EventPrivacy.allCases.firstIndex(of: privacy)!))
                    }
                }
            }
        }
    }
}
