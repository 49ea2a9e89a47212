/// Short names that people write for time zones; each stands for several, or for half a year of one.
enum ZoneAbbreviations {
    private static let names = [
        "CET", "CEST", "EET", "EEST", "WET", "WEST", "BST", "IST", "MSK", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT",
        "AEST", "AEDT", "JST", "NZST", "NZDT", "BRT", "HST", "SGT", "ET", "PT",
    ]

    static func contains(_ word: String) -> Bool {
        word.utf8.count < 5 && names.contains(word.uppercased())
    }
}
