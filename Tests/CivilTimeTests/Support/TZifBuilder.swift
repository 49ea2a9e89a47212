/// Makes TZif bytes by hand (RFC 9636 section 3), also wrong ones.
struct TZifBuilder {
    struct LocalType {
        var offset: Int32
        var isDaylight = false
        var abbreviation: String
    }

    /// 1 to 4.
    var version = 2
    var types: [LocalType] = [LocalType(offset: 3600, abbreviation: "CET")]
    var transitions: [(time: Int64, type: UInt8)] = []
    var leaps: [(time: Int64, correction: Int32)] = []
    var footer = ""
    var indicators = false

    var bytes: [UInt8] {
        if version == 1 { return header + block(timeSize: 4) }
        // A version 1 block for old readers comes first; a wrong type in it shows whether it was stepped over.
        var old = TZifBuilder(version: version, types: [LocalType(offset: -1, abbreviation: "OLD")])
        old.transitions = [(-1, 0)]
        return old.header + old.block(timeSize: 4) + header + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
    }

    var header: [UInt8] {
        let versionByte = version == 1 ? 0 : UInt8(ascii: "0") + UInt8(version)
        let indicatorCount = indicators ? types.count : 0
        let counts = [indicatorCount, indicatorCount, leaps.count, transitions.count, types.count, characters.count]
        return Array("TZif".utf8) + [versionByte] + [UInt8](repeating: 0, count: 15)
            + counts.flatMap { Self.bigEndian(UInt64($0), size: 4) }
    }

    private var characters: [UInt8] { types.flatMap { Array($0.abbreviation.utf8) + [0] } }

    private func block(timeSize: Int) -> [UInt8] {
        var bytes = transitions.flatMap { Self.bigEndian(UInt64(bitPattern: $0.time), size: timeSize) }
        bytes += transitions.map(\.type)
        var index: UInt8 = 0
        for type in types {
            bytes += Self.bigEndian(UInt64(bitPattern: Int64(type.offset)), size: 4) + [type.isDaylight ? 1 : 0, index]
            index += UInt8(type.abbreviation.utf8.count + 1)
        }
        bytes += characters
        for leap in leaps {
            bytes += Self.bigEndian(UInt64(bitPattern: leap.time), size: timeSize)
            bytes += Self.bigEndian(UInt64(bitPattern: Int64(leap.correction)), size: 4)
        }
        return bytes + [UInt8](repeating: 0, count: indicators ? 2 * types.count : 0)
    }

    private static func bigEndian(_ value: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Central Europe's rule, as footers write it.
    static let berlinRule = "CET-1CEST,M3.5.0,M10.5.0/3"

    /// A zone like Berlin's since 1980, by version 2 with a footer.
    static var berlin: TZifBuilder {
        TZifBuilder(
            types: [
                LocalType(offset: 3208, abbreviation: "LMT"), LocalType(offset: 3600, abbreviation: "CET"),
                LocalType(offset: 7200, isDaylight: true, abbreviation: "CEST"),
            ],
            transitions: [(-2_422_054_408, 1), (323_830_800, 2), (338_950_800, 1)], footer: berlinRule)
    }
}
