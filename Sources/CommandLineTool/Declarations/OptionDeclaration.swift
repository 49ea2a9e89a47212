/// An option: a flag, or a name with a value.
///
/// The declaration is also the key by which a command reads what was given: `arguments.value(of: Self.location)`. It is a class,
/// as all declarations are, because copying and optionals of a struct with so many parts cost a start of the program more than
/// everything else that the parser does.
final class OptionDeclaration: Sendable {
    /// The long name without its dashes.
    let name: String
    /// The short name, `n` for `-n`.
    let short: Unicode.Scalar?
    /// The name of the value in help, such as `FILE`; nil makes it a flag.
    let valueName: String?
    /// May stand several times; its values are then a list.
    let isRepeatable: Bool
    /// The only values allowed; empty when any text is.
    let allowed: [String]
    /// Where a shell finds values when `allowed` is empty.
    let completion: CompletionSource
    /// What holds when the option is absent, for help only.
    let defaultText: String?
    /// Names of options that can't stand beside this one; one side says it.
    let excludes: [String]
    let group: OptionGroup
    /// One line, without a full stop.
    let help: String

    init(
        _ name: String, short: Unicode.Scalar? = nil, value: String? = nil, repeatable: Bool = false, allowed: [String] = [],
        completion: CompletionSource = .none, default defaultText: String? = nil, excludes: [String] = [],
        group: OptionGroup = .general, help: String
    ) {
        self.name = name
        self.short = short
        self.valueName = value
        self.isRepeatable = repeatable
        self.allowed = allowed
        self.completion = completion
        self.defaultText = defaultText
        self.excludes = excludes
        self.group = group
        self.help = help
    }

    var isFlag: Bool { valueName == nil }

    /// `--name`, as a person writes it.
    var flag: String { "--" + name }
}
