import CalendarModel
import CivilTime
import Testing

@Suite("What is wrong with an event, in words")
struct EventErrorTests {
    static let sentences: [(EventError, String)] = [
        (
            .endBeforeStart(start: zoned("2026-12-01T10:00:00"), end: zoned("2026-12-01T09:00:00", "UTC")),
            "The end '2026-12-01T09:00:00 UTC' is before the start '2026-12-01T10:00:00 Europe/Berlin'; give an end at or after the start."
        ),
        (
            .endBeforeStart(start: date("2026-12-02"), end: date("2026-12-01")),
            "The end '2026-12-01' is before the start '2026-12-02'; give an end at or after the start."
        ),
        (
            .endOfAnotherKind(start: date("2026-12-01"), end: floating("2026-12-01T09:00:00")),
            "The end '2026-12-01T09:00:00' (a floating time) does not fit the start '2026-12-01' (a day); give both as days, both as "
                + "floating times or both with a zone."
        ),
        (
            .endOfAnotherKind(start: zoned("2026-12-01T09:00:00"), end: date("2026-12-02")),
            "The end '2026-12-02' (a day) does not fit the start '2026-12-01T09:00:00 Europe/Berlin' (a time in a zone); give both as "
                + "days, both as floating times or both with a zone."
        ),
        (.negativeDuration(.minutes(-15)), "The duration '-PT15M' is below zero; give the start and a length of zero or more."),
        (.outsideCalendar, "A part of the event lies outside the years 1 to 9999."),
        (.priorityOutOfRange(10), "PRIORITY '10' is outside 0...9; 1 is the highest, 9 the lowest, 0 none."),
        (.emptyUID, "The UID is empty; leave it out to have one made."),
    ]

    @Test("Each error is a sentence", arguments: sentences)
    func sentence(error: EventError, text: String) {
        #expect(error.description == text)
        #expect("\(error)" == text)
    }
}
