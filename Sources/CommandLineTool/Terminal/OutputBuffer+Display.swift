/// Text from outside, in a form that is safe to show.
extension OutputBuffer {
    /// Writes a text as it is shown: no raw control or bidirectional control. Text with right-to-left letters is isolated on a
    /// terminal, so that it doesn't reorder what is beside it.
    func write(display bytes: UnsafeBufferPointer<UInt8>) {
        if ASCIIScan.isPrintable(bytes) { return write(bytes) }
        let isIsolated = isTerminal && DisplayText.hasRightToLeft(bytes)
        if isIsolated { write("\u{2068}") }
        var plain = 0
        var position = 0
        while position < bytes.count {
            let (scalar, end) = DisplayClusters.decode(bytes, at: position)
            if let kind = DisplayClusters.special(scalar) {
                write(UnsafeBufferPointer(rebasing: bytes[plain..<position]))
                plain = end
                write(kind)
            }
            position = end
        }
        write(UnsafeBufferPointer(rebasing: bytes[plain...]))
        if isIsolated { write("\u{2069}") }
    }

    /// The same, cut to `limit` columns with `…` and filled with spaces to `padding` columns; returns the columns taken.
    @discardableResult
    func write(display bytes: UnsafeBufferPointer<UInt8>, limit: Int, paddedTo padding: Int = 0) -> Int {
        let fit = DisplayText.fit(bytes, into: limit)
        write(display: UnsafeBufferPointer(rebasing: bytes[..<fit.byteCount]))
        if fit.isTruncated { write("…") }
        write(spaces: padding - fit.columns)
        return max(fit.columns, padding)
    }

    func write(display text: String) {
        DisplayText.withBytes(of: text) { write(display: $0) }
    }

    @discardableResult
    func write(display text: String, limit: Int = .max, paddedTo padding: Int) -> Int {
        DisplayText.withBytes(of: text) { write(display: $0, limit: limit, paddedTo: padding) }
    }

    private func write(_ kind: DisplayCluster.Kind) {
        switch kind {
        case .plain: break
        case .space: write(byte: 0x20)
        case .lineEnd: write("⏎")
        case .escaped(let scalar):
            write("\\u{")
            write(hexadecimal: scalar)
            write(byte: 0x7D)
        }
    }

    /// Capital digits, at least `width` of them.
    func write(hexadecimal number: UInt32, width: Int = 1) {
        var shift = UInt32(max(width, 1) * 4)
        while shift < 32, number >> shift != 0 { shift += 4 }
        while shift > 0 {
            shift -= 4
            let digit = UInt8(truncatingIfNeeded: number >> shift & 0xF)
            write(byte: digit < 10 ? 0x30 + digit : 0x37 + digit)
        }
    }
}
