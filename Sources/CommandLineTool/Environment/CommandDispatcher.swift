/// Reads a command line, runs its command and turns what came of it into an exit status.
///
/// A reader that closes the pipe early (`daybook list | head -1`) is no error: the program ends quietly with the command's own
/// status. `SIGPIPE` is ignored for that, so that a change of the store is never cut off by it.
enum CommandDispatcher {
    /// Runs what `environment.arguments` ask for; both outputs are flushed afterwards.
    static func run(_ catalog: CommandCatalog, in environment: CommandEnvironment) -> ExitStatus {
        var status: ExitStatus
        do {
            status = try perform(catalog, environment)
        } catch {
            status = report(error, catalog, environment)
        }
        environment.output.flush()
        if let code = environment.output.failure, !environment.output.isBrokenPipe, status == .done || status == .partlyDone {
            status = report(CommandError.outputFailed(code: code), catalog, environment)
        }
        environment.errors.flush()
        return status
    }

    private static func perform(_ catalog: CommandCatalog, _ environment: CommandEnvironment) throws -> ExitStatus {
        switch try CommandLineParser.parse(environment.arguments, catalog: catalog) {
        case .run(let action, let arguments):
            decorate(environment, arguments.globals)
            return try action(arguments, environment)
        case .help(let path, let globals):
            decorate(environment, globals)
            try HelpPage.write(path, of: catalog, to: environment.output, columns: environment.columns)
            return .done
        case .version:
            environment.output.write("\(catalog.name) \(catalog.version)\n")
            return .done
        case .nothing(let globals):
            // A script whose command came out empty must not take this for success.
            decorate(environment, globals)
            try HelpPage.write([], of: catalog, to: environment.errors, columns: environment.columns)
            return .usage
        }
    }

    private static func decorate(_ environment: CommandEnvironment, _ globals: GlobalOptions) {
        for buffer in [environment.output, environment.errors] {
            buffer.isColored = globals.color.isColored(terminal: buffer.isTerminal, variables: environment.variables)
        }
    }

    private static func report(_ error: any Error, _ catalog: CommandCatalog, _ environment: CommandEnvironment) -> ExitStatus {
        // What was printed before the error stands before it on the terminal too.
        environment.output.flush()
        if environment.output.isBrokenPipe, case CommandError.outputFailed = error { return .done }
        let status = (error as? CommandError)?.exitStatus ?? .failed
        // Values in the sentence come from outside.
        environment.errors.write(display: "\(catalog.name): \(error)")
        environment.errors.write("\n")
        return status
    }
}
