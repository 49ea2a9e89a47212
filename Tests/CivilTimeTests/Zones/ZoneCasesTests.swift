import CivilTime
import Testing

/// Answers the questions that `scripts/check-zones` writes, with what Python's zoneinfo answered beside each.
@Suite struct ZoneCasesTests {
    static let path = TextFile.environment("DAYBOOK_ZONE_CASES")

    @Test(
        "zones answer as Python's zoneinfo does",
        .enabled(if: path != nil, "scripts/check-zones writes the questions and sets DAYBOOK_ZONE_CASES"))
    func zonesAnswerAsPythonDoes() throws {
        let bytes = try TextFile.read(try #require(Self.path))
        var zone = Zone.utc
        var count = 0
        var differences = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "\t"))
            let word = String(decoding: fields[0], as: UTF8.self)
            if word == "end" {
                #expect(Self.number(fields[1]) == Int64(count), "the file of questions is whole")
                count = -1
                break
            }
            count += 1
            if word == "zone" {
                zone = try ZoneDatabase.system.zone(named: String(decoding: fields[1], as: UTF8.self))
            } else {
                let expected = fields[2...].map { String(decoding: $0, as: UTF8.self) }
                let answer = Self.answer(word, Self.number(fields[1]), zone)
                guard expected != answer else { continue }
                differences += 1
                if differences <= 50 { Issue.record("\(zone.id) \(word) \(Self.number(fields[1])): \(answer), not \(expected)") }
            }
        }
        #expect(count == -1, "the file of questions has its end")
        #expect(differences == 0)
    }

    private static func answer(_ word: String, _ number: Int64, _ zone: Zone) -> [String] {
        switch word {
        case "at":
            let instant = Instant(number)
            return ["\(zone.offset(at: instant))", zone.abbreviation(at: instant)]
        case "unique", "gap", "fold":
            return wallAnswer(word, number, zone)
        case "day":
            return [CivilDate(dayNumber: Int(number)).map { "\(zone.startOfDay($0).secondsSinceEpoch)" } ?? "no day"]
        case "next":
            return [zone.nextTransition(after: Instant(number)).map { "\($0.secondsSinceEpoch)" } ?? "none"]
        case "previous":
            return [zone.previousTransition(before: Instant(number)).map { "\($0.secondsSinceEpoch)" } ?? "none"]
        default:
            return ["no question"]
        }
    }

    private static func wallAnswer(_ word: String, _ number: Int64, _ zone: Zone) -> [String] {
        guard let local = LocalDateTime(localSeconds: number) else { return ["no wall time"] }
        let resolution = zone.resolve(local)
        guard zone.instant(of: local) == resolution.instant else { return ["two answers"] }
        switch resolution {
        case .unique(let instant) where word == "unique": return ["\(instant.secondsSinceEpoch)"]
        case .gap(let shifted, _) where word == "gap": return ["\(shifted.secondsSinceEpoch)"]
        case .fold(let first, let second) where word == "fold":
            return ["\(first.secondsSinceEpoch)", "\(second.secondsSinceEpoch)"]
        default: return ["\(resolution)"]
        }
    }

    private static func number(_ field: ArraySlice<UInt8>) -> Int64 {
        Int64(String(decoding: field, as: UTF8.self)) ?? .min
    }
}
