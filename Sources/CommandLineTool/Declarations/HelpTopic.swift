/// A page of `help` that is no command, such as `help dates`.
struct HelpTopic: Sendable {
    let name: String
    /// At most 26 characters, as for a command.
    let summary: String
    /// Paragraphs apart by an empty line; a line that begins with a space is printed as it stands.
    let text: @Sendable () -> String

    init(_ name: String, summary: String, text: @escaping @Sendable () -> String) {
        self.name = name
        self.summary = summary
        self.text = text
    }
}
