import DaybookStore

/// The options of the commands that find events, for which ones.
enum FilterOptions {
    static let calendar = OptionDeclaration(
        "calendar", short: "c", value: "NAME", repeatable: true, completion: .calendars, group: .filters,
        help: "Only this calendar")
    static let category = OptionDeclaration(
        "category", value: "NAME", repeatable: true, group: .filters, help: "Only with all these labels")
    static let status = OptionDeclaration(
        "status", value: "STATUS", repeatable: true, allowed: EventStatus.allCases.map(\.rawValue) + ["any"], group: .filters,
        help: "Only with this status; cancelled ones are hidden")
    static let text = OptionDeclaration("search", value: "TEXT", group: .filters, help: "Only where these words are found")

    static var all: [OptionDeclaration] { [calendar, category, status] }

    /// The filter that was asked for.
    static func read(_ arguments: ParsedArguments, _ snapshot: Snapshot) throws -> OccurrenceFilter {
        var filter = OccurrenceFilter(
            categories: arguments.values(of: category), text: arguments.value(of: text).flatMap { $0.isEmpty ? nil : $0 })
        if arguments.has(calendar) {
            filter.calendars = try arguments.values(of: calendar).compactMap { try CalendarLookup.find($0, snapshot).id }
        }
        let statuses = arguments.values(of: status)
        if statuses.contains("any") {
            filter.statuses = EventStatus.allCases
        } else if !statuses.isEmpty {
            filter.statuses = statuses.compactMap(EventStatus.init)
        }
        return filter
    }
}
