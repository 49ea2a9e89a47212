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
}
