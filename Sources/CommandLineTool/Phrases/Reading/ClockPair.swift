/// The two clock times of a span. Where only one has am or pm, the other takes the half of the day that makes the span
/// shortest: "9-11am", "11-1pm", "9am-5" and "10-2am" (from ten in the evening).
struct ClockPair {
    let start: Clock
    let end: Clock

    /// Nil if no reading has any length.
    init?(_ start: Clock, _ end: Clock) {
        var best: (start: Clock, end: Clock, length: Int)?
        for start in Self.readings(of: start, beside: end) {
            for end in Self.readings(of: end, beside: start) {
                let length = Self.length(start, end)
                if length > 0, length < best?.length ?? .max { best = (start, end, length) }
            }
        }
        guard let best else { return nil }
        (self.start, self.end) = (best.start, best.end)
    }

    private static func readings(of clock: Clock, beside other: Clock) -> [Clock] {
        guard clock.isOpen, other.meridiem != nil else { return [clock] }
        return [Meridiem.am, .pm].map { meridiem in
            var reading = clock
            reading.meridiem = meridiem
            return reading
        }
    }

    /// Seconds from start to end, an earlier end being the next day's; 0 if they are the same time.
    private static func length(_ start: Clock, _ end: Clock) -> Int {
        let endSecond = end.isMidnight ? 86_400 : end.seconds
        let length = endSecond - start.seconds
        return length < 0 ? length + 86_400 : length
    }
}
