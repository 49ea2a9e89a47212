/// Some occurrences of a longer answer, in its order, and where to go on.
public struct OccurrencePage: Hashable, Sendable {
    public var occurrences: [Occurrence]
    /// Hands this to the next call to go on behind the last occurrence; nil when nothing is left.
    public var cursor: OccurrenceCursor?

    public init(occurrences: [Occurrence], cursor: OccurrenceCursor?) {
        self.occurrences = occurrences
        self.cursor = cursor
    }
}
