import DaybookStore

/// The range that a listing is about: a period, or `--from` with `--to` or `--before`.
///
/// A date names a whole day: `--to` goes through it, `--before` ends where it begins. A time is a moment, and ends are exclusive.
enum RangeOptions {
    static let period = PositionalDeclaration(
        "PERIOD", .any, help: "today, this week, 2026-12, 2026-W49, \"next 10 days\" …")
    static let from = OptionDeclaration("from", value: "WHEN", group: .time, help: "From this day or time on")
    static let to = OptionDeclaration(
        "to", value: "WHEN", excludes: ["before"], group: .time, help: "Through this day, or up to this time")
    static let before = OptionDeclaration("before", value: "WHEN", group: .time, help: "Up to this day or time, without it")

    static var all: [OptionDeclaration] { [from, to, before] }

    /// The range that was asked for; nil when nothing was.
    static func read(_ session: Session, _ snapshot: Snapshot) throws -> QueryRange? {
        let arguments = session.arguments
        let words = arguments.values(of: period)
        let bounds = [from, to, before].filter(arguments.has)
        guard words.isEmpty else {
            if let option = bounds.first { throw CommandError.excludedOptions("PERIOD", option.flag) }
            return .days(try days(words.joined(separator: " "), session, snapshot))
        }
        return bounds.isEmpty ? nil : try range(session, snapshot)
    }

    private static func days(_ text: String, _ session: Session, _ snapshot: Snapshot) throws -> Range<CivilDate> {
        try session.reading("PERIOD", snapshot) { try $0.period(text).value }
    }

    // MARK: --from, --to, --before

    /// One end of a range.
    private enum Bound {
        case day(CivilDate)
        case local(LocalDateTime)
        case instant(Instant)

        func local(_ session: Session) -> LocalDateTime {
            switch self {
            case .day(let day): LocalDateTime(day, .midnight)
            case .local(let local): local
            case .instant(let instant): session.zone.localDateTime(at: instant)
            }
        }

        func instant(_ session: Session) -> Instant {
            switch self {
            case .day(let day): session.zone.startOfDay(day)
            case .local(let local): session.zone.instant(of: local)
            case .instant(let instant): instant
            }
        }
    }

    private static func range(_ session: Session, _ snapshot: Snapshot) throws -> QueryRange {
        let start = try bound(from, session, snapshot, after: nil) { $0.first } ?? .day(session.today)
        let anchor = start.local(session)
        let end =
            try bound(to, session, snapshot, after: anchor) { $0.range.upperBound }
            ?? bound(before, session, snapshot, after: anchor) { $0.first }
            ?? weekAfter(start)
        switch (start, end) {
        case (.day(let first), .day(let before)):
            try check(first <= before, start, end, session)
            return .days(first..<before)
        case (.day, .local), (.local, .day), (.local, .local):
            let (first, last) = (start.local(session), end.local(session))
            try check(first <= last, start, end, session)
            return .local(first..<last)
        default:
            let (first, last) = (start.instant(session), end.instant(session))
            try check(first <= last, start, end, session)
            return .instants(first..<last)
        }
    }

    private static func bound(
        _ option: OptionDeclaration, _ session: Session, _ snapshot: Snapshot, after start: LocalDateTime?,
        day: (DaySpan) -> CivilDate
    ) throws -> Bound? {
        guard let text = session.arguments.value(of: option) else { return nil }
        return try session.reading(option.flag, snapshot) { reader in
            switch try reader.dateOrTime(text, after: start).value {
            case .days(let span): .day(day(span))
            case .moment(let local, nil): .local(local)
            case .moment(let local, let zone?): .instant(try session.zones.zone(of: zone).instant(of: local))
            }
        }
    }

    /// Seven days, when no end is said.
    private static func weekAfter(_ start: Bound) -> Bound {
        switch start {
        case .day(let day): .day(day.adding(days: 7) ?? .endOfTime)
        case .local(let local): .local(local.adding(seconds: 7 * 86_400) ?? LocalDateTime(.endOfTime, .midnight))
        case .instant(let instant): .instant(instant.adding(seconds: 7 * 86_400))
        }
    }

    private static func check(_ isOrdered: Bool, _ start: Bound, _ end: Bound, _ session: Session) throws(CommandError) {
        guard !isOrdered else { return }
        // A day that --to goes through is named as it was given.
        var last = end
        if session.arguments.has(to), case .day(let before) = end, let day = before.adding(days: -1) { last = .day(day) }
        throw .rangeBackwards(
            start: text(start, session), end: text(last, session), isStartGiven: session.arguments.has(from))
    }

    private static func text(_ bound: Bound, _ session: Session) -> String {
        if case .day(let day) = bound { return day.description }
        return bound.local(session).description
    }
}
