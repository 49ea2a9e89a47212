/// The 44 bytes before a data block (RFC 9636 section 3.1).
struct TZifHeader {
    /// 1, or 2 and above: versions 2 to 4 have one form, and later ones are to keep it.
    var version: Int
    var universalCount: Int
    var standardCount: Int
    var leapCount: Int
    var transitionCount: Int
    var typeCount: Int
    var characterCount: Int

    init(_ reader: inout TZifReader) throws(TZifFault) {
        guard reader.remaining > 0 else { throw TZifFault("it is empty") }
        guard reader.remaining >= 4, try reader.bytes(4).elementsEqual("TZif".utf8) else {
            throw TZifFault("it does not begin with 'TZif'")
        }
        guard reader.remaining >= 40 else { throw TZifFault("its header is cut off") }
        let versionByte = try reader.byte()
        switch versionByte {
        case 0: version = 1
        case UInt8(ascii: "2")...UInt8(ascii: "9"): version = Int(versionByte - UInt8(ascii: "0"))
        default: throw TZifFault("its version is unknown")
        }
        _ = try reader.bytes(15)
        universalCount = try Self.count(&reader)
        standardCount = try Self.count(&reader)
        leapCount = try Self.count(&reader)
        transitionCount = try Self.count(&reader)
        typeCount = try Self.count(&reader)
        characterCount = try Self.count(&reader)
    }

    /// How many bytes the data block has; counts of 32 bits can't overflow it.
    func blockSize(timeSize: Int) -> Int {
        transitionCount * (timeSize + 1) + typeCount * 6 + characterCount + leapCount * (timeSize + 4) + standardCount
            + universalCount
    }

    private static func count(_ reader: inout TZifReader) throws(TZifFault) -> Int {
        Int(UInt32(bitPattern: try reader.int32()))
    }
}
