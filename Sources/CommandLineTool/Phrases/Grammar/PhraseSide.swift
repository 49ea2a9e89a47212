import CivilTime

/// One end of a span, or the whole of a phrase without a span.
///
/// Each part keeps its pieces, which are positions in `PhraseSource.tokens`. The parts are four plain types: the metadata of one
/// generic type takes longer when a process first needs it than reading many phrases does.
struct PhraseSide: Equatable, Sendable {
    struct DayPart: Equatable, Sendable {
        var value: DayExpression
        var pieces: Range<Int>
    }

    struct WeekdayPart: Equatable, Sendable {
        var value: Weekday
        var pieces: Range<Int>
    }

    struct ClockPart: Equatable, Sendable {
        var value: Clock
        var pieces: Range<Int>
    }

    struct PartOfDayPart: Equatable, Sendable {
        var value: PartOfDay
        var pieces: Range<Int>
    }

    var day: DayPart?
    /// The weekday of "Thursday 24 December", which must agree with the date.
    var weekday: WeekdayPart?
    var clock: ClockPart?
    var partOfDay: PartOfDayPart?
    /// Why a numeric date has only one reading.
    var note: String?

    var isEmpty: Bool { day == nil && clock == nil && partOfDay == nil && weekday == nil }

    /// Whether the day stands behind the time: "9-10:30 next fri".
    var hasDayLast: Bool {
        guard let day, let clock else { return false }
        return day.pieces.lowerBound > clock.pieces.lowerBound
    }

    /// From the first piece to the last.
    var pieces: Range<Int> {
        var first = Int.max
        var last = 0
        func include(_ pieces: Range<Int>) {
            first = min(first, pieces.lowerBound)
            last = max(last, pieces.upperBound)
        }
        if let day { include(day.pieces) }
        if let weekday { include(weekday.pieces) }
        if let clock { include(clock.pieces) }
        if let partOfDay { include(partOfDay.pieces) }
        return first < last ? first..<last : 0..<0
    }
}
