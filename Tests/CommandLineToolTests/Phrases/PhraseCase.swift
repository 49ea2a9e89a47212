import CivilTime
import Testing

@testable import CommandLineTool

/// One row of a table: at this time the phrase names that.
struct PhraseCase: CustomTestStringConvertible, Sendable {
    let now: String
    let phrase: String
    let expected: String
    var weekRule = WeekRule.iso

    var testDescription: String { "\(now): \(phrase)" }

    /// A row at Tuesday 1 December 2026, 10:00.
    init(_ phrase: String, _ expected: String) {
        self.init("2026-12-01T10:00", phrase, expected)
    }

    init(_ now: String, _ phrase: String, _ expected: String, sundayFirst: Bool = false) {
        self.now = now
        self.phrase = phrase
        self.expected = expected
        if sundayFirst { weekRule = .sundayFirst }
    }

    var reader: PhraseReader { get throws { PhraseReader(now: try #require(LocalDateTime(now)), weekRule: weekRule) } }
}

extension PhraseReader {
    /// At Tuesday 1 December 2026, 10:00.
    static var usual: PhraseReader { get throws { try PhraseCase("", "").reader } }
}

/// The sentence of the error that a body throws, or what it returned.
func sentence<Value>(_ body: () throws -> Value) -> String {
    do { return "no error: \(try body())" } catch { return "\(error)" }
}
