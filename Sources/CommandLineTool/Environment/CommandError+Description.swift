#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension CommandError: CustomStringConvertible {
    /// One sentence: the value in quotes, the field, what is allowed, the mend.
    var description: String {
        switch self {
        case .unknownCommand(let name, let suggestions, let program):
            "\(quote(name)) is not a command; " + (meant(suggestions) ?? "'\(program) --help' lists the commands.")
        case .unknownSubcommand(let name, let command, let suggestions, let known):
            "\(quote(name)) is not a command of '\(command)'; " + (meant(suggestions) ?? "write \(oneOf(known)).")
        case .missingSubcommand(let command, let known):
            "'\(command)' does nothing alone; write \(oneOf(known)) after it."
        case .unknownTopic(let name, let suggestions, let program):
            "There is no help on \(quote(name)); " + (meant(suggestions) ?? "'\(program) --help' lists what there is.")
        case .unknownOption(let option, let command, let suggestion, let isBeforeCommand):
            unknownOption(option, command, suggestion, isBeforeCommand)
        case .missingValue(let option, let valueName, nil):
            "'\(option)' needs a value; write \(option) \(valueName)."
        case .missingValue(let option, let valueName, let next?):
            "'\(option)' needs a value before \(quote(next)); write \(option) \(valueName)"
                + (option.hasPrefix("--") ? ", or \(option)=\(escape(next)) if that is the value." : ".")
        case .unwantedValue(let option, let value):
            "'\(option)' takes no value; leave out \(quote("=" + value))."
        case .repeatedOption(let option):
            "'\(option)' stands more than once; write it once."
        case .excludedOptions(let first, let second):
            "'\(first)' and '\(second)' exclude each other; write one of them."
        case .valueNotAllowed(let field, let value, let allowed):
            "\(field) \(quote(value)) is not known; "
                + (meant(NearestName.matches(for: value, among: allowed, limit: 1), from: allowed) ?? "write \(oneOf(allowed)).")
        case .formatNotOffered(let format, let command, let offered):
            "'\(command)' can't be printed as '\(format)'; write --format \(oneOf(offered))."
        case .missingArgument(let name, let usage):
            "\(name) is missing; write '\(usage)'."
        case .unexpectedArgument(let value, let usage):
            "\(quote(value)) is one argument too many; write '\(usage)', and quotes around text with spaces."
        case .argumentNotText(let place):
            "Argument \(place) is not UTF-8 text; set the terminal to UTF-8 and write it again."
        case .notInteger(let field, let value, let range):
            "\(field) \(quote(value)) is not a whole number from \(range.lowerBound)"
                + (range.upperBound == Int.max ? " up." : " to \(range.upperBound).")
        case .unknownField(let name, let suggestion, let known):
            "\(quote(name)) is not a field; " + (suggestion.map { "did you mean '\($0)'? The" } ?? "the")
                + " fields are \(known.joined(separator: ", "))."
        case .repeatedField(let name):
            "--fields has \(quote(name)) more than once; name each field once."
        case .badTemplate(let column, let problem, let known):
            "--template, column \(column): " + sentence(problem, known)
        case .invalidValue(let field, let underlying):
            "\(field): \(underlying)"
        case .notFound(let kind, let name, let suggestions):
            "There is no \(kind) \(quote(name))"
                + (meant(suggestions).map { "; " + $0 } ?? (kind == "calendar" ? "; 'daybook calendars add' makes one." : "."))
        case .calendarHasEvents(let name, let count):
            "Calendar \(quote(name)) has \(count) \(count == 1 ? "event" : "events"); add --with-events to delete them too."
        case .partlyDone(let done, let leftOut):
            "\(done) done, \(leftOut) left out."
        case .outputFailed(let code):
            "The output could not be written: \(system(code))."
        case .inputFailed(let code):
            "The input could not be read: \(system(code))."
        case .fileFailed(let path, let code):
            "The file \(quote(path)) could not be used: \(system(code))."
        case .lineTooLong(let limit):
            "A line of the input is longer than \(limit >> 20) MiB; is it the right file?"
        case .controlCharacter(let field, let value, let control):
            "\(field) \(quote(value)) has the control character U+\(hexadecimal(control)); take it out."
        case .emptyTitle:
            "The title is empty; say in a few words what it is."
        case .invalidID(let text):
            "\(quote(text)) is not an id; write the number that list shows, such as 42."
        case .invalidColor(let text):
            "--color \(quote(text)) is not known; write a CSS name such as steelblue, or #rrggbb."
        case .endTwice(let phrase, let option):
            "\(quote(phrase)) has an end and '\(option)' gives another; leave one of them out."
        case .lengthOfDays(let text):
            "--for \(quote(text)) is no number of days; an all-day event lasts days, such as --for 3d, or give it a time."
        case .rangeBackwards(let start, let end, let isStartGiven):
            "The range ends at \(quote(end)), before it begins at \(quote(start)); "
                + (isStartGiven ? "swap them." : "give its start with --from.")
        case .etagOfMany(let count):
            "--if-etag is the state of one event, and there are \(count); write one id."
        case .nothingToChange(let options):
            "There is nothing to change; write what is to be different, as with \(oneOf(options))."
        case .titleWithoutQuotes(let title, let word):
            "WHEN: \(quote(word)) is not a word of dates; put quotes around a title of several words, as in \"\(escape(title)) "
                + "\(escape(word))\"."
        case .daysOfTimedEvent(let phrase, let count, let id):
            "\(quote(phrase)) is \(count) days, and #\(id) has a time; name one day, or add --all-day."
        case .timeOfAllDay(let phrase):
            "\(quote(phrase)) has a time, and --all-day takes it away; leave one of them out."
        case .zoneOfFloating(let phrase, let zone):
            "\(quote(phrase)) names the zone \(quote(zone)), and --floating is for times without one; leave one of them out."
        case .badLine(let file, let number, let error):
            "\(file == "-" ? "Standard input" : quote(file)), line \(number): \(error) Nothing was added."
        case .noStorePath:
            "There is no HOME to keep the store in; name a file with --db or DAYBOOK_DB."
        case .wrapped(let error, _):
            "\(error)"
        }
    }

    private func unknownOption(_ option: String, _ command: String, _ suggestion: String?, _ isBeforeCommand: Bool) -> String {
        if let suggestion { return "\(quote(option)) is not an option of '\(command)'; did you mean '\(suggestion)'?" }
        if isBeforeCommand {
            return "\(quote(option)) is not an option of every command; write a command's own options after its name."
        }
        let dash = option.hasPrefix("--") ? "" : ", and text that begins with a dash goes behind --"
        return "\(quote(option)) is not an option of '\(command)'; '\(command) --help' shows them\(dash)."
    }

    private func sentence(_ problem: TemplateProblem, _ known: [String]) -> String {
        switch problem {
        case .unclosedBrace: "'{' has no '}'; write {{ for a brace itself."
        case .strayBrace: "'}' has no '{'; write }} for a brace itself."
        case .emptyField: "'{}' names no field; write a field's name between the braces."
        case .unknownField(let name):
            "\(quote(name)) is not a field; "
                + (meant(NearestName.matches(for: name, among: known, limit: 1))
                    ?? "the fields are \(known.joined(separator: ", ")).")
        case .notTime(let name): "'\(name)' is no date or time, so it takes no pattern; write {\(name)}."
        case .unknownDirective(let text):
            "\(quote(text)) is not a directive; write one of \(TimePattern.directiveList), or %% for a percent sign."
        case .unknownEscape(let text): "\(quote(text)) is not an escape; write \\n, \\t or \\\\."
        }
    }

    private func meant(_ suggestions: [String], from known: [String] = []) -> String? {
        guard let first = suggestions.first else { return nil }
        let rest = suggestions.dropFirst().map { " or '\($0)'" }.joined()
        let hint = known.count > 1 && known.count <= 8 ? " Allowed: \(known.joined(separator: ", "))." : ""
        return "did you mean '\(first)'\(rest)?" + hint
    }

    private func oneOf(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }

    private func quote(_ text: String) -> String { "'" + escape(text) + "'" }

    /// A value as it may stand in a message; paths need more room than what is typed by hand.
    private func escape(_ text: String) -> String {
        DisplayText.quotable(text, limit: 200)
    }

    private func hexadecimal(_ control: UInt32) -> String {
        let digits = String(control, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    private func system(_ code: Int32) -> String { String(cString: strerror(code)) }
}
