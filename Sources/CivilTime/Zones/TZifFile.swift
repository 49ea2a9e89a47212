/// What a TZif file of version 1 to 4 says (RFC 9636), with times made POSIX time where the file counts leap seconds.
struct TZifFile {
    var types: [LocalTimeType]
    /// Ascending; equal times can only come from leap seconds that were taken out.
    var transitionTimes: [Int64]
    /// For each transition the index of the type that holds from it on.
    var transitionTypes: [Int]
    /// What holds after the last transition; nil where the file does not say.
    var rule: ZoneRule?

    /// Reads a whole file; `name` is only for errors.
    init(_ bytes: [UInt8], name: String) throws(ZoneError) {
        do {
            var reader = TZifReader(bytes)
            let first = try TZifHeader(&reader)
            if first.version == 1 {
                self = try Self.block(&reader, first, timeSize: 4)
                return
            }
            try reader.skip(first.blockSize(timeSize: 4), "its first data block")
            let second = try TZifHeader(&reader)
            self = try Self.block(&reader, second, timeSize: 8)
            rule = try Self.footer(&reader)
        } catch {
            throw ZoneError.corruptFile(name: name, reason: error.reason)
        }
    }

    init(types: [LocalTimeType], transitionTimes: [Int64], transitionTypes: [Int], rule: ZoneRule? = nil) {
        self.types = types
        self.transitionTimes = transitionTimes
        self.transitionTypes = transitionTypes
        self.rule = rule
    }

    private static func block(
        _ reader: inout TZifReader, _ header: TZifHeader, timeSize: Int
    ) throws(TZifFault) -> TZifFile {
        // Checked once for the whole block, so that no count can lead to a read, or an allocation, past the file's end.
        guard reader.remaining >= header.blockSize(timeSize: timeSize) else { throw TZifFault("its data block is cut off") }
        guard header.typeCount > 0 else { throw TZifFault("it has no local time type") }
        guard header.characterCount > 0 else { throw TZifFault("it has no abbreviations") }

        let times = try (0..<header.transitionCount).mapThrowing { _ throws(TZifFault) in try reader.time(timeSize) }
        guard zip(times, times.dropFirst()).allSatisfy(<) else { throw TZifFault("its transitions are not in order") }
        let indexes = try (0..<header.transitionCount).mapThrowing { _ throws(TZifFault) -> Int in
            let index = Int(try reader.byte())
            guard index < header.typeCount else { throw TZifFault("a transition leads to a type that is not there") }
            return index
        }
        let types = try Self.types(&reader, header)
        let leaps = try TZifLeapSeconds(&reader, header, timeSize: timeSize)
        try reader.skip(header.standardCount + header.universalCount, "its indicators")
        return TZifFile(types: types, transitionTimes: leaps.posixTimes(times), transitionTypes: indexes)
    }

    private static func types(_ reader: inout TZifReader, _ header: TZifHeader) throws(TZifFault) -> [LocalTimeType] {
        var records = TZifReader(Array(try reader.bytes(header.typeCount * 6)))
        let characters = try reader.bytes(header.characterCount)
        return try (0..<header.typeCount).mapThrowing { _ throws(TZifFault) in
            let offset = try records.int32()
            let daylight = try records.byte()
            let index = Int(try records.byte())
            guard LocalTimeType.allowedOffsets ~= offset else { throw TZifFault("it has an offset of \(offset) seconds") }
            guard daylight <= 1 else { throw TZifFault("a daylight flag is \(daylight)") }
            guard index < characters.count, let end = characters[(characters.startIndex + index)...].firstIndex(of: 0) else {
                throw TZifFault("an abbreviation is cut off")
            }
            let text = characters[(characters.startIndex + index)..<end]
            return LocalTimeType(offset: offset, isDaylight: daylight == 1, abbreviation: String(decoding: text, as: UTF8.self))
        }
    }

    /// The rule between two line feeds; nil where it is empty.
    private static func footer(_ reader: inout TZifReader) throws(TZifFault) -> ZoneRule? {
        let rest = try reader.bytes(reader.remaining)
        guard rest.first == 0x0A, let end = rest.dropFirst().firstIndex(of: 0x0A) else {
            throw TZifFault("its footer is cut off")
        }
        let text = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
        if text.isEmpty { return nil }
        guard let rule = ZoneRule(text) else { throw TZifFault("its footer is not a rule") }
        return rule
    }
}

extension Collection {
    /// `map` for closures with a typed error.
    fileprivate func mapThrowing<Result>(_ transform: (Element) throws(TZifFault) -> Result) throws(TZifFault) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(count)
        for element in self { results.append(try transform(element)) }
        return results
    }
}
