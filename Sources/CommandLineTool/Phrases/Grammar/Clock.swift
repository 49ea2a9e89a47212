/// A clock time as a phrase names it: the half of the day may still be open.
struct Clock: Equatable, Sendable {
    var hour: Int
    var minute = 0
    var second = 0
    var meridiem: Meridiem?
    /// Only a number, such as "9", which could be a day of the month too.
    var isBare = false
    /// "09", which belongs to a 24-hour clock.
    var hasLeadingZero = false
    /// Whether an ISO 8601 time had a fraction of a second that is not zero.
    var hasFraction = false
    /// The word "midnight", which has no date of its own.
    var isMidnight = false

    /// Whether it can be in either half of the day, if something tells that 12-hour clocks are meant.
    var isOpen: Bool { meridiem == nil && 1...12 ~= hour && !hasLeadingZero && !isMidnight }

    /// Seconds of the day, 0...86400; an open time is read on a 24-hour clock.
    var seconds: Int { seconds(hour: meridiem?.hour(of: hour) ?? hour) }

    /// Seconds of the day for an open time in one half of the day.
    func seconds(in meridiem: Meridiem) -> Int { seconds(hour: meridiem.hour(of: hour)) }

    private func seconds(hour: Int) -> Int { hour * 3600 + minute * 60 + second }

    /// Whether there is such a time: 0:00 to 24:00, or 12:00am to 11:59pm.
    var isValid: Bool {
        guard minute < 60, second < 60 else { return false }
        if meridiem != nil { return 1...12 ~= hour }
        return hour < 24 || hour == 24 && minute == 0 && second == 0
    }
}
