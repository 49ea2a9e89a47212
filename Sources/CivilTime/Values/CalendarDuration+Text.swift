extension CalendarDuration: LosslessStringConvertible {
    /// Reads RFC 5545 text: `P1DT2H`, `PT15M`, `-PT15M`, `P2W`, and weeks with other parts as RFC 8984 allows. Nil otherwise.
    public init?(_ text: String) {
        var scanner = TextScanner(text)
        let isNegative = scanner.skip("-")
        if !isNegative { _ = scanner.skip("+") }
        guard scanner.skip("P"), let days = Self.read(&scanner, [("W", 7), ("D", 1)]) else { return nil }
        var seconds: Int? = nil
        if scanner.skip("T") {
            guard let time = Self.read(&scanner, [("H", 3600), ("M", 60), ("S", 1)]), time.count > 0 else { return nil }
            seconds = time.total
        }
        guard scanner.isAtEnd, days.count > 0 || seconds != nil else { return nil }
        let sign = isNegative ? -1 : 1
        self.init(days: sign * days.total, seconds: sign * (seconds ?? 0))
    }

    /// RFC 5545 text: `P2W` for whole weeks, `P1DT2H`, `PT15M`, `-PT15M`, and `PT0S` for no time.
    public var description: String {
        if isZero { return "PT0S" }
        let dayCount = days.magnitude
        let secondCount = seconds.magnitude
        var text = isNegative ? "-P" : "P"
        if secondCount == 0, dayCount % 7 == 0 { return text + "\(dayCount / 7)W" }
        if dayCount > 0 { text += "\(dayCount)D" }
        if secondCount == 0 { return text }
        text += "T"
        let parts = [(secondCount / 3600, "H"), (secondCount / 60 % 60, "M"), (secondCount % 60, "S")]
        // RFC 5545 has no hours followed by seconds without the minutes between.
        let needsMinutes = parts[0].0 > 0 && parts[2].0 > 0
        for (index, part) in parts.enumerated() where part.0 > 0 || (index == 1 && needsMinutes) {
            text += "\(part.0)\(part.1)"
        }
        return text
    }

    /// Numbers with their letters in the order given, each at most once; nil where a number is too large or has no such letter.
    private static func read(
        _ scanner: inout TextScanner, _ units: [(letter: Unicode.Scalar, factor: Int)]
    ) -> (total: Int, count: Int)? {
        var total = 0
        var count = 0
        var remaining = units[...]
        while let digits = scanner.number() {
            guard let index = remaining.firstIndex(where: { scanner.skip($0.letter) }) else { return nil }
            let (product, tooLarge) = digits.multipliedReportingOverflow(by: remaining[index].factor)
            let (sum, overflow) = total.addingReportingOverflow(product)
            if tooLarge || overflow { return nil }
            total = sum
            count += 1
            remaining = remaining[(index + 1)...]
        }
        return (total, count)
    }
}
