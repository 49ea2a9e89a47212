import CivilTime
import Testing

@Suite struct CorruptTZifTests {
    @Test(
        "each fault is named",
        arguments: [
            ("empty", "it is empty"), ("magic", "it does not begin with 'TZif'"), ("header", "its header is cut off"),
            ("version", "its version is unknown"), ("block", "its first data block is cut off"),
            ("second block", "its data block is cut off"), ("footer", "its footer is cut off"),
            ("rule", "its footer is not a rule"),
            ("type", "a transition leads to a type that is not there"), ("order", "its transitions are not in order"),
            ("offset", "it has an offset of 93600 seconds"), ("no type", "it has no local time type"),
            ("leap order", "its leap seconds are not in order"), ("daylight", "a daylight flag is 2"),
            ("count", "its data block is cut off"),
        ])
    func faults(fault: String, reason: String) {
        #expect(throws: ZoneError.corruptFile(name: "Test/Zone", reason: reason)) {
            try Zone(id: ZoneID("Test/Zone"), tzif: Self.bytes(with: fault))
        }
    }

    private static func bytes(with fault: String) -> [UInt8] {
        var builder = TZifBuilder.berlin
        let good = builder.bytes
        // The second header comes after the first block: 44 bytes and 16 of data.
        let second = 44 + 4 + 1 + 6 + 4
        switch fault {
        case "empty": return []
        case "magic": return Array("TZig".utf8) + good[4...]
        case "header": return Array(good[..<40])
        case "version": return good[..<4] + [1] + good[5...]
        case "block": return Array(good[..<50])
        case "second block": return Array(good[..<(second + 60)])
        case "footer": return Array(good.dropLast())
        case "rule": builder.footer = "CET-1CEST,M13.5.0,M10.5.0/3"
        case "type": builder.transitions[1].type = 3
        case "order": builder.transitions[1].time = builder.transitions[0].time
        case "offset": builder.types[1].offset = 93_600
        case "no type": return good[..<(second + 36)] + [0, 0, 0, 0] + good[(second + 40)...]
        case "leap order": builder.leaps = [(5, 1), (5, 2)]
        case "daylight": return good[..<(second + 44 + 27 + 4)] + [2] + good[(second + 44 + 27 + 5)...]
        case "count": return good[..<(second + 32)] + [255, 255, 255, 255] + good[(second + 36)...]
        default: break
        }
        return builder.bytes
    }

    @Test("any bytes are a zone or an error, never a trap", arguments: 1...8 as ClosedRange<UInt64>)
    func fuzz(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var originals = [1, 2, 3, 4].map { version in
            var builder = TZifBuilder.berlin
            builder.version = version
            builder.indicators = true
            builder.leaps = [(78_796_800, 1), (94_694_401, 2)]
            return builder.bytes
        }
        originals.append(TZifBuilder(footer: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0").bytes)
        var zones = 0
        for _ in 0..<1500 {
            let original = originals.randomElement(using: &generator) ?? []
            let bytes = Self.mutated(original, &generator)
            if let zone = try? Zone(id: ZoneID("Fuzz"), tzif: bytes) {
                zones += 1
                Self.ask(zone, &generator)
            }
        }
        // Some mutations must get through, or nothing was tested.
        #expect(zones > 50, "seed \(seed)")
    }

    private static func mutated(_ original: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: bytes.removeLast(min(bytes.count, Int.random(in: 0...20, using: &generator)))
            case 1 where !bytes.isEmpty: bytes.remove(at: place)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: min(place, bytes.count))
            case 3:
                for index in place..<min(bytes.count, place + 8) { bytes[index] = Bool.random(using: &generator) ? 0xFF : 0x80 }
            case 4 where !bytes.isEmpty: bytes[place] = UInt8.random(in: 0x2B...0x3A, using: &generator)
            case _ where !bytes.isEmpty: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            default: break
            }
        }
        return bytes
    }

    private static func ask(_ zone: Zone, _ generator: inout SeededGenerator) {
        let seconds: [Int64] = [
            .min, .max, 0, -62_135_596_800, 253_402_300_799, .random(in: -5_000_000_000...5_000_000_000, using: &generator),
            .random(in: .min ... .max, using: &generator),
        ]
        for second in seconds {
            let instant = Instant(second)
            _ = zone.abbreviation(at: instant)
            _ = zone.isDaylight(at: instant)
            _ = zone.nextTransition(after: instant)
            _ = zone.previousTransition(before: instant)
            let wall = zone.localDateTime(at: instant)
            _ = zone.instant(of: wall)
            _ = zone.resolve(wall)
            _ = zone.startOfDay(wall.date)
        }
    }
}
