/// A time zone that a phrase names.
enum PhraseZone: Hashable, Sendable {
    /// A zone's name as it was typed ("europe/berlin"), or "UTC"; whether there is such a zone is for the zone database to say.
    case named(String)
    /// Seconds east of UTC.
    case offset(Int)

    static let utc = PhraseZone.named("UTC")
}
