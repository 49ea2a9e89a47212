/// How a process ended, and what it wrote.
struct Answer: CustomStringConvertible {
    /// How it ended.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// The watchdog had to end it.
        case timeout
    }

    let end: End
    let output: String
    let errors: String

    var isDone: Bool { end == .exit(0) }
    var lines: [Substring] { output.split(separator: "\n") }

    var description: String {
        "\(end), output '\(output.prefix(400))', errors '\(errors.prefix(400))'"
    }
}
