import DaybookStore

/// The local days that a listing shows, so that long events are cut to them.
struct DayRange {
    let first: CivilDate
    let last: CivilDate

    /// Every day there is.
    static let all = DayRange(first: .minimum, last: .maximum)

    private init(first: CivilDate, last: CivilDate) {
        self.first = first
        self.last = last
    }

    init(_ range: QueryRange, _ zone: Zone) {
        switch range {
        case .days(let days):
            self.init(first: days.lowerBound, last: days.upperBound.adding(days: -1) ?? days.lowerBound)
        case .local(let times):
            self.init(first: times.lowerBound.date, last: Self.dayBefore(times.upperBound))
        case .instants(let moments):
            self.init(
                first: zone.localDateTime(at: moments.lowerBound).date,
                last: Self.dayBefore(zone.localDateTime(at: moments.upperBound)))
        }
    }

    private static func dayBefore(_ end: LocalDateTime) -> CivilDate {
        end.adding(seconds: -1)?.date ?? end.date
    }
}
