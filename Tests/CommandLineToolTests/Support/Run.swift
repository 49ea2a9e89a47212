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
        self.init(catalog, in: environment)
    }

    init(_ catalog: CommandCatalog, in environment: CommandEnvironment) {
        status = CommandDispatcher.run(catalog, in: environment)
        output = environment.output.text
        errors = environment.errors.text
    }
}
