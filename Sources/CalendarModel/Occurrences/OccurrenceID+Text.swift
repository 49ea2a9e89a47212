import CivilTime

extension OccurrenceID.Recurrence {
    /// The form of RFC 5545: `20261201`, `20261201T123000`, `20261201T123000Z`.
    var compact: String {
        switch self {
        case .date(let date): Self.compact(date)
        case .local(let local): Self.compact(local)
        case .instant(let instant): Self.compact(Zone.utc.localDateTime(at: instant)) + "Z"
        }
    }

    /// Reads the form of RFC 5545.
    init?(compact text: Substring) {
        let bytes = Array(text.utf8)
        guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16,
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[4..<6]), let day = Self.number(bytes[6..<8]),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        guard bytes.count > 8 else {
            self = .date(date)
            return
        }
        guard bytes[8] == UInt8(ascii: "T"), bytes.count == 15 || bytes[15] == UInt8(ascii: "Z"),
            let hour = Self.number(bytes[9..<11]), let minute = Self.number(bytes[11..<13]),
            let second = Self.number(bytes[13..<15]),
            let time = WallTime(hour: hour, minute: minute, second: second)
        else { return nil }
        let local = LocalDateTime(date, time)
        self = bytes.count == 15 ? .local(local) : .instant(Zone.utc.instant(of: local))
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }

    private static func compact(_ date: CivilDate) -> String {
        date.description.filter { $0 != "-" }
    }

    private static func compact(_ local: LocalDateTime) -> String {
        local.description.filter { $0 != "-" && $0 != ":" }
    }
}
