import CivilTime

/// The earliest that a day without its own date can be: now, or the start of the span that it ends.
struct Floor {
    let date: CivilDate
    let second: Int
    /// Whether it is the start of a span, for the wording of steps.
    let isStart: Bool

    init(now: LocalDateTime) {
        (date, second, isStart) = (now.date, now.time.secondOfDay, false)
    }

    init(start: LocalDateTime) {
        (date, second, isStart) = (start.date, start.time.secondOfDay, true)
    }
}
