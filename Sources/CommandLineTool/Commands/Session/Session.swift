import DaybookStore

/// What one run of a command works with: the store, the viewer's zone and clock, and how phrases are read.
///
/// Nothing is opened before it is asked for.
final class Session {
    let arguments: ParsedArguments
    let environment: CommandEnvironment
    let zones: ZoneDatabase
    /// The viewer's zone.
    let zone: Zone
    /// The present moment, or what `--now` makes of it.
    let now: Instant
    /// Commands that only read work on an empty store where there is no file yet, and make none.
    private let isReading: Bool
    private var opened: EventStore?

    init(_ arguments: ParsedArguments, _ environment: CommandEnvironment, isReading: Bool) throws {
        self.arguments = arguments
        self.environment = environment
        self.isReading = isReading
        zones = environment.zones
        zone = try environment.zone(arguments.globals)
        now = try Self.moment(arguments.globals, environment, zone)
    }

    var output: OutputBuffer { environment.output }

    /// The day that it is for the viewer.
    var today: CivilDate { zone.localDateTime(at: now).date }

    /// The store that the command is about.
    func store() throws -> EventStore {
        if let opened { return opened }
        let path = try StorePath.find(arguments.globals, environment.variables)
        let moment = now
        let clock = arguments.globals.now == nil ? environment.clock : { @Sendable in moment }
        let options = EventStore.Options(
            busyTimeout: try busyTimeout() ?? EventStore.Options.standardBusyTimeout, timeZone: zone, zones: zones, clock: clock)
        let isMissing = isReading && !StorePath.exists(path)
        let store = try isMissing ? EventStore.inMemory(options: options) : EventStore(at: path, options: options)
        opened = store
        return store
    }

    /// Reads a phrase against the clock of `zone`, the viewer's if there is none; what is wrong is told with the field's name.
    func reading<R>(
        _ field: String, _ snapshot: Snapshot, in zone: Zone? = nil, _ body: (PhraseReader) throws -> R
    ) throws -> R {
        let (zones, now) = (zones, now)
        let weekRule = try Settings.weekRule(snapshot)
        let reader = PhraseReader(
            now: (zone ?? self.zone).localDateTime(at: now), weekRule: weekRule,
            nowIn: { (try? zones.zone(of: $0))?.localDateTime(at: now) })
        return try Self.reading(field) { try body(reader) }
    }

    /// Says something beside the answer, on standard error, unless `--quiet`.
    func note(_ text: String) {
        guard !arguments.globals.isQuiet else { return }
        environment.errors.write("note: \(DisplayText.escaped(text))\n")
    }

    /// Says, when the store was used, what could not be done to it.
    func finish() {
        guard let opened, opened.hasStaleZones else { return }
        note("The time zone rules have changed and the store can't be written: times are worked out anew with each command.")
    }

    private func busyTimeout() throws(CommandError) -> Int? {
        let name = "DAYBOOK_BUSY_TIMEOUT"
        guard let text = environment.variables.nonEmpty(name) else { return nil }
        let range = 0...Int(Int32.max)
        guard let milliseconds = Int(text), range.contains(milliseconds) else {
            throw .notInteger(field: name, value: text, range: range)
        }
        return milliseconds
    }

    /// Tells how phrases were read, on standard error, before the answer.
    func explain(_ steps: [String]) {
        for step in steps { environment.errors.write("\(DisplayText.escaped(step))\n") }
        environment.errors.flush()
    }

    private static func moment(_ globals: GlobalOptions, _ environment: CommandEnvironment, _ zone: Zone) throws -> Instant {
        guard let text = globals.now else { return environment.clock() }
        return try reading("--now") {
            switch try PhraseReader.now(text) {
            case .local(let local): zone.instant(of: local)
            case .instant(let instant): instant
            }
        }
    }

    /// Reads a value; what is wrong with it is told with the field's name.
    static func reading<R>(_ field: String, _ body: () throws -> R) throws -> R {
        do {
            return try body()
        } catch let error as PhraseError {
            throw CommandError.invalidValue(field: field, underlying: error)
        } catch let error as ZoneError where error.isAboutName {
            throw CommandError.invalidValue(field: field, underlying: error)
        }
    }
}

extension ZoneDatabase {
    /// The zone that a phrase names.
    func zone(of phrase: PhraseZone) throws -> Zone {
        switch phrase {
        case .named(let name): try zone(named: name)
        case .offset: try zone(named: DatePhrasing.name(of: phrase))
        }
    }
}

extension ZoneError {
    /// Whether the name that was asked for is at fault, and not the database.
    var isAboutName: Bool {
        switch self {
        case .unknownZone, .invalidName, .invalidRule: true
        case .databaseMissing, .corruptFile, .unreadableFile: false
        }
    }
}
