extension Zone {
    /// Coordinated universal time, needing no database.
    public static let utc = Zone(id: .utc, fixedOffset: 0, abbreviation: "UTC")

    /// A zone that is always so many seconds east of UTC, named `+05:30`; nil from 26 hours on. 0 seconds are `utc`.
    public static func fixed(offset: Int) -> Zone? {
        if offset == 0 { return .utc }
        guard let value = Int32(exactly: offset), LocalTimeType.allowedOffsets ~= value else { return nil }
        func pair(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let seconds = abs(offset)
        let parts = [seconds / 3600, seconds / 60 % 60] + (seconds % 60 == 0 ? [] : [seconds % 60])
        let sign = offset < 0 ? "-" : "+"
        return Zone(
            id: ZoneID(sign + parts.map(pair).joined(separator: ":")), fixedOffset: value,
            abbreviation: sign + parts.map(pair).joined())
    }

    /// Reads `+05:30` or `-0800`, as `fixed(offset:)` names its zones; nil for any other text.
    static func fixed(named name: String) -> Zone? {
        var scanner = TextScanner(name)
        guard name.utf8.first != UInt8(ascii: "Z"), let offset = scanner.utcOffset(), scanner.isAtEnd else { return nil }
        return fixed(offset: offset)
    }

    convenience init(id: ZoneID, fixedOffset: Int32, abbreviation: String) {
        let type = LocalTimeType(offset: fixedOffset, isDaylight: false, abbreviation: abbreviation)
        let file = TZifFile(types: [type], transitionTimes: [], transitionTypes: [], rule: nil)
        self.init(id: id, file: file, fingerprint: Fingerprint.of(Array(abbreviation.utf8)) ^ Int64(fixedOffset))
    }
}
