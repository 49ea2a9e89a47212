/// What a scalar does to the width of the text around it; the raw values are those of the generated table.
enum WidthClass: UInt8 {
    /// One column.
    case narrow = 0
    /// A mark, joiner or other scalar without a column of its own.
    case zero = 1
    /// Two columns.
    case wide = 2
    /// A mark that takes room beside its base: the two together fill two columns.
    case spacingMark = 3
    /// Joins the consonants around it into one cluster.
    case virama = 4
    /// Half of a flag; alone it is a letter in a box of two columns.
    case regionalIndicator = 5
    /// A picture of one column.
    case narrowPicture = 6
    /// A picture of one column that variation selector 16 makes two.
    case wideningPicture = 7
    /// A picture of two columns.
    case widePicture = 8
    /// Not a picture itself, but the start of one with variation selector 16: `#️⃣`.
    case widening = 9

    var columns: Int {
        switch self {
        case .narrow, .narrowPicture, .wideningPicture, .widening: 1
        case .zero, .spacingMark, .virama: 0
        case .wide, .widePicture, .regionalIndicator: 2
        }
    }

    var isPicture: Bool {
        switch self {
        case .narrowPicture, .wideningPicture, .widePicture: true
        default: false
        }
    }

    /// The class of a scalar: of the commonest scripts by comparison, else by binary search.
    static func of(_ scalar: UInt32) -> WidthClass {
        switch scalar {
        // Latin: everything is narrow but the signs that can become pictures; a terminal shows the soft hyphen.
        case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE: search(scalar)
        // Greek and Cyrillic too, up to its first combining mark.
        case 0..<0x300, 0x370..<0x483: .narrow
        // Kana, the common ideographs and Hangul.
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: .wide
        default: search(scalar)
        }
    }

    private static func search(_ scalar: UInt32) -> WidthClass {
        let key = scalar << 4 | 0xF
        return WidthTable.runs.withUnsafeBufferPointer { runs in
            var low = 0
            var high = runs.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if runs[middle] <= key { low = middle } else { high = middle }
            }
            return WidthClass(rawValue: UInt8(truncatingIfNeeded: runs[low] & 0xF)) ?? .narrow
        }
    }
}
