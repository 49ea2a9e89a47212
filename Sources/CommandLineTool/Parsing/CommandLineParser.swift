/// Reads a command line by the catalog's declarations, with the habits of GNU programs.
///
/// - Options and arguments mix freely; `--` ends the options; `-` alone is an argument, and so is a negative number (`-5`, `-15m`).
/// - `--name value`, `--name=value`, `-n value`, `-nvalue`; flags can be bundled (`-qn`).
/// - An option with a value takes the next word whatever it begins with, unless that word is itself an option of the command
///   (`--calendar --dry-run` has forgotten a value; `--calendar=--dry-run` means it).
/// - Names are written out: a unique prefix is not taken, so that a new option never changes what an old script means.
/// - `--help` and `--version` win over what is missing.
struct CommandLineParser {
    private let catalog: CommandCatalog
    private let arguments: [String]
    private var position = 0
    private var command: CommandDeclaration?
    private var body = CommandLineParser.noBody
    private var path: [String] = []
    private var options: [GivenValue] = []
    private var words: [String] = []
    private var globals = GlobalOptions()
    private var givenGlobals: [String] = []
    private var wantsHelp = false
    private var wantsVersion = false

    private static let noBody = CommandBody()

    private init(catalog: CommandCatalog, arguments: [String]) {
        self.catalog = catalog
        self.arguments = arguments
    }

    /// Reads `arguments`, which don't include the program's name.
    static func parse(_ arguments: [String], catalog: CommandCatalog) throws(CommandError) -> ParsedCommandLine {
        var parser = CommandLineParser(catalog: catalog, arguments: arguments)
        return try parser.parse()
    }

    private mutating func parse() throws(CommandError) -> ParsedCommandLine {
        while position < arguments.count {
            let argument = arguments[position]
            position += 1
            if argument == "--" {
                while position < arguments.count {
                    try take(word: arguments[position])
                    position += 1
                }
            } else if argument.utf8.starts(with: "--".utf8) {
                try take(longOption: argument)
            } else if Self.isShortOption(argument) {
                try take(shortOptions: argument)
            } else {
                try take(word: argument)
            }
        }
        if wantsHelp { return .help(path: path, globals) }
        if wantsVersion { return .version }
        guard let command else { return .nothing(globals) }
        guard let action = command.action else {
            throw .missingSubcommand(of: commandLine, known: body.subcommands.map(\.name))
        }
        try checkExclusions()
        try checkFormat()
        let parsed = ParsedArguments(
            catalog: catalog, path: path, globals: globals, options: options, words: try assignWords())
        return .run(action, parsed)
    }

    private var commandLine: String { ([catalog.name] + path).joined(separator: " ") }

    /// A dash and something that is no digit: `-5` and `-15m` are values, `-` is a word.
    private static func isShortOption(_ argument: String) -> Bool {
        var bytes = argument.utf8.makeIterator()
        guard bytes.next() == 0x2D, let second = bytes.next() else { return false }
        return !(0x30...0x39).contains(second)
    }

    // MARK: Words

    private mutating func take(word: String) throws(CommandError) {
        guard command != nil else {
            guard let found = catalog.command(named: word) else {
                throw .unknownCommand(word, suggestions: suggestions(for: word, among: catalog.commands), program: catalog.name)
            }
            enter(found)
            return
        }
        guard words.isEmpty, !body.subcommands.isEmpty else {
            words.append(word)
            return
        }
        if let found = body.subcommand(named: word) {
            enter(found)
            try checkOptionsOfParent()
        } else if body.positionals.isEmpty {
            throw .unknownSubcommand(
                word, of: commandLine, suggestions: suggestions(for: word, among: body.subcommands),
                known: body.subcommands.map(\.name))
        } else {
            words.append(word)
        }
    }

    private mutating func enter(_ found: CommandDeclaration) {
        command = found
        body = found.makeBody()
        path.append(found.name)
    }

    /// Options before a subcommand's name have to be options of the subcommand as well.
    private func checkOptionsOfParent() throws(CommandError) {
        for option in options where body.option(named: option.name[...]) == nil {
            throw unknown(option: "--" + option.name)
        }
    }

    private func suggestions(for name: String, among declarations: [CommandDeclaration]) -> [String] {
        NearestName.matches(for: name, among: declarations.map(\.name))
    }

    private func assignWords() throws(CommandError) -> [GivenValue] {
        var assigned: [GivenValue] = []
        var rest = words[...]
        for positional in body.positionals {
            let values = positional.isRepeated ? Array(rest) : Array(rest.prefix(1))
            rest = rest.dropFirst(values.count)
            if values.isEmpty, positional.isRequired {
                throw .missingArgument(positional.name, usage: usage)
            }
            for value in values {
                if !positional.allowed.isEmpty, !positional.allowed.contains(value) {
                    throw .valueNotAllowed(field: positional.name, value: value, allowed: positional.allowed)
                }
                assigned.append(GivenValue(name: positional.name, value: value))
            }
        }
        if let extra = rest.first { throw .unexpectedArgument(extra, usage: usage) }
        return assigned
    }

