import CivilTime

/// The words of date phrases: one small table, searched from front to back.
enum Vocabulary {
    /// The meaning of a word in small letters.
    static func meaning(of word: String) -> PhraseWord? {
        for entry in entries where entry.word == word { return entry.meaning }
        return nil
    }

    /// Full names first, so that a suggestion for a misspelt word is a name and not its short form.
    static let entries: [(word: String, meaning: PhraseWord)] = [
        ("today", .today), ("tomorrow", .tomorrow), ("yesterday", .yesterday), ("tonight", .tonight), ("now", .now),
        ("next", .which(.next)), ("this", .which(.this)), ("last", .which(.last)), ("past", .which(.last)),

        ("monday", .weekday(.monday)), ("tuesday", .weekday(.tuesday)), ("wednesday", .weekday(.wednesday)),
        ("thursday", .weekday(.thursday)), ("friday", .weekday(.friday)), ("saturday", .weekday(.saturday)),
        ("sunday", .weekday(.sunday)),
        ("mon", .weekday(.monday)), ("tue", .weekday(.tuesday)), ("tues", .weekday(.tuesday)), ("wed", .weekday(.wednesday)),
        ("weds", .weekday(.wednesday)), ("thu", .weekday(.thursday)), ("thur", .weekday(.thursday)),
        ("thurs", .weekday(.thursday)), ("fri", .weekday(.friday)), ("sat", .weekday(.saturday)), ("sun", .weekday(.sunday)),

        ("january", .month(1)), ("february", .month(2)), ("march", .month(3)), ("april", .month(4)), ("may", .month(5)),
        ("june", .month(6)), ("july", .month(7)), ("august", .month(8)), ("september", .month(9)), ("october", .month(10)),
        ("november", .month(11)), ("december", .month(12)),
        ("jan", .month(1)), ("feb", .month(2)), ("mar", .month(3)), ("apr", .month(4)), ("jun", .month(6)), ("jul", .month(7)),
        ("aug", .month(8)), ("sep", .month(9)), ("sept", .month(9)), ("oct", .month(10)), ("nov", .month(11)),
        ("dec", .month(12)),

        ("at", .at), ("@", .at), ("on", .on), ("the", .the), ("of", .of), ("and", .and), ("in", .inward),
        ("from", .from), ("after", .after), ("before", .before), ("ago", .ago),
        ("to", .to), ("until", .to), ("till", .to), ("through", .to), ("thru", .to),
        ("am", .meridiem(.am)), ("pm", .meridiem(.pm)), ("a.m", .meridiem(.am)), ("p.m", .meridiem(.pm)),
        ("noon", .noon), ("midday", .noon), ("midnight", .midnight),
        ("morning", .partOfDay(.morning)), ("afternoon", .partOfDay(.afternoon)), ("evening", .partOfDay(.evening)),
        ("night", .partOfDay(.night)),

        ("days", .unit(.day)), ("day", .unit(.day)), ("weeks", .unit(.week)), ("week", .unit(.week)),
        ("months", .unit(.month)), ("month", .unit(.month)), ("years", .unit(.year)), ("year", .unit(.year)),
        ("hours", .unit(.hour)), ("hour", .unit(.hour)), ("minutes", .unit(.minute)), ("minute", .unit(.minute)),
        ("seconds", .unit(.second)), ("second", .unit(.second)), ("fortnight", .unit(.fortnight)),
        ("fortnights", .unit(.fortnight)), ("weekend", .weekend),
        ("d", .unit(.day)), ("w", .unit(.week)), ("wk", .unit(.week)), ("wks", .unit(.week)), ("h", .unit(.hour)),
        ("hr", .unit(.hour)), ("hrs", .unit(.hour)), ("m", .unit(.minute)), ("min", .unit(.minute)), ("mins", .unit(.minute)),
        ("s", .unit(.second)), ("sec", .unit(.second)), ("secs", .unit(.second)), ("yr", .unit(.year)), ("yrs", .unit(.year)),

        ("a", .count(1)), ("an", .count(1)), ("one", .count(1)), ("two", .count(2)), ("three", .count(3)), ("four", .count(4)),
        ("five", .count(5)), ("six", .count(6)), ("seven", .count(7)), ("eight", .count(8)), ("nine", .count(9)),
        ("ten", .count(10)), ("eleven", .count(11)), ("twelve", .count(12)), ("half", .half),
        ("first", .ordinal(1)), ("third", .ordinal(3)), ("fourth", .ordinal(4)), ("fifth", .ordinal(5)),
        ("st", .suffix), ("nd", .suffix), ("rd", .suffix), ("th", .suffix),
        ("start", .start), ("beginning", .start), ("end", .end),

        ("utc", .utc), ("gmt", .utc), ("z", .utc), ("t", .isoTime), ("for", .length), ("every", .repetition),
    ]
}
