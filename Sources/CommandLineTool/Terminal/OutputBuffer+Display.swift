/// Text from outside, in a form that is safe to show.
extension OutputBuffer {
    /// Writes a text as it is shown: no raw control or bidirectional control, cut to `limit` columns with `…`, filled with spaces to
    /// `padding` columns. Text with right-to-left letters is isolated on a terminal, so that it doesn't reorder what is beside it.
    ///
    /// Returns the columns taken.
    @discardableResult
    func write(display bytes: UnsafeBufferPointer<UInt8>, limit: Int = .max, paddedTo padding: Int = 0) -> Int {
        if bytes.count <= limit, DisplayText.isPlainASCII(bytes) {
            write(bytes)
            write(spaces: padding &- bytes.count)
            return max(bytes.count, padding)
        }
        let fit = DisplayText.fit(bytes, into: limit)
        let shown = UnsafeBufferPointer(rebasing: bytes[..<fit.byteCount])
        let isIsolated = isTerminal && DisplayText.hasRightToLeft(shown)
        if isIsolated { write("\u{2068}") }
        var plain = 0
        for cluster in DisplayClusters(shown) where cluster.kind != .plain {
            write(UnsafeBufferPointer(rebasing: shown[plain..<cluster.range.lowerBound]))
            plain = cluster.range.upperBound
            switch cluster.kind {
            case .plain: break
            case .space: write(byte: 0x20)
            case .lineEnd: write("⏎")
            case .escaped(let scalar):
                write("\\u{")
                write(hexadecimal: scalar)
                write(byte: 0x7D)
            }
        }
        write(UnsafeBufferPointer(rebasing: shown[plain...]))
        if isIsolated { write("\u{2069}") }
        if fit.isTruncated { write("…") }
        write(spaces: padding - fit.columns)
        return max(fit.columns, padding)
    }

    @discardableResult
    func write(display text: String, limit: Int = .max, paddedTo padding: Int = 0) -> Int {
        DisplayText.withBytes(of: text) { write(display: $0, limit: limit, paddedTo: padding) }
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
