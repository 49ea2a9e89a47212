/// A person or room invited to an event, or its organizer (RFC 5545 ATTENDEE, ORGANIZER).
///
/// The parameters keep everything that came with the property; the named members read and write the common ones.
public struct Attendee: Hashable, Sendable {
    /// How somebody answered an invitation (RFC 5545 PARTSTAT).
    public enum ParticipationStatus: String, CaseIterable, Hashable, Sendable {
        case needsAction = "NEEDS-ACTION"
        case accepted = "ACCEPTED"
        case declined = "DECLINED"
        case tentative = "TENTATIVE"
        case delegated = "DELEGATED"
    }

    /// The calendar address, as a rule `mailto:…`.
    public var address: String
    /// Whether this is the organizer rather than an attendee.
    public var isOrganizer: Bool
    /// All parameters in their order, such as CN, ROLE, PARTSTAT and RSVP.
    public var parameters: [EventProperty.Parameter]

    public init(address: String, name: String? = nil, isOrganizer: Bool = false, parameters: [EventProperty.Parameter] = []) {
        self.address = address
        self.isOrganizer = isOrganizer
        self.parameters = parameters
        if let name { self.name = name }
    }

    /// The name shown (RFC 5545 CN).
    public var name: String? {
        get { parameters.first("CN") }
        set { parameters.replace("CN", with: newValue) }
    }

    /// The answer to the invitation; nil when none is given or it is not one of the standard ones (RFC 5545 PARTSTAT).
    public var participationStatus: ParticipationStatus? {
        get { parameters.first("PARTSTAT").flatMap { ParticipationStatus(rawValue: $0.uppercased()) } }
        set { parameters.replace("PARTSTAT", with: newValue?.rawValue) }
    }
}
