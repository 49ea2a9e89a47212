/// One option or argument as it stood on the line.
struct GivenValue: Sendable, Equatable {
    /// The declaration's name.
    let name: String
    /// Nil for a flag.
    let value: String?
}
