/// Splits UTF-8 bytes into clusters and measures them, as terminals do: wide characters take two columns, marks none, an emoji
/// sequence (joiners, skin tones, flags) two together, and variation selector 16 makes a narrow picture wide.
struct DisplayClusters: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func next() -> DisplayCluster? {
        guard position < bytes.count else { return nil }
        let start = position
        let (scalar, end) = Self.decode(bytes, at: start)
        position = end
        if let kind = Self.special(scalar) {
            return DisplayCluster(range: start..<end, kind: kind, columns: Self.columns(of: kind))
        }
        let base = WidthClass.of(scalar)
        return DisplayCluster(range: start..<position, kind: .plain, columns: extend(base)).ending(at: position)
    }

    /// Takes what belongs to the cluster that `base` starts, and returns its columns.
    private mutating func extend(_ base: WidthClass) -> Int {
        var columns = base.columns
        var base = base
        var afterJoiner = false
        var afterVirama = base == .virama
        var isHalfFlag = base == .regionalIndicator
        while position < bytes.count {
            let (scalar, end) = Self.decode(bytes, at: position)
            // ASCII after a base never joins; most text ends here.
            if scalar < 0x300 || Self.special(scalar) != nil { break }
            let next = WidthClass.of(scalar)
            switch next {
            case .zero:
                isHalfFlag = false
                if scalar == 0xFE0F, base == .wideningPicture || base == .widening { columns = 2 }
                if scalar == 0x200D {
                    afterJoiner = base.isPicture
                } else {
                    afterJoiner = false
                    afterVirama = false
                }
            case .virama:
                afterVirama = true
            case .spacingMark:
                if columns > 0 { columns = 2 }
                afterVirama = false
            case .regionalIndicator where isHalfFlag:
                isHalfFlag = false
            case _ where next.isPicture && afterJoiner:
                base = next
                afterJoiner = false
            case _ where (0x1F3FB...0x1F3FF).contains(scalar) && base.isPicture:
                columns = 2
            case _ where afterVirama && columns > 0:
                columns = 2
                afterVirama = false
            default:
                return columns
            }
            position = end
        }
        return columns
    }

    /// How a scalar that can't be printed as it is will be shown; nil for text.
    @inline(__always)
    static func special(_ scalar: UInt32) -> DisplayCluster.Kind? {
        if scalar < 0x20 {
            switch scalar {
            case 0x09: return .space
            case 0x0A: return .lineEnd
            default: return .escaped(scalar)
            }
        }
        if scalar < 0x7F { return nil }
        if scalar < 0xA0 { return .escaped(scalar) }
        if scalar < 0x61C { return nil }
        switch scalar {
        case 0x2028, 0x2029: return .lineEnd
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return .escaped(scalar)
        case invalid: return .escaped(0xFFFD)
        default: return nil
        }
    }

    private static func columns(of kind: DisplayCluster.Kind) -> Int {
        switch kind {
        case .plain: 0
        case .lineEnd, .space: 1
        case .escaped(let scalar): 4 + (scalar < 0x10 ? 1 : scalar < 0x100 ? 2 : scalar < 0x1000 ? 3 : 4)
        }
    }

    /// Stands for a byte that is no UTF-8.
    private static let invalid: UInt32 = 0xFFFF_FFFF

    /// The scalar at a place and where the next one starts.
    @inline(__always)
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (scalar: UInt32, end: Int) {
        let first = UInt32(bytes[position])
        if first < 0x80 { return (first, position + 1) }
        let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        guard length > 0, position + length <= bytes.count else { return (invalid, position + 1) }
        var scalar = first & (0x7F >> UInt32(length))
        for index in position + 1..<position + length {
            let byte = UInt32(bytes[index])
            guard byte & 0xC0 == 0x80 else { return (invalid, position + 1) }
            scalar = scalar << 6 | byte & 0x3F
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard scalar >= least, Unicode.Scalar(scalar) != nil else { return (invalid, position + 1) }
        return (scalar, position + length)
    }
}

extension DisplayCluster {
    fileprivate func ending(at end: Int) -> DisplayCluster {
        DisplayCluster(range: range.lowerBound..<end, kind: kind, columns: columns)
    }
}
