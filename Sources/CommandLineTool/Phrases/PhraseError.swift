import CivilTime

/// What is wrong with a phrase. Texts are as they were typed; sentences are in `PhraseError+Description`.
enum PhraseError: Error, Equatable, Sendable {
    // Words
    case empty
    case unknownWord(String, suggestion: String?)
    case zoneAbbreviation(String)
    case unexpected(String, after: String)
    case incomplete(String)
    case twoDays(String, String)
    case twoTimes(String, String)
    case twoZones(String, String)
    case lengthInPhrase(String)
    case repetition(String)

    // Days
    case ambiguousDate(String, Int, Int, year: Int?)
    case notADay(String, month: Int, year: Int)
    case notADayOfMonth(String)
    case notAMonth(String, month: Int)
    case notAWeek(String, year: Int, weeks: Int)
    case yearOutOfRange(String)
    case shortYear(String)
    case bareYear(String)
    case outsideCalendar(String)
    case otherWeekday(String, CivilDate)
    case needsPeriod(String)
    case notInPeriod(String, DaySpan)
    case emptyPeriod(String)
    case lengthNotDay(String)
    case lengthFromDay(String)
    case manyDays(String, count: Int)
    case dayExpected(String)

    // Times
    case notATime(String)
    case fraction(String)
    case dottedTime(String)
    case compactTime(String)
    case notAnOffset(String)
    case midnight(String)
    case startsAtEndOfDay(String)
    case needsTime(String)
    case otherPartOfDay(String, time: String)
    case zoneWithoutTime(String)

    // Spans
    case spanNotPoint(String)
    case manyDaysWithTime(String, count: Int)
    case endWithoutStartTime(String)
    case dayEndOfTimedStart(String)
    case timeEndOfDays(String)
    case endNotAfterStart(end: String, start: String)

    // Lengths, alarms, clocks
    case notALength(String)
    case lengthWithoutUnit(String)
    case negativeLength(String)
    case monthsInLength(String)
    case notAnAlarm(String)
    case alarmWithoutDay(String)
    case notAClock(String)
}
