/// A part of the day that tells which of two halves "8" is in: "tonight at 8", "8 in the morning".
enum PartOfDay: Equatable, Sendable {
    case morning, afternoon, evening, night

    /// The seconds of the day that belong to it. "Tonight" ends at midnight: what comes after has another date.
    var seconds: Range<Int> {
        switch self {
        case .morning: 0..<12 * 3600
        case .afternoon: 12 * 3600..<19 * 3600
        case .evening, .night: 17 * 3600..<24 * 3600
        }
    }
}
