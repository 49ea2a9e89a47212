#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The environment's variables: the process's own, read one at a time, or a dictionary in tests.
struct EnvironmentVariables: Sendable, ExpressibleByDictionaryLiteral {
    private let values: [String: String]?

    /// The variables of this process.
    static let process = EnvironmentVariables(values: nil)

    init(_ values: [String: String]) {
        self.init(values: values)
    }

    init(dictionaryLiteral elements: (String, String)...) {
        self.init(values: Dictionary(elements, uniquingKeysWith: { $1 }))
    }

    private init(values: [String: String]?) {
        self.values = values
    }

    /// The variable's text; nil when it is unset.
    subscript(name: String) -> String? {
        if let values { return values[name] }
        guard let text = getenv(name) else { return nil }
        return String(cString: text)
    }

    /// Whether the variable is UTF-8, as what comes of it otherwise is repaired.
    func isText(_ name: String) -> Bool {
        guard values == nil, let text = getenv(name) else { return true }
        return String(validatingCString: text) != nil
    }

    /// The variable's text; nil when it is unset or empty, as most conventions want it.
    func nonEmpty(_ name: String) -> String? {
        guard let text = self[name], !text.isEmpty else { return nil }
        return text
    }
}
