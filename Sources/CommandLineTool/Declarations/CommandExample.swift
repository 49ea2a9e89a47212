/// A command line that works, and what it does.
struct CommandExample: Sendable {
    /// The whole line, as it is typed.
    let line: String
    /// A few words, or empty where the line speaks for itself.
    let meaning: String

    init(_ line: String, _ meaning: String = "") {
        self.line = line
        self.meaning = meaning
    }
}
