/// The kind of item that a change is about.
package enum ChangeKind: String, Sendable {
    case calendar
    case event
    case setting
}
