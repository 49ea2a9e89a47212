import DaybookStore

/// What people can set in a store, and what holds when they have not.
enum Settings {
    /// A named setting.
    struct Setting: Sendable {
        let name: String
        let meaning: String
        let standard: String
        /// Checks a value and answers it in its canonical form.
        let read: @Sendable (String) throws -> String
    }

    static let firstWeekday = Setting(
        name: "first-weekday", meaning: "The day that weeks begin with", standard: "monday"
    ) { text in
        try weekdayName(try weekday(text))
    }

    static let timedLength = Setting(
        name: "timed-length", meaning: "How long a timed event lasts that names no end", standard: "1h"
    ) { text in
        DatePhrasing.length(try length(text))
    }

    static var all: [Setting] { [firstWeekday, timedLength] }

    /// The rule by which weeks begin.
    static func weekRule(_ snapshot: Snapshot) throws -> WeekRule {
        guard let text = try snapshot.setting(firstWeekday.name) else { return .iso }
        return WeekRule(firstWeekday: try weekday(text), minimumDays: 4) ?? .iso
    }

    /// How long a timed event lasts that names no end.
    static func defaultLength(_ snapshot: Snapshot) throws -> CalendarDuration {
        try length(try snapshot.setting(timedLength.name) ?? timedLength.standard)
    }

    private static func length(_ text: String) throws -> CalendarDuration {
        try Session.reading(timedLength.name) { try PhraseReader.duration(text) }
    }

    private static func weekdayName(_ weekday: Weekday) throws -> String {
        TimeNames.english.weekday(weekday).lowercased()
    }

    /// A name, or 1 = Sunday … 7 = Saturday.
    private static func weekday(_ text: String) throws -> Weekday {
        if let number = Int(text), let weekday = Weekday(sundayFirst: number) { return weekday }
        let name = text.lowercased()
        if name.utf8.count >= 2,
            let weekday = Weekday.allCases.first(where: { TimeNames.english.weekday($0).lowercased().hasPrefix(name) })
        {
            return weekday
        }
        throw CommandError.valueNotAllowed(
            field: firstWeekday.name, value: text, allowed: Weekday.allCases.map { TimeNames.english.weekday($0).lowercased() })
    }
}
