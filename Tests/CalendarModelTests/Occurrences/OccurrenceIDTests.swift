import CalendarModel
import CivilTime
import Testing

@Suite("Names of occurrences")
struct OccurrenceIDTests {
    static let texts: [(String, OccurrenceID)] = [
        ("42", OccurrenceID(Event.ID(rawValue: 42))),
        ("9223372036854775807", OccurrenceID(Event.ID(rawValue: .max))),
        ("42@20261201", OccurrenceID(Event.ID(rawValue: 42), .date(day("2026-12-01")))),
        ("42@00010101", OccurrenceID(Event.ID(rawValue: 42), .date(day("0001-01-01")))),
        ("42@99991231", OccurrenceID(Event.ID(rawValue: 42), .date(day("9999-12-31")))),
        ("42@20261201T123000", OccurrenceID(Event.ID(rawValue: 42), .local(local("2026-12-01T12:30:00")))),
        ("42@00010101T000000", OccurrenceID(Event.ID(rawValue: 42), .local(local("0001-01-01T00:00:00")))),
        ("42@20261101T063000Z", OccurrenceID(Event.ID(rawValue: 42), .instant(instant("2026-11-01T06:30:00Z")))),
        ("1@19691231T235959Z", OccurrenceID(Event.ID(rawValue: 1), .instant(Instant(-1)))),
    ]

    @Test("A name is written and read in the form of RFC 5545", arguments: texts)
    func bothWays(text: String, id: OccurrenceID) {
        #expect(id.description == text)
        #expect(OccurrenceID(text) == id)
        #expect(OccurrenceID("#" + text) == id)
    }

    static let junk = [
        "", "#", "@", "42@", "@20261201", "##42", "+42", "#+42", "-42", "0", " 42", "42 ", "4 2", "٤٢", "0x2a", "42@2026-12-01",
        "42@2026120", "42@202612010", "42@20260230", "42@20261301", "42@00000101", "42@20261201T", "42@20261201T1230",
        "42@20261201T240000",
        "42@20261201T126000", "42@20261201T123060", "42@20261201t123000", "42@20261201T123000z", "42@20261201T123000X",
        "42@20261201 123000",
        "42@2026120١", "42@20261201@20261201", "42@+0261201", "9223372036854775808", "42@２０２６１２０１",
    ]

    @Test("Anything else is no name", arguments: junk)
    func refused(text: String) {
        #expect(OccurrenceID(text) == nil)
    }

    @Test("Any instance comes back from its text", arguments: [1, 2, 3] as [UInt64])
    func roundTrip(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let event = Event.ID(rawValue: .random(in: 1 ... .max, using: &generator))
            let moment = LocalDateTime(localSeconds: .random(in: -62_135_596_800...253_402_300_799, using: &generator))!
            let recurrences: [OccurrenceID.Recurrence?] = [
                nil, .date(moment.date), .local(moment), .instant(Zone.utc.instant(of: moment)),
            ]
            for recurrence in recurrences {
                let id = OccurrenceID(event, recurrence)
                #expect(OccurrenceID(id.description) == id, "seed \(seed)")
            }
        }
    }

    @Test("Numbers of events are compared as numbers")
    func numbers() {
        #expect(Event.ID("#7") == Event.ID(rawValue: 7))
        #expect(Event.ID("007") == Event.ID(rawValue: 7))
        #expect(Event.ID(rawValue: 9) < Event.ID(rawValue: 10))
        #expect(EventCalendar.ID(rawValue: 9) < EventCalendar.ID(rawValue: 10))
        #expect(EventCalendar.ID(rawValue: 9).description == "9")
    }
}
