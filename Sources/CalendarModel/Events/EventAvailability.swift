/// Whether an event takes the time it covers (RFC 5545 TRANSP: `busy` is OPAQUE, `free` is TRANSPARENT).
public enum EventAvailability: String, CaseIterable, Hashable, Sendable {
    case busy
    case free
}
