@testable import CommandLineTool

/// What a command line printed, and its status.
struct Run {
    let status: ExitStatus
    let output: String
    let errors: String

    init(
        _ arguments: [String], catalog: CommandCatalog = SampleCatalog.catalog, variables: EnvironmentVariables = [:],
        terminal: Bool = false, columns: Int = 80
    ) {
        let output = OutputBuffer(.memory, isTerminal: terminal)
        let errors = OutputBuffer(.memory, isTerminal: terminal)
        let environment = CommandEnvironment(
            arguments: arguments, variables: variables, output: output, errors: errors, columns: columns)
        status = CommandDispatcher.run(catalog, in: environment)
        self.output = output.text
        self.errors = errors.text
    }
}
