import CivilTime

/// A word that date phrases are made of, by what it means.
enum PhraseWord: Equatable, Sendable {
    case weekday(Weekday)
    case month(Int)
    case today, tomorrow, yesterday, tonight, now
    case noon, midnight
    case which(Which)
    case weekend
    case partOfDay(PartOfDay)
    case meridiem(Meridiem)

    case unit(PhraseUnit)
    /// "a", "an", "one" … "twelve".
    case count(Int)
    case half
    /// "first" … "fifth"; "second" is a unit until a weekday follows it.
    case ordinal(Int)
    /// The letters after "1st", "2nd", "3rd", "4th".
    case suffix

    case at, on, the, of, and
    case from, after, before, ago
    case inward
    /// Between the two ends of a span: "to", "until", "through".
    case to
    case start, end

    case utc
    /// The T between date and time in ISO 8601.
    case isoTime
    /// "for", which begins a length, and "every", which begins a repetition: known in order to say where they belong.
    case length, repetition
}
