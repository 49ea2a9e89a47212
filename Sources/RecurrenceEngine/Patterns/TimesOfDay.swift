/// The wall-clock times that a rule names within a day, an hour or a minute: hours by minutes by seconds, in order.
///
/// They are counted and picked without being written out, as full lists name 86,400 of them.
struct TimesOfDay: Hashable, Sendable {
    let hours: [Int]
    let minutes: [Int]
    let seconds: [Int]

    var count: Int { hours.count * minutes.count * seconds.count }

    /// The second of the day of the time at a place.
    subscript(place: Int) -> Int {
        let (rest, second) = place.quotientAndRemainder(dividingBy: seconds.count)
        let (hour, minute) = rest.quotientAndRemainder(dividingBy: minutes.count)
        return hours[hour] * 3_600 + minutes[minute] * 60 + seconds[second]
    }
}
