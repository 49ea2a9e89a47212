/// The scripts whose words are not parted by spaces: CJK, kana, Hangul, Thai and Lao. Their runs are indexed in overlapping pairs.
enum UnspacedScript {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x0E00: false
        case 0x0E00...0x0E3A, 0x0E40...0x0E4E, 0x0E80...0x0ECD: true
        case 0x1100...0x11FF, 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF: true
        case 0x3105...0x312F, 0x3131...0x318E, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
        case 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB, 0xF900...0xFAFF, 0xFF66...0xFF9F: true
        case 0x1B000...0x1B2FF, 0x20000...0x323AF: true
        default: false
        }
    }

    /// Whether a text may hold such scalars: the first of them is U+0E00, so a UTF-8 byte of 0xE0 or more must be there.
    static func mayOccur(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in bytes.contains { $0 >= 0xE0 } }
    }
}
