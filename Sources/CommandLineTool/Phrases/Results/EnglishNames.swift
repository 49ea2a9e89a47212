import CivilTime

/// English names of weekdays and months, for sentences.
enum EnglishNames {
    static func name(of weekday: Weekday) -> String {
        switch weekday {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }

    /// The name of a month 1...12; its number otherwise.
    static func name(ofMonth month: Int) -> String {
        1...12 ~= month ? months[month - 1] : "month \(month)"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June",
        "July", "August", "September", "October", "November", "December",
    ]
}
