import CivilTime

@testable import RecurrenceEngine

/// A series written in the short forms of RFC 5545, so that tests read as the RFC's examples do.
struct SeriesText {
    var start: String
    /// An IANA name; empty for a floating start or a day.
    var zone = ""
    var rules: [String] = []
    var dates: [String] = []
    var exceptions: [String] = []
    var includesStart = true

    /// The start as the engine takes it.
    func recurrenceStart() throws -> RecurrenceStart {
        try RecurrenceStart(time(start)) { try ZoneDatabase.system.zone(for: $0) }
    }

    func set() throws -> RecurrenceSet {
        try RecurrenceSet(
            start: recurrenceStart(), rules: rules.map { try RecurrenceRule($0) }, dates: dates.map(time),
            exceptions: exceptions.map(time), includesStart: includesStart,
            zone: { try ZoneDatabase.system.zone(for: $0) })
    }

    /// Starts on the wall clock, at most `limit`, in the form that the start is written in.
    func starts(limit: Int = .max) throws -> [String] {
        let isDate = start.count == 8
        var found: [String] = []
        let start = try recurrenceStart()
        try set().forEach(from: .min) { instance in
            if let local = start.local(at: instance.moment) { found.append(Self.text(local, isDate: isDate)) }
            return found.count < limit
        }
        return found
    }

    static func text(_ local: LocalDateTime, isDate: Bool) -> String {
        let text = local.description.filter { $0 != "-" && $0 != ":" }
        return isDate ? String(text.prefix(8)) : text
    }

    /// Reads `20261201`, `20261201T120000` or `20261201T120000Z`.
    private func time(_ text: String) throws -> EventTime {
        let digits = text.filter(\.isNumber).compactMap(\.wholeNumberValue)
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
        guard digits.count == 8 || digits.count == 14,
            let date = CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
        else { throw BadText(text: text) }
        if digits.count == 8 { return .date(date) }
        guard let clock = WallTime(hour: number(8..<10), minute: number(10..<12), second: number(12..<14)) else {
            throw BadText(text: text)
        }
        let local = LocalDateTime(date, clock)
        if text.hasSuffix("Z") { return .zoned(local, .utc) }
        return zone.isEmpty ? .floating(local) : .zoned(local, ZoneID(zone))
    }

    struct BadText: Error { var text: String }
}
