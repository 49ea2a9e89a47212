import CalendarModel
import CivilTime
import Testing

@Suite("Values of questions and answers")
struct QueryValueTests {
    @Test("One day is a range up to the next, also at the end of the calendar")
    func oneDay() {
        #expect(QueryRange.day(day("2026-12-31")) == .days(day("2026-12-31")..<day("2027-01-01")))
        #expect(QueryRange.day(.maximum) == .days(.maximum ..< .endOfTime))
        #expect(QueryRange.day(.endOfTime) == .days(.endOfTime ..< .endOfTime))
        #expect(QueryRange.always == .days(.minimum ..< .endOfTime))
    }

    @Test("A day that was not asked about has the count 0")
    func counts() {
        let counts = DayCounts(days: day("2026-12-01")..<day("2026-12-04"), counts: [1, 0, 3])
        #expect(
            [day("2026-11-30"), day("2026-12-01"), day("2026-12-02"), day("2026-12-03"), day("2026-12-04")].map { counts[$0] }
                == [0, 1, 0, 3, 0])
        #expect(DayCounts(days: day("2026-12-01")..<day("2026-12-01"), counts: [])[day("2026-12-01")] == 0)
    }

    @Test("The standard filter leaves cancelled events out and nothing else")
    func standardFilter() {
        let filter = OccurrenceFilter.standard
        #expect(filter == OccurrenceFilter())
        #expect(filter.statuses == [.confirmed, .tentative])
        #expect(filter.calendars == nil && filter.categories.isEmpty && filter.text == nil)
    }
}
