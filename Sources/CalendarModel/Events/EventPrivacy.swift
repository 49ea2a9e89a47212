/// Who may see an event (RFC 5545 CLASS).
public enum EventPrivacy: String, CaseIterable, Hashable, Sendable {
    case `public`
    case `private`
    case confidential
}
