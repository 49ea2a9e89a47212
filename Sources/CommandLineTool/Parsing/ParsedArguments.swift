/// What stood on the line for one command; read by the declarations themselves.
struct ParsedArguments: Sendable {
    let catalog: CommandCatalog
    /// The names that led to the command: `["calendars", "add"]`.
    let path: [String]
    let globals: GlobalOptions
    let options: [GivenValue]
    /// The arguments, each with the name of its positional, in order.
    let words: [GivenValue]

    /// Whether the option stood on the line, be its value empty or not.
    func has(_ option: OptionDeclaration) -> Bool {
        options.contains { $0.name == option.name }
    }

    /// The option's value; nil when it is absent, `""` when it was given empty (which clears a field).
    func value(of option: OptionDeclaration) -> String? {
        options.first { $0.name == option.name }?.value
    }

    /// Every value of a repeatable option, in order.
    func values(of option: OptionDeclaration) -> [String] {
        options.compactMap { $0.name == option.name ? $0.value : nil }
    }

    /// The positional's value, nil when an optional one is absent.
    func value(of positional: PositionalDeclaration) -> String? {
        words.first { $0.name == positional.name }?.value
    }

    /// Every value of a repeated positional.
    func values(of positional: PositionalDeclaration) -> [String] {
        words.compactMap { $0.name == positional.name ? $0.value : nil }
    }

    /// The option's value as a whole number in `range`.
    func integer(of option: OptionDeclaration, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .notInteger(field: option.flag, value: text, range: range)
        }
        return number
    }

    /// The option's value as a case of an enum whose raw values are the option's allowed ones.
    func choice<Choice: RawRepresentable<String>>(of option: OptionDeclaration, as type: Choice.Type = Choice.self) -> Choice? {
        value(of: option).flatMap(Choice.init(rawValue:))
    }

    /// The command as it is typed: `daybook calendars add`.
    var commandLine: String {
        ([catalog.name] + path).joined(separator: " ")
    }
}
