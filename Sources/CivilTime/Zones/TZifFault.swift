/// A fault in TZif bytes, as the second half of a sentence.
struct TZifFault: Error {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
