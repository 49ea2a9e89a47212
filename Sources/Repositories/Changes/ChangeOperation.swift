/// What a change did to its item.
package enum ChangeOperation: String, Sendable {
    case insert
    case update
    case delete
}
