/// The text of a random daily or longer rule, with BY parts that its frequency allows.
struct RandomRule {
    static func text(_ random: inout SeededGenerator) -> String {
        let frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].randomElement(using: &random) ?? "DAILY"
        var parts = ["FREQ=\(frequency)"]
        if Bool.random(using: &random) { parts.append("INTERVAL=\(Int.random(in: 1...5, using: &random))") }
        if Int.random(in: 0..<3, using: &random) == 0 { parts.append("COUNT=\(Int.random(in: 1...40, using: &random))") }
        if Int.random(in: 0..<4, using: &random) == 0 { parts.append("WKST=\(weekdays.randomElement(using: &random) ?? "MO")") }
        var named = 0
        func add(_ name: String, _ range: ClosedRange<Int>, isSigned: Bool = true, oneIn: Int = 3) {
            guard Int.random(in: 0..<oneIn, using: &random) == 0 else { return }
            let values = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                Int.random(in: range, using: &random) * (isSigned && Bool.random(using: &random) ? -1 : 1)
            }
            parts.append("\(name)=" + Set(values).sorted().map(String.init).joined(separator: ","))
            named += 1
        }
        add("BYMONTH", 1...12, isSigned: false)
        if frequency != "WEEKLY" { add("BYMONTHDAY", 1...31) }
        if frequency == "YEARLY" { add("BYYEARDAY", 1...366, oneIn: 6) }
        let hadNone = parts.count
        if frequency == "YEARLY" { add("BYWEEKNO", 1...53, oneIn: 6) }
        let hasWeeks = parts.count > hadNone
        if Bool.random(using: &random) {
            let canCount = !hasWeeks && (frequency == "MONTHLY" || frequency == "YEARLY")
            let days = weekdays.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)).map { day in
                canCount && Bool.random(using: &random)
                    ? "\([1, 2, 3, 4, 5, -1, -2].randomElement(using: &random) ?? 1)\(day)" : day
            }
            parts.append("BYDAY=" + days.joined(separator: ","))
            named += 1
        }
        add("BYHOUR", 0...23, isSigned: false, oneIn: 8)
        if named > 0 { add("BYSETPOS", 1...4, oneIn: 4) }
        return parts.joined(separator: ";")
    }

    private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
