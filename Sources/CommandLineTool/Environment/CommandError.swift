/// Why a command ended without doing what it was asked; its sentence is built in `CommandError+Description`.
enum CommandError: Error, Sendable {
    // Wrong usage: exit status 2.
    case unknownCommand(String, suggestions: [String], program: String)
    case unknownSubcommand(String, of: String, suggestions: [String], known: [String])
    case missingSubcommand(of: String, known: [String])
    case unknownTopic(String, suggestions: [String], program: String)
    case unknownOption(String, command: String, suggestion: String?, isBeforeCommand: Bool)
    case missingValue(option: String, valueName: String, next: String?)
    case unwantedValue(option: String, value: String)
    case repeatedOption(String)
    case excludedOptions(String, String)
    case valueNotAllowed(field: String, value: String, allowed: [String])
    case formatNotOffered(String, command: String, offered: [String])
    case missingArgument(String, usage: String)
    case unexpectedArgument(String, usage: String)
    /// The argument at this place (from 1) is not UTF-8.
    case argumentNotText(place: Int)
    case notInteger(field: String, value: String, range: ClosedRange<Int>)
    case unknownField(String, suggestion: String?, known: [String])
    case repeatedField(String)
    case badTemplate(column: Int, problem: TemplateProblem, known: [String])
    /// A field's value that a lower layer refused; the error says what is allowed.
    case invalidValue(field: String, underlying: any Error)

    /// Text with a control character, which a terminal would obey.
    case controlCharacter(field: String, value: String, control: UInt32)
    case emptyTitle
    /// `add Team lunch tomorrow`.
    case titleWithoutQuotes(title: String, word: String)
    case invalidID(String)
    case invalidColor(String)
    /// The phrase has an end, and an option gives one too.
    case endTwice(phrase: String, option: String)
    /// A length of hours for an event of whole days.
    case lengthOfDays(String)
    case rangeBackwards(start: String, end: String, isStartGiven: Bool)
    case etagOfMany(Int)
    /// `edit` without an option that changes something.
    case nothingToChange(options: [String])
    /// Several days for an event that has a time.
    case daysOfTimedEvent(phrase: String, count: Int, id: String)
    /// A time for an event that is to be all-day.
    case timeOfAllDay(phrase: String)
    /// A zone for an event that is to have none.
    case zoneOfFloating(phrase: String, zone: String)
    /// A line of a file of events that can't be taken, and so nothing of the file was.
    case badLine(file: String, number: Int, underlying: any Error)

    // Not found: 3.
    /// `kind` is a word such as "event" or "calendar".
    case notFound(kind: String, name: String, suggestions: [String])

    // Refused: 4.
    case calendarHasEvents(String, count: Int)

    // Partly done: 5. Each item left out was named before.
    case partlyDone(done: Int, leftOut: Int)

    // Failed: 1.
    case outputFailed(code: Int32)
    case inputFailed(code: Int32)
    case fileFailed(path: String, code: Int32)
    case noStorePath
    case lineTooLong(limit: Int)

    /// An error of a lower layer with the status that it means here.
    case wrapped(any Error, ExitStatus)

    var exitStatus: ExitStatus {
        switch self {
        case .unknownCommand, .unknownSubcommand, .missingSubcommand, .unknownTopic, .unknownOption, .missingValue,
            .unwantedValue,
            .repeatedOption, .excludedOptions, .valueNotAllowed, .formatNotOffered, .missingArgument, .unexpectedArgument,
            .argumentNotText, .notInteger, .unknownField, .repeatedField, .badTemplate, .invalidValue, .lineTooLong,
            .controlCharacter, .emptyTitle, .titleWithoutQuotes, .invalidID, .invalidColor, .endTwice, .lengthOfDays,
            .rangeBackwards, .etagOfMany,
            .nothingToChange, .daysOfTimedEvent, .timeOfAllDay, .zoneOfFloating:
            .usage
        case .badLine(_, _, let error): CommandError(error).exitStatus
        case .notFound: .notFound
        case .calendarHasEvents: .refused
        case .partlyDone: .partlyDone
        case .outputFailed, .inputFailed, .fileFailed, .noStorePath: .failed
        case .wrapped(_, let status): status
        }
    }
}
