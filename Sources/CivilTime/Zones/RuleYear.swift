/// The table that a rule makes for the years around one.
///
/// It is a class, as an optional of so large a struct costs the start of a program more than reading the zone does.
final class RuleYear: Sendable {
    let year: Int
    let table: ZoneTable

    init(_ rule: ZoneRule, _ year: Int) {
        self.year = year
        table = ZoneTable(rule, aroundYear: year)
    }
}
