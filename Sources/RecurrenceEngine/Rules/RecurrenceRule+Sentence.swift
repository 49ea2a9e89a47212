import CivilTime

extension RecurrenceRule {
    /// The rule as a person says it, in English: `every 2 weeks on Tuesday and Thursday, until 30 June 2027`.
    ///
    /// What the rule takes from its start, such as the day of a monthly one, it does not say.
    public var sentence: String {
        var text = head
        for part in [daysPhrase, timesPhrase, positionsPhrase] where !part.isEmpty { text += " " + part }
        switch skip {
        case .omit: break
        case .backward: text += ", on the last day of the month where the day is missing"
        case .forward: text += ", on the first day of the next month where the day is missing"
        }
        switch end {
        case .never: break
        case .count(let count): text += count == 1 ? ", once" : ", \(count) times"
        case .until(let until): text += ", until " + Self.words(until)
        }
        if frequency == .weekly, interval > 1, daysOfTheWeek.count > 1, firstWeekday != .monday {
            text += ", in weeks that begin on \(firstWeekday.englishName)"
        }
        return text
    }

    private var head: String {
        let unit = ["second", "minute", "hour", "day", "week", "month", "year"][frequency.rawValue]
        return interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
    }

    private var daysPhrase: String {
        var parts: [String] = []
        let monthNames = months.map { Self.monthNames[$0 - 1] }
        let datesOfMonth = frequency == .yearly && months.count == 1 && daysOfTheMonth.allSatisfy { $0 > 0 }
        if datesOfMonth, !daysOfTheMonth.isEmpty {
            parts.append("on \(Self.list(daysOfTheMonth.map(String.init))) \(monthNames[0])")
        } else if !daysOfTheMonth.isEmpty {
            parts.append("on \(Self.list(Self.fromBothEnds(daysOfTheMonth).map { Self.place($0, "day") }))")
        }
        if !daysOfTheYear.isEmpty {
            parts.append("on \(Self.list(Self.fromBothEnds(daysOfTheYear).map { Self.place($0, "day") })) of the year")
        }
        if !daysOfTheWeek.isEmpty {
            let days = Self.list(daysOfTheWeek.map(Self.weekdayWords))
            let isOfYear = frequency == .yearly && months.isEmpty && daysOfTheWeek.contains { $0.ordinal != 0 }
            parts.append((parts.isEmpty ? "on " : "where that is ") + days + (isOfYear ? " of the year" : ""))
        }
        if !weeksOfTheYear.isEmpty {
            parts.append("in \(Self.list(Self.fromBothEnds(weeksOfTheYear).map { Self.place($0, "week") })) of the year")
        }
        if !months.isEmpty, !datesOfMonth || daysOfTheMonth.isEmpty { parts.append("in \(Self.list(monthNames))") }
        return parts.joined(separator: " ")
    }

    private var timesPhrase: String {
        var parts: [String] = []
        if frequency > .hourly, !hours.isEmpty, !minutes.isEmpty, hours.count * minutes.count <= 6, seconds.count < 2 {
            let second = seconds.first.map { ":" + Self.twoDigits($0) } ?? ""
            let times = hours.flatMap { hour in minutes.map { Self.twoDigits(hour) + ":" + Self.twoDigits($0) + second } }
            return "at " + Self.list(times)
        }
        if !hours.isEmpty { parts.append("in the hour\(hours.count == 1 ? "" : "s") " + Self.list(hours.map(String.init))) }
        if !minutes.isEmpty { parts.append("at minute\(minutes.count == 1 ? "" : "s") " + Self.list(minutes.map(String.init))) }
        if !seconds.isEmpty { parts.append("at second\(seconds.count == 1 ? "" : "s") " + Self.list(seconds.map(String.init))) }
        return parts.joined(separator: " ")
    }

    private var positionsPhrase: String {
        setPositions.isEmpty ? "" : "(only \(Self.list(Self.fromBothEnds(setPositions).map { Self.place($0, "") })) of these)"
    }

    // MARK: Words

    private static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// Places from the start first, then those from the end, the last one last.
    private static func fromBothEnds(_ places: [Int]) -> [Int] { places.filter { $0 > 0 } + places.filter { $0 < 0 } }

    /// `the 2nd`, `the last day`, `the 3rd to last day`.
    private static func place(_ number: Int, _ noun: String) -> String {
        let isDay = noun == "day"
        switch number {
        case -1: return noun.isEmpty ? "the last" : "the last \(noun)"
        case ..<0: return "the \(ordinal(-number)) to last" + (noun.isEmpty ? "" : " \(noun)")
        default: return "the \(ordinal(number))" + (noun.isEmpty || isDay ? "" : " \(noun)")
        }
    }

    private static func weekdayWords(_ day: DayOfWeek) -> String {
        day.ordinal == 0 ? day.weekday.englishName : place(day.ordinal, day.weekday.englishName)
    }

    private static func ordinal(_ number: Int) -> String {
        if 11...13 ~= number % 100 { return "\(number)th" }
        switch number % 10 {
        case 1: return "\(number)st"
        case 2: return "\(number)nd"
        case 3: return "\(number)rd"
        default: return "\(number)th"
        }
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func words(_ until: Until) -> String {
        switch until {
        case .date(let date): words(date)
        case .local(let local): words(local)
        case .instant(let instant): words(Zone.utc.localDateTime(at: instant)) + " UTC"
        }
    }

    private static func words(_ local: LocalDateTime) -> String {
        words(local.date) + " " + twoDigits(local.time.hour) + ":" + twoDigits(local.time.minute)
    }

    private static func words(_ date: CivilDate) -> String { "\(date.day) \(monthNames[date.month - 1]) \(date.year)" }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Weekday {
    fileprivate var englishName: String {
        switch self {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }
}
