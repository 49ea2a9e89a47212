/// Everything outside that a command may look at, injected so that a command is tested without a process.
struct CommandEnvironment {
    /// The arguments without the program's name.
    let arguments: [String]
    let variables: EnvironmentVariables
    /// Standard output.
    let output: OutputBuffer
    /// Standard error.
    let errors: OutputBuffer
    /// Standard input.
    let input: InputReader
    /// Columns of the terminal; 80 where there is none.
    let columns: Int

    init(
        arguments: [String], variables: EnvironmentVariables = [:], output: OutputBuffer = OutputBuffer(.memory),
        errors: OutputBuffer = OutputBuffer(.memory), input: InputReader = InputReader(text: ""), columns: Int = 80
    ) {
        self.arguments = arguments
        self.variables = variables
        self.output = output
        self.errors = errors
        self.input = input
        self.columns = columns
    }

    /// The columns that a listing may fill: those of the terminal, or nil when the output is piped and nothing is cut.
    var listingColumns: Int? { output.isTerminal ? columns : nil }

    /// The language and country that the environment asks for, such as `de_DE`; nil for `C`, `POSIX` or nothing.
    var localeIdentifier: String? {
        for name in ["LC_ALL", "LC_TIME", "LANG"] {
            guard let value = variables.nonEmpty(name) else { continue }
            let identifier = value.prefix { $0 != "." && $0 != "@" }
            return identifier == "C" || identifier == "POSIX" || identifier.isEmpty ? nil : String(identifier)
        }
        return nil
    }
}
