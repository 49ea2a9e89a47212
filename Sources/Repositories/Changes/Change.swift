/// One entry of the history.
package struct Change: Sendable, Hashable {
    package var sequence: Int64
    package var kind: ChangeKind
    /// The item's number, or a setting's name.
    package var item: String
    package var operation: ChangeOperation
    /// What stood there before, as JSON; nil for what was made.
    package var replaced: String?
}
