import CalendarModel
import CivilTime
import Testing

@testable import Repositories

@Suite("The word index")
struct EventTextIndexTests {
    private func titles(_ test: TestStore, _ text: String) throws -> [String] {
        try test.store.read { access throws in
            guard let query = SearchQuery(text) else { return [] }
            var titles: [String] = []
            try access.text.forEachHit(query) { hit in
                titles.append(try #require(try access.events.event(withID: hit.event)).title)
                return true
            }
            return titles
        }
    }

    private func store(_ titles: String...) throws -> TestStore {
        let test = TestStore()
        for title in titles { try test.add(Event(title: title, start: date("2026-12-01"))) }
        return test
    }

    static let found: [(String, String, Bool)] = [
        // Prefix, case and accents.
        ("Dentist", "den", true), ("Dentist", "DENTIST", true), ("Dentist", "entist", false), ("Zahnärztin", "zahnarzt", true),
        ("Zahnarzt", "zahnärzt", true), ("Café", "cafe", true), ("Cafe", "café", true), ("Cafe\u{301}", "café", true),
        ("Café", "cafe\u{301}", true),
        ("Cafés", "cafe\u{301}", true), ("Ångström", "angstrom", true), ("Ệ", "e", true), ("ПРИВЕТ", "привет", true),
        ("Straße", "strasse", false),
        // Scripts without spaces.
        ("東京会議室", "会議", true), ("東京会議室", "東京", true), ("東京会議室", "議室", true), ("東京会議室", "会議室", true), ("東京会議室", "京議", false),
        ("東京会議室", "京", true), ("東京会議室", "室", true), ("東京会議室", "東", true), ("東京 会議", "京会", false), ("ランチ会", "ランチ", true),
        ("ランチ会", "ンチ会", true),
        ("お昼ごはん", "昼ご", true), ("회의실 예약", "회의", true), ("회의실 예약", "의실", true), ("회의실 예약", "예약", true), ("회의실 예약", "회실", false),
        ("회의실 예약", "약", true),
        ("ประชุมทีม", "ประชุม", true), ("ประชุมทีม", "ทีม", true), ("ประชุมทีม", "ชุ", true), ("ประชุมทีม", "ี", true),
        ("ກິນເຂົ້າ", "ເຂົ້າ", true), ("𠀀𠀁", "𠀀𠀁", true),
        // Mixed.
        ("Q3東京レビュー", "東京", true), ("Q3東京レビュー", "Q3", true), ("Q3東京レビュー", "q3 レビュー", true), ("Q3東京レビュー", "Q3東京", true),
        ("Team東京", "team", true),
        // Signs are text like any other.
        ("100% sure", "%", true), ("sure", "%", false), ("snake_case", "_", true), ("snakecase", "_", false),
        ("axb", "a%b", false), ("axb", "a_b", false),
        ("a%b", "a%b", true), ("cook's list", "cook's", true), ("say \"hi\"", "\"hi\"", true), ("say \"hi\"", "\"", true),
        ("say hi", "\"", false),
        ("it's", "'", true), ("its", "'", false), ("a\\b", "\\", true), ("ab", "\\", false), ("two * three", "*", true),
        ("two three", "*", false),
        ("this AND that", "AND", true), ("this that", "this AND that", false), ("NEAR (x)", "NEAR(", true),
        ("far", "NEAR(", false),
        ("title: x", "title:", true), ("lunch", "title:lunch", false), ("a^b", "^", true), ("ab", "^", false),
        ("up-to", "-", true), ("up to", "-", false),
        ("lunch", "-lunch", true), ("lunch", "NOT", false), ("lunch", "lunch OR dinner", false), ("🎂 party", "🎂", true),
        ("party", "🎂", false),
        ("a + b", "a + b", true), ("(x", "(", true), ("{x}", "{", true), ("x:y", ":", true), (";--", ";--", true),
    ]

    @Test("Every word must be there, and no sign has a meaning of its own", arguments: found)
    func finds(title: String, query: String, isFound: Bool) throws {
        let test = try store(title, "zzz")
        #expect(try titles(test, query) == (isFound ? [title] : []))
    }

    static let hostile = [
        "\"", "\"\"", "\"\"\"", "'", "\\", "*", "**", "a*b*", "AND", "OR", "NOT", "AND AND", "NEAR", "NEAR(a b, 3)", "^a", "-a",
        "+a", "a:b", ":", "(", ")",
        "((((", "{a b}:c", "title:", "rank", "event_text", "a\u{0}b", "\u{FFFD}", "?1", "; DROP TABLE event", "a\"b",
        "\u{202E}", "﷽", "\u{301}x",
        String(repeating: "a ", count: 400), String(repeating: "(", count: 5000), String(repeating: "会", count: 3000),
        String(repeating: "é", count: 100_000),
    ]

    @Test("No query is a syntax error", arguments: hostile)
    func neverFails(query: String) throws {
        let test = try store("zzz")
        #expect(try titles(test, query).isEmpty)
        #expect(try titles(test, "zzz " + query).isEmpty)
    }

    @Test("Signs are looked for in all fields, and in what people wrote, not in how it is kept")
    func signsInFields() throws {
        let test = TestStore()
        var plain = Event(title: "plain", start: date("2026-12-01"))
        plain.categories = ["one", "two"]
        try test.add(plain)
        for sign in ["\"", "[", "]", ",", "\\"] { #expect(try titles(test, sign).isEmpty, "\(sign)") }
        var signed = Event(title: "signed", start: date("2026-12-01"))
        signed.categories = ["x", "\"\\"]
        signed.attendees = [Attendee(address: "mailto:a@example.com", name: "§")]
        signed.location = "&"
        signed.notes = "<"
        try test.add(signed)
        for sign in ["\"", "\\", "\"\\", "@", "§", "&", "<", "& <", "signed &"] {
            #expect(try titles(test, sign) == ["signed"], "\(sign)")
        }
        #expect(try titles(test, "plain &").isEmpty)
    }

    @Test("A title weighs more than other fields, and notes least")
    func weights() throws {
        let test = TestStore()
        let fields: [(String, WritableKeyPath<Event, String?>)] = [("in notes", \.notes), ("in location", \.location)]
        for (title, field) in fields {
            var event = Event(title: title, start: date("2026-12-01"))
            event[keyPath: field] = "budget"
            try test.add(event)
        }
        var people = Event(title: "with people", start: date("2026-12-01"))
        people.attendees = [Attendee(address: "mailto:b@example.com", name: "Budget")]
        try test.add(people)
        try test.add(Event(title: "the budget", start: date("2026-12-01")))
        for number in 0..<20 { try test.add(Event(title: "other \(number)", start: date("2026-12-01"))) }
        let order = try titles(test, "budget")
        #expect(order.first == "the budget")
        #expect(order.dropFirst().first == "in location")
        #expect(Set(order) == ["the budget", "in location", "with people", "in notes"])
    }

    @Test("Equal hits come by number, and those behind a hit can be asked for")
    func order() throws {
        let test = try store("a x", "b x", "c x", "d x")
        try test.store.read { access throws in
            for text in ["x", "%"] {
                if text == "%" { continue }
                let query = try #require(SearchQuery(text))
                var hits: [EventTextIndex.Hit] = []
                try access.text.forEachHit(query) {
                    hits.append($0); return true
                }
                #expect(hits.map(\.event.rawValue) == [1, 2, 3, 4])
                for (place, hit) in hits.enumerated() {
                    var rest: [EventTextIndex.Hit] = []
                    try access.text.forEachHit(query, after: hit) {
                        rest.append($0); return true
                    }
                    #expect(rest == Array(hits[(place + 1)...]))
                }
            }
        }
    }

    @Test("An edit and a delete take the old words out, of every field", arguments: TestStore.Place.allCases)
    func oldWords(place: TestStore.Place) throws {
        let test = TestStore(place)
        var event = Event(title: "alpha 会議", start: date("2026-12-01"))
        event.location = "beta"
        event.notes = "gamma"
        event.categories = ["delta", "epsilon zeta"]
        event.attendees = [Attendee(address: "mailto:eta@example.com", name: "theta")]
        let words = ["alpha", "会議", "beta", "gamma", "delta", "zeta", "eta", "theta"]
        event = try test.add(event)
        for word in words { #expect(try titles(test, word) == ["alpha 会議"], "\(word)") }
        var edited = event
        edited.title = "other"
        edited.location = nil
        edited.notes = nil
        edited.categories = []
        edited.attendees = []
        try test.replace(edited)
        for word in words { #expect(try titles(test, word).isEmpty, "\(word)") }
        #expect(try titles(test, "other") == ["other"])
        try test.expectWhole()
        _ = try test.store.undo()
        for word in words { #expect(try titles(test, word) == ["alpha 会議"], "\(word)") }
        try test.remove(try #require(event.id))
        for word in words { #expect(try titles(test, word).isEmpty, "\(word)") }
        try test.expectWhole()
    }

    @Test("Each word of random events finds exactly those that have it", arguments: [1, 2, 3] as [UInt64])
    func model(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let test = TestStore()
        let vocabulary = ["lunch", "Zahnärztin", "büro", "plan", "plans", "東京", "会議", "東京会議", "회의", "Q3", "x", "été"]
        var texts: [Int64: [String]] = [:]
        for _ in 0..<60 {
            var event = generator.event()
            let words = (0..<4).map { _ in generator.pick(vocabulary) }
            event.title = words[0]
            event.notes = words[1]
            event.location = words[2]
            event.categories = [words[3]]
            event.attendees = []
            let id = try #require(try test.add(event).id)
            texts[id.rawValue] = words
            if Int.random(in: 0..<4, using: &generator) == 0, let gone = texts.keys.sorted().first {
                try test.remove(Event.ID(rawValue: gone))
                texts[gone] = nil
            }
        }
        for word in vocabulary + ["zahn", "PLAN", "bur", "京", "京会", "東", "議", "의", "ete", "un"] {
            let expected = texts.filter { $0.value.contains { Self.holds($0, word) } }.keys.sorted()
            let found = try test.store.read { access throws in
                var found: [Int64] = []
                try access.text.forEachHit(try #require(SearchQuery(word))) {
                    found.append($0.event.rawValue); return true
                }
                return found.sorted()
            }
            #expect(found == expected, "seed \(seed), word \(word)")
        }
        try test.expectWhole("seed \(seed)")
    }

    /// The slow way: a word with spaces is found by its beginning, one of an unspaced script by any part.
    private static func holds(_ text: String, _ word: String) -> Bool {
        func plain(_ text: String) -> String {
            let accents: [Character: Character] = ["ä": "a", "ü": "u", "é": "e", "ö": "o"]
            return String(text.lowercased().map { accents[$0] ?? $0 })
        }
        return (word.unicodeScalars.first?.value ?? 0) >= 0x1100 ? text.contains(word) : plain(text).hasPrefix(plain(word))
    }
}
