/// An argument that is known by its place.
final class PositionalDeclaration: Sendable {
    /// How often it stands.
    enum Arity: Sendable {
        /// Exactly once.
        case required
        /// Once or not at all.
        case optional
        /// Once or more; it takes all that is left.
        case oneOrMore
        /// Any number of times; it takes all that is left.
        case any
    }

    /// The name in help, such as `TITLE`.
    let name: String
    let arity: Arity
    /// The only values allowed; empty when any text is.
    let allowed: [String]
    let completion: CompletionSource
    /// One line, without a full stop.
    let help: String

    init(
        _ name: String, _ arity: Arity = .required, allowed: [String] = [], completion: CompletionSource = .none, help: String
    ) {
        self.name = name
        self.arity = arity
        self.allowed = allowed
        self.completion = completion
        self.help = help
    }

    var isRequired: Bool { arity == .required || arity == .oneOrMore }
    var isRepeated: Bool { arity == .any || arity == .oneOrMore }

    /// `TITLE`, `[WHEN]`, `ID...` or `[ID...]`.
    var usage: String { usage(named: name) }

    /// The same with the name written in another way, for the manual.
    func usage(named name: String) -> String {
        switch arity {
        case .required: name
        case .optional: "[\(name)]"
        case .oneOrMore: "\(name)..."
        case .any: "[\(name)...]"
        }
    }
}
