#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

import CivilTime

extension CommandEnvironment {
    /// The environment of this process.
    static func process() throws(CommandError) -> CommandEnvironment {
        let variables = EnvironmentVariables.process
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return CommandEnvironment(
            arguments: try processArguments(), variables: variables,
            output: OutputBuffer(.descriptor(STDOUT_FILENO), isTerminal: isTerminal),
            errors: OutputBuffer(.descriptor(STDERR_FILENO), capacity: 4096, isTerminal: isatty(STDERR_FILENO) == 1),
            input: InputReader(descriptor: STDIN_FILENO),
            columns: isTerminal ? terminalColumns(variables) : 80, clock: { Instant.now() })
    }

    private static func processArguments() throws(CommandError) -> [String] {
        var arguments: [String] = []
        var place = 1
        // A loop over a `stride` would cost the start of the program more than the words do.
        while place < Int(CommandLine.argc), let pointer = CommandLine.unsafeArgv[place] {
            guard let text = String(validatingCString: pointer) else { throw .argumentNotText(place: place) }
            arguments.append(text)
            place += 1
        }
        return arguments
    }

    /// `COLUMNS`, else what the terminal says, else 80.
    private static func terminalColumns(_ variables: EnvironmentVariables) -> Int {
        if let text = variables["COLUMNS"], let columns = Int(text), (1...10_000).contains(columns) { return columns }
        var size = winsize()
        #if canImport(Darwin)
            let request: UInt = 0x4008_7468  // TIOCGWINSZ, a macro that Swift can't import
        #else
            let request = UInt(TIOCGWINSZ)
        #endif
        guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

extension CommandDispatcher {
    /// Runs the catalog for this process and returns its exit status; the whole of `main`.
    static func runProcess(_ catalog: CommandCatalog) -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        // A file that grows over the limit of `ulimit -f` is an error of that write, which rolls the change back.
        signal(SIGXFSZ, SIG_IGN)
        StandardDescriptors.fill()
        do {
            return run(catalog, in: try CommandEnvironment.process()).rawValue
        } catch {
            let errors = OutputBuffer(.descriptor(STDERR_FILENO), capacity: 4096)
            errors.write("\(catalog.name): \(error)\n")
            errors.flush()
            return error.exitStatus.rawValue
        }
    }
}
