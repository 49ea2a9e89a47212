import CivilTime
import Testing

@testable import CommandLineTool

@Suite struct PhrasePropertyTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `A date written in any style reads back`(seed: UInt64) throws {
        var random = PhraseGenerator(seed)
        for _ in 0..<100 {
            let day = try random.day()
            let reader = PhraseReader(now: LocalDateTime(try random.day(), random.time()))
            for text in styles(of: day) {
                #expect(try reader.when(text).value == .allDay(DaySpan(day)), "\(text), seed \(seed)")
            }
        }
    }

    @Test(arguments: [5, 6] as [UInt64]) func `What an answer shows reads back`(seed: UInt64) throws {
        var random = PhraseGenerator(seed)
        for _ in 0..<100 {
            let reader = PhraseReader(now: LocalDateTime(try random.day(), random.time()))
            let first = LocalDateTime(try random.day(), random.time())
            guard let last = first.adding(seconds: Int64.random(in: 1...5_000_000, using: &random)), last.date <= .maximum,
                let days = DaySpan(first: first.date, throughLast: last.date)
            else { continue }
            for time in [
                PhraseTime.allDay(days), .timed(start: first, end: nil, zone: nil), .timed(start: first, end: last, zone: .utc),
            ] {
                let text = DatePhrasing.phrase(time)
                #expect(try reader.when(text).value == time, "\(text), seed \(seed)")
            }
        }
    }

    @Test(arguments: [7, 8, 9, 10] as [UInt64]) func `No soup of words traps, and letter case does not matter`(seed: UInt64)
        throws
    {
        var random = PhraseGenerator(seed)
        for _ in 0..<400 {
            let text = random.soup()
            let day = try random.day()
            let reader = PhraseReader(
                now: LocalDateTime(day, random.time()), weekRule: Bool.random(using: &random) ? .iso : .sundayFirst)
            #expect(everything(text, reader) == everything(text.uppercased(), reader), "\(text), seed \(seed)")
        }
    }

    @Test(arguments: [11, 12] as [UInt64]) func `No bytes trap`(seed: UInt64) throws {
        var random = PhraseGenerator(seed)
        let reader = try PhraseReader.usual
        for _ in 0..<400 {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = everything(String(decoding: bytes, as: UTF8.self), reader)
        }
    }

    @Test func `A long phrase of large numbers neither traps nor takes long`() throws {
        let reader = try PhraseReader.usual
        let text = "in " + String(repeating: "99999999999999999999 hours 99999999999999999999 years ", count: 5000)
        #expect(throws: PhraseError.self) { try reader.when(text) }
        #expect(throws: PhraseError.self) { try PhraseReader.duration(String(text.dropFirst(3))) }
        #expect(throws: PhraseError.self) { try reader.when(String(repeating: "day after ", count: 20_000) + "today") }
    }

    // MARK: Parts

    private func styles(of day: CivilDate) -> [String] {
        let month = TimeNames.english.month(day.month)
        let weekday = TimeNames.english.weekday(day.weekday)
        let year = String(day.description.prefix(4))
        return [
            day.description, "\(year)/\(day.month)/\(day.day)", "\(year)-\(day.month)-\(day.day)",
            day.description.filter { $0 != "-" }, DatePhrasing.day(day), "\(day.day) \(month) \(year)",
            "\(month) \(day.day), \(year)",
            "\(month.prefix(3)) \(day.day) \(year)", "\(weekday.prefix(3)), \(day.day). \(month.prefix(3)) \(year)",
            "the \(day.day)th of \(month) \(year)", "\(day.day)-\(month.prefix(3))-\(year)",
        ]
    }

    /// What every entry point makes of a text: values and kinds of errors, without the texts that errors repeat.
    private func everything(_ text: String, _ reader: PhraseReader) -> [String] {
        let start = PhraseTime.timed(start: reader.now, end: nil, zone: nil)
        let results = [
            outcome { try reader.when(text).value }, outcome { try reader.date(text).value },
            outcome { try reader.period(text).value },
            outcome { try reader.dateOrTime(text).value }, outcome { try reader.dateOrTime(text, after: reader.now).value },
            outcome { try reader.end(text, of: start).value },
            outcome { try reader.end(text, of: .allDay(DaySpan(reader.today))).value },
            outcome { try PhraseReader.duration(text) }, outcome { try reader.alarm(text) },
            outcome { try PhraseReader.now(text) },
        ]
        return results.map { $0.lowercased() }
    }

    private func outcome<Value>(_ body: () throws -> Value) -> String {
        sentence { () -> String in "\(try body())" }
    }
}

extension PhraseReader {
    fileprivate var today: CivilDate { now.date }
}
