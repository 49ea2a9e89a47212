import Testing

@testable import CommandLineTool

@Suite struct PhraseSpellingTests {
    @Test(arguments: [
        ("tomorow", "tomorrow"), ("tmorrow", "tomorrow"), ("yesteday", "yesterday"), ("munday", "monday"),
        ("wendesday", "wednesday"),
        ("thirsday", "thursday"), ("satuday", "saturday"), ("janurary", "january"), ("septmber", "september"), ("nxet", "next"),
        ("wekend", "weekend"), ("midnigth", "midnight"), ("mornin", "morning"),
    ])
    func `A slip of the fingers finds its word`(word: String, expected: String) {
        #expect(Spelling.suggestion(for: word) == expected)
    }

    @Test(arguments: ["x", "lunch", "banana", "xyz", "christmas", "averyveryverylongwordindeed"])
    func `Another word finds none`(word: String) {
        #expect(Spelling.suggestion(for: word) == nil)
    }
}
