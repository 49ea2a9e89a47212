/// What is wrong at a place of a `--template`.
enum TemplateProblem: Sendable, Equatable {
    /// `{` without `}`.
    case unclosedBrace
    /// `}` alone.
    case strayBrace
    /// `{}`.
    case emptyField
    case unknownField(String)
    /// A time pattern on a field that is no date or time.
    case notTime(String)
    /// `%` and a letter that is no directive.
    case unknownDirective(String)
    /// `\` and a letter that is no escape.
    case unknownEscape(String)
}
