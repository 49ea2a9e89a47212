/// Widths and safe forms of text that came from outside.
enum DisplayText {
    /// What fits into some columns.
    struct Fit: Equatable {
        /// How many bytes are shown.
        let byteCount: Int
        /// The columns taken, the ellipsis among them.
        let columns: Int
        /// Whether `…` stands at the end.
        let isTruncated: Bool
    }

    /// The columns that a text takes in the form in which it is shown.
    static func width(of text: String) -> Int {
        withBytes(of: text, width(of:))
    }

    static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if ASCIIScan.isPrintable(bytes) { return bytes.count }
        var total = 0
        for cluster in DisplayClusters(bytes) { total += cluster.columns }
        return total
    }

    /// How much of a text fits into `limit` columns, with `…` where not all of it does.
    static func fit(_ bytes: UnsafeBufferPointer<UInt8>, into limit: Int) -> Fit {
        if ASCIIScan.isPrintable(bytes) {
            if bytes.count <= limit { return Fit(byteCount: bytes.count, columns: bytes.count, isTruncated: false) }
            return limit < 1
                ? Fit(byteCount: 0, columns: 0, isTruncated: false) : Fit(byteCount: limit - 1, columns: limit, isTruncated: true)
        }
        var total = 0
        var cut = (byteCount: 0, columns: 0)
        for cluster in DisplayClusters(bytes) {
            total += cluster.columns
            if total > limit {
                return limit < 1
                    ? Fit(byteCount: 0, columns: 0, isTruncated: false)
                    : Fit(byteCount: cut.byteCount, columns: cut.columns + 1, isTruncated: true)
            }
            if total < limit { cut = (cluster.range.upperBound, total) }
        }
        return Fit(byteCount: bytes.count, columns: total, isTruncated: false)
    }

    /// The text with every control and bidirectional control written out visibly.
    static func escaped(_ text: String) -> String {
        withBytes(of: text) { bytes in
            if ASCIIScan.isPrintable(bytes) { return text }
            let output = OutputBuffer(.memory, capacity: bytes.count + 64)
            output.write(display: bytes)
            return output.text
        }
    }

    /// A value from outside as a message quotes it: escaped, and a huge one cut to `limit` characters.
    static func quotable(_ text: String, limit: Int = 60) -> String {
        guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return escaped(text) }
        return escaped(String(text.unicodeScalars.prefix(limit))) + "…"
    }

    /// The text cut to `limit` columns with `…`, controls written out.
    static func truncated(_ text: String, to limit: Int) -> String {
        withBytes(of: text) { bytes in
            let output = OutputBuffer(.memory, capacity: bytes.count + 64)
            output.write(display: bytes, limit: limit)
            return output.text
        }
    }

    /// Whether a text has letters that are written from right to left.
    static func hasRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index + 1 < bytes.count {
            let first = bytes[index]
            let second = bytes[index + 1]
            switch first {
            case 0xD8 where second == 0x9C: break  // U+061C is a mark, and shown escaped.
            case 0xD6 where second >= 0x90, 0xD7...0xDF: return true  // U+0590…U+07FF
            case 0xE0 where second >= 0xA0 && second < 0xA4: return true  // U+0800…U+08FF
            case 0xEF where second >= 0xAC && second <= 0xBB && isPresentationForm(bytes, index): return true
            case 0xF0 where index + 2 < bytes.count:
                if second == 0x90 && bytes[index + 2] >= 0xA0 { return true }  // U+10800…U+10FFF
                if second == 0x9E && bytes[index + 2] >= 0xA0 && bytes[index + 2] < 0xBC { return true }  // U+1E800…U+1EEFF
            default: break
            }
            index += first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        }
        return false
    }

    /// U+FB1D…U+FDFF or U+FE70…U+FEFE.
    private static func isPresentationForm(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index + 2 < bytes.count else { return false }
        let low = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        return (0xB1D...0xDFF).contains(low) || (0xE70...0xEFE).contains(low)
    }

    /// Lends the UTF-8 bytes of a text.
    @inline(__always)
    static func withBytes<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(text.utf8).withUnsafeBufferPointer(body)
    }
}