    /// `daybook show ID... `: the line that a missing or extra argument is answered with.
    private var usage: String {
        ([commandLine] + body.positionals.map(\.usage)).joined(separator: " ")
    }

    // MARK: Options

    private mutating func take(longOption argument: String) throws(CommandError) {
        let text = argument.dropFirst(2)
        let equals = text.utf8.firstIndex(of: 0x3D)
        let name = text[..<(equals ?? text.endIndex)]
        guard let option = body.option(named: name) else { throw unknown(option: "--" + name) }
        if let equals {
            let value = String(text[text.utf8.index(after: equals)...])
            if option.isFlag { throw .unwantedValue(option: option.flag, value: value) }
            try record(option, value)
        } else {
            try record(option, option.isFlag ? nil : try nextValue(for: option, writtenAs: option.flag))
        }
    }

    private mutating func take(shortOptions argument: String) throws(CommandError) {
        let letters = argument.unicodeScalars
        var index = letters.index(after: letters.startIndex)
        while index < letters.endIndex {
            let letter = letters[index]
            index = letters.index(after: index)
            guard let option = body.option(short: letter) else { throw unknown(option: "-" + String(letter)) }
            if option.isFlag {
                try record(option, nil)
                continue
            }
            let rest = String(letters[index...])
            try record(option, rest.isEmpty ? try nextValue(for: option, writtenAs: "-" + String(letter)) : rest)
            return
        }
    }

    private mutating func nextValue(for option: OptionDeclaration, writtenAs flag: String) throws(CommandError) -> String {
        guard position < arguments.count else {
            throw .missingValue(option: flag, valueName: option.valueName ?? "", next: nil)
        }
        let next = arguments[position]
        if isOption(next) { throw .missingValue(option: flag, valueName: option.valueName ?? "", next: next) }
        position += 1
        return next
    }

    /// Whether a word is exactly an option of this command, or the `--` that ends them.
    private func isOption(_ word: String) -> Bool {
        if word == "--" { return true }
        if word.utf8.starts(with: "--".utf8) {
            return body.option(named: word.dropFirst(2).prefix { $0 != "=" }) != nil
        }
        let letters = word.unicodeScalars
        guard letters.count == 2, letters.first == "-", let letter = letters.last else { return false }
        return body.option(short: letter) != nil
    }

    private mutating func record(_ option: OptionDeclaration, _ value: String?) throws(CommandError) {
        if let value, !option.allowed.isEmpty, !option.allowed.contains(value) {
            throw .valueNotAllowed(field: option.flag, value: value, allowed: option.allowed)
        }
        let isGlobal = option.group == .global
        let isRepeated = isGlobal ? givenGlobals.contains(option.name) : options.contains { $0.name == option.name }
        if isRepeated && !option.isRepeatable { throw .repeatedOption(option.flag) }
        guard isGlobal else {
            options.append(GivenValue(name: option.name, value: value))
            return
        }
        givenGlobals.append(option.name)
        switch option.name {
        case "db": globals.database = value
        case "tz": globals.timeZone = value
        case "format": globals.format = value.flatMap(OutputFormat.init(rawValue:))
        case "now": globals.now = value
        case "color": globals.color = value.flatMap(ColorChoice.init(rawValue:)) ?? .auto
        case "quiet": globals.isQuiet = true
        case "help": wantsHelp = true
        case "version": wantsVersion = true
        default: break
        }
    }

    private func unknown(option: String) -> CommandError {
        let known = (body.options + GlobalOptions.declarations).map(\.name)
        let name = option.hasPrefix("--") ? String(option.dropFirst(2)) : ""
        let suggestion = NearestName.matches(for: name, among: known, limit: 1).first.map { "--" + $0 }
        return .unknownOption(option, command: commandLine, suggestion: suggestion, isBeforeCommand: command == nil)
    }

    // MARK: Checks of the whole line

    private func checkExclusions() throws(CommandError) {
        for given in options {
            guard let option = body.option(named: given.name[...]) else { continue }
            for other in option.excludes where options.contains(where: { $0.name == other }) {
                throw .excludedOptions(option.flag, "--" + other)
            }
        }
    }

    private func checkFormat() throws(CommandError) {
        guard let format = globals.format, !body.formats.isEmpty, !body.formats.contains(OutputFormats(format)) else { return }
        throw .formatNotOffered(format.rawValue, command: commandLine, offered: body.formats.names)
    }
}
