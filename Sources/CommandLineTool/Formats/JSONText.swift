/// JSON strings straight into the output's bytes.
extension OutputBuffer {
    /// Writes a string with its quotes. What a terminal must not get raw is escaped too: DEL, C1 controls and bidirectional
    /// controls, and the line ends U+2028 and U+2029.
    func write(json text: String) {
        DisplayText.withBytes(of: text) { write(json: $0) }
    }

    func write(json bytes: UnsafeBufferPointer<UInt8>) {
        write(byte: 0x22)
        if ASCIIScan.isPlainJSON(bytes) {
            write(bytes)
        } else {
            writeEscaped(json: bytes)
        }
        write(byte: 0x22)
    }

    private func writeEscaped(json bytes: UnsafeBufferPointer<UInt8>) {
        var plain = 0
        var index = 0
        while index < bytes.count {
            let (scalar, length) = JSONText.special(bytes, at: index)
            guard length > 0 else {
                index += 1
                continue
            }
            write(UnsafeBufferPointer(rebasing: bytes[plain..<index]))
            write(byte: 0x5C)
            switch scalar {
            case 0x22, 0x5C: write(byte: UInt8(scalar))
            case 0x08: write(byte: 0x62)
            case 0x09: write(byte: 0x74)
            case 0x0A: write(byte: 0x6E)
            case 0x0C: write(byte: 0x66)
            case 0x0D: write(byte: 0x72)
            default:
                write(byte: 0x75)
                write(hexadecimal: scalar, width: 4)
            }
            index += length
            plain = index
        }
        write(UnsafeBufferPointer(rebasing: bytes[plain...]))
    }
}

/// Finds what a JSON string has to escape.
enum JSONText {
    /// The scalar to be escaped at a place and its bytes; length 0 when the byte stands as it is.
    @inline(__always)
    static func special(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
        let byte = UInt32(bytes[index])
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { return (byte, 1) }
        switch byte {
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0: return (UInt32(bytes[index + 1]), 2)
        case 0xD8 where index + 1 < bytes.count && bytes[index + 1] == 0x9C: return (0x61C, 2)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] & 0xFE == 0x80:
            let scalar = 0x2000 | UInt32(bytes[index + 1] & 1) << 6 | UInt32(bytes[index + 2] & 0x3F)
            switch scalar {
            case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (scalar, 3)
            default: return (0, 0)
            }
        default: return (0, 0)
        }
    }
}
