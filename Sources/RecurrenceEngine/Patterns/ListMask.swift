/// Positive and negative positions of a list such as BYMONTHDAY, a bit each; position 1 is bit 1.
///
/// Up to 366 positions a side fit, so that a test costs the same however long the list was.
struct ListMask: Hashable, Sendable {
    private var forward: [UInt64]
    private var backward: [UInt64]
    /// Whether nothing was asked for; then every place passes.
    let isEmpty: Bool

    init(_ positions: [Int]) {
        isEmpty = positions.isEmpty
        forward = positions.contains { $0 > 0 } ? Array(repeating: 0, count: 6) : []
        backward = positions.contains { $0 < 0 } ? Array(repeating: 0, count: 6) : []
        for position in positions {
            let place = Int(position.magnitude)
            if position > 0 { forward[place >> 6] |= 1 << (place & 63) } else { backward[place >> 6] |= 1 << (place & 63) }
        }
    }

    /// Whether the list names a place, counted from 1, in a row of `count` places.
    func contains(_ place: Int, of count: Int) -> Bool {
        if !forward.isEmpty, forward[place >> 6] >> (place & 63) & 1 == 1 { return true }
        guard !backward.isEmpty else { return false }
        let fromEnd = count - place + 1
        return backward[fromEnd >> 6] >> (fromEnd & 63) & 1 == 1
    }
}
