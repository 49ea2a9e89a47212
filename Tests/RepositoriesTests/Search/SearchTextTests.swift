import Testing

@testable import Repositories

@Suite("Text on its way into the word index")
struct SearchTextTests {
    static let indexed: [(String, String)] = [
        ("", ""), ("Team lunch", "Team lunch"), ("東京会議", " 東京 京会 会議 議 "), ("会", " 会 "), ("会議", " 会議 議 "), ("A会議B", "A 会議 議 B"),
        ("A 会議 B", "A 会議 議  B"), ("会議、東京", " 会議 議 、 東京 京 "), ("회의실", " 회의 의실 실 "), ("กิน", " กิ ิน น "), ("ー々", " ー々 々 "),
        ("𠀀𠀁", " 𠀀𠀁 𠀁 "), ("Ｆ", "Ｆ"),
        ("é", "é"),
    ]

    @Test("A run without spaces becomes overlapping pairs and its last character", arguments: indexed)
    func pairs(text: String, expected: String) {
        #expect(IndexedText.make(text) == expected)
    }

    static let queries: [(String, String?, [String])] = [
        ("lunch", "\"lunch\"*", []), ("team lunch", "\"team\"* AND \"lunch\"*", []), (" \n team\t", "\"team\"*", []),
        ("会", "\"会\"*", []),
        ("会議", "\"会議\"", []), ("京会議", "\"京会 会議\"", []), ("A会議", "\"A\"* AND \"会議\"", []), ("会議b", "\"会議\" AND \"b\"*", []),
        ("say \"hi\"", "\"say\"* AND \"\"\"hi\"\"\"", []), ("%", nil, ["%"]), ("a %", "\"a\"*", ["%"]), ("🎂 _", nil, ["🎂", "_"]),
        ("title:", "\"title:\"", []), ("a*", "\"a*\"", []), ("NEAR(a", "\"NEAR(a\"*", []),
        ("cafe\u{301}", "\"cafe\u{301}\"*", []),
        ("a\0b", "\"a\"* AND \"b\"*", []),
    ]

    @Test("A query is phrases of quoted words", arguments: queries)
    func query(text: String, match: String?, literals: [String]) throws {
        let query = try #require(SearchQuery(text))
        #expect(query.match == match)
        #expect(query.literals == literals)
    }

    @Test("Nothing to look for is no query", arguments: ["", " ", "\n\t\u{3000}", "\0", " \0 "])
    func empty(text: String) {
        #expect(SearchQuery(text) == nil)
    }

    static let json: [(String, String)] = [
        ("", "\"\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\n\r\t", "\"\\n\\r\\t\""), ("\u{1}\u{1F}", "\"\\u0001\\u001f\""),
        ("é🎂\u{7F}", "\"é🎂\u{7F}\""),
    ]

    @Test("A string is written as JSON", arguments: json)
    func jsonString(text: String, expected: String) {
        #expect(JSONText.string(text) == expected)
        #expect(JSONText.array([text, "x"]) == "[" + expected + ",\"x\"]")
        #expect(JSONText.arrays([[text], []]) == "[[" + expected + "],[]]")
    }
}
