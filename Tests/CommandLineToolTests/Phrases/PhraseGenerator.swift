import CivilTime
import Testing

@testable import CommandLineTool

/// Random days, times and phrases. SplitMix64: the same numbers for the same seed on every machine.
struct PhraseGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Any day, the calendar's ends more often than their share.
    mutating func day() throws -> CivilDate {
        let range = CivilDate.minimum.dayNumber...CivilDate.maximum.dayNumber
        let number =
            switch Int.random(in: 0..<10, using: &self) {
            case 0: range.lowerBound + Int.random(in: 0..<40, using: &self)
            case 1: range.upperBound - Int.random(in: 0..<40, using: &self)
            case 2: Int.random(in: range, using: &self)
            default: Int.random(in: 0..<40_000, using: &self)
            }
        return try #require(CivilDate(dayNumber: number))
    }

    mutating func time() -> WallTime {
        WallTime(secondOfDay: Int.random(in: 0..<86_400, using: &self)) ?? .midnight
    }

    /// Words, numbers and signs in any order, with spaces or without.
    mutating func soup() -> String {
        let signs = [
            "-", "–", "..", ":", "/", ".", ",", "+", "@", "Europe/Berlin", "PT1H", "2026", "12", "31", "9", "00", "0", "24",
            "99999999999999999999",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 1...9, using: &self) {
            switch Int.random(in: 0..<6, using: &self) {
            case 0, 1: text += Vocabulary.entries.randomElement(using: &self)?.word ?? ""
            case 2: text += String(Int.random(in: 0...40, using: &self))
            case 3: text += Bool.random(using: &self) ? "dec" : "fri"
            default: text += signs.randomElement(using: &self) ?? ""
            }
            if Bool.random(using: &self) { text += " " }
        }
        return text
    }
}
