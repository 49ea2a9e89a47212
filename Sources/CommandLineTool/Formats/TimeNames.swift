import CivilTime

/// The names of months and weekdays in one language, for text and templates; JSON never uses them.
struct TimeNames: Sendable {
    /// January first.
    let months: [String]
    let shortMonths: [String]
    /// Monday first.
    let weekdays: [String]
    let shortWeekdays: [String]

    static let english = TimeNames(
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
            "December",
        ],
        shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])

    func weekday(_ weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

    func shortWeekday(_ weekday: Weekday) -> String { shortWeekdays[weekday.rawValue - 1] }

    /// The name of a month 1...12; its number otherwise.
    func month(_ month: Int) -> String { 1...12 ~= month ? months[month - 1] : "month \(month)" }

    func shortMonth(_ month: Int) -> String { 1...12 ~= month ? shortMonths[month - 1] : "month \(month)" }
}
