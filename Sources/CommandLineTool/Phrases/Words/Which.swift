/// Which one of several days or periods is meant: "fri", "this fri", "next fri", "last fri".
enum Which: Equatable, Sendable {
    /// No word before it: the next one to come.
    case coming
    case this, next, last

    /// How many weeks, months or years away from the present one.
    var steps: Int {
        switch self {
        case .coming, .this: 0
        case .next: 1
        case .last: -1
        }
    }
}
