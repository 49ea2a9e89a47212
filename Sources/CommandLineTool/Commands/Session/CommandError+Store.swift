import DaybookStore

extension CommandError {
    /// An error of a lower layer with the exit status that it means.
    init(_ error: any Error) {
        switch error {
        case let error as CommandError: self = error
        case let error as RepositoryError: self = .wrapped(error, Self.status(error))
        case let error as EventLineProblem: self = .wrapped(error, .usage)
        case let error as EventError: self = .wrapped(error, .usage)
        case let error as ZoneError: self = .wrapped(error, error.isAboutName ? .usage : .failed)
        case let error as SQLiteError: self = .wrapped(error, error.isReadOnly ? .refused : .failed)
        default: self = .wrapped(error, .failed)
        }
    }

    private static func status(_ error: RepositoryError) -> ExitStatus {
        switch error {
        case .eventNotFound, .calendarNotFound: .notFound
        case .calendarTitleTaken, .calendarNotEmpty, .lastCalendar, .duplicateUID, .etagDiffers: .refused
        case .outdatedReadOnly: .refused
        case .emptyCalendarTitle, .invalidCursor, .nulCharacter: .usage
        case .foreignFile, .newerStore, .migrationFailed, .corruptRow, .nothingToUndo: .failed
        }
    }
}

extension CommandDeclaration {
    /// A command that reads the store: where there is no file yet it works on an empty one and makes none.
    convenience init(
        reading name: String, aliases: [String] = [], group: CommandGroup = .finding, summary: String,
        body: @escaping @Sendable () -> CommandBody, run action: @escaping @Sendable (Session) throws -> ExitStatus
    ) {
        self.init(name, aliases: aliases, group: group, summary: summary, body: body) { arguments, environment in
            try Self.run(arguments, environment, isReading: true, action)
        }
    }

    /// A command that changes the store, which is made where there is none.
    convenience init(
        changing name: String, aliases: [String] = [], group: CommandGroup = .events, summary: String,
        body: @escaping @Sendable () -> CommandBody, run action: @escaping @Sendable (Session) throws -> ExitStatus
    ) {
        self.init(name, aliases: aliases, group: group, summary: summary, body: body) { arguments, environment in
            try Self.run(arguments, environment, isReading: false, action)
        }
    }

    private static func run(
        _ arguments: ParsedArguments, _ environment: CommandEnvironment, isReading: Bool, _ action: (Session) throws -> ExitStatus
    ) throws -> ExitStatus {
        do {
            let session = try Session(arguments, environment, isReading: isReading)
            let status = try action(session)
            session.finish()
            return status
        } catch {
            throw CommandError(error)
        }
    }
}
