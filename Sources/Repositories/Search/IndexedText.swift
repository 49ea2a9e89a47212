/// Text as it goes into the word index.
///
/// A run of an unspaced script becomes its overlapping pairs and its last scalar, so that any part of it can be found: two scalars
/// as a pair, more as a phrase of pairs, one as the beginning of a pair. `東京会議` is indexed as `東京 京会 会議 議`.
enum IndexedText {
    static func make(_ text: String) -> String {
        guard UnspacedScript.mayOccur(in: text) else { return text }
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if UnspacedScript.contains(scalar) {
                if let previous {
                    result.unicodeScalars.append(previous)
                    result.unicodeScalars.append(scalar)
                }
                if previous != nil || result.last != " " { result.append(" ") }
                previous = scalar
            } else {
                close(&previous, &result)
                result.unicodeScalars.append(scalar)
            }
        }
        close(&previous, &result)
        return result
    }

    private static func close(_ previous: inout Unicode.Scalar?, _ result: inout String) {
        guard let last = previous else { return }
        result.unicodeScalars.append(last)
        result.append(" ")
        previous = nil
    }
}
