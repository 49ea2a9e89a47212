import CivilTime

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
    /// The present moment, before `--now` is read.
    let clock: @Sendable () -> Instant
    /// Opens the zone database; a command that needs no zone never asks.
    private let openZones: @Sendable () -> ZoneDatabase

    init(
        arguments: [String], variables: EnvironmentVariables = [:], output: OutputBuffer = OutputBuffer(.memory),
        errors: OutputBuffer = OutputBuffer(.memory), input: InputReader = InputReader(text: ""), columns: Int = 80,
        clock: @escaping @Sendable () -> Instant = { Instant(0) },
        zones: @autoclosure @escaping @Sendable () -> ZoneDatabase = .system
    ) {
        self.arguments = arguments
        self.variables = variables
        self.output = output
        self.errors = errors
        self.input = input
        self.columns = columns
        self.clock = clock
        self.openZones = zones
    }

    var zones: ZoneDatabase { openZones() }

    /// The viewer's zone: `--tz`, else `DAYBOOK_TZ`, else `TZ`, else the system's.
    func zone(_ globals: GlobalOptions) throws(CommandError) -> Zone {
        let named = globals.timeZone.map { ("--tz", $0) } ?? variables.nonEmpty("DAYBOOK_TZ").map { ("DAYBOOK_TZ", $0) }
        do throws(ZoneError) {
            guard let (_, name) = named else { return try zones.systemZone(environment: variables["TZ"]) }
            return try zones.zone(named: name)
        } catch {
            switch error {
            case .unknownZone, .invalidName, .invalidRule: throw .invalidValue(field: named?.0 ?? "TZ", underlying: error)
            case .databaseMissing, .corruptFile, .unreadableFile: throw .wrapped(error, .failed)
            }
        }
    }

    /// The columns that a listing may fill: those of the terminal, or nil when the output is piped and nothing is cut.
    var listingColumns: Int? { output.isTerminal ? columns : nil }
}
