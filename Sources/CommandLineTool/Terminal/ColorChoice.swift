/// `--color`.
enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never

    /// Whether to colour: the option first, then `NO_COLOR`, then `CLICOLOR_FORCE`, then the terminal.
    ///
    /// `NO_COLOR` counts when it is not empty, `CLICOLOR_FORCE` when it is neither empty nor `0`; `TERM=dumb` is a terminal
    /// without colour.
    func isColored(terminal isTerminal: Bool, variables: EnvironmentVariables) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if variables.nonEmpty("NO_COLOR") != nil { return false }
        if let force = variables.nonEmpty("CLICOLOR_FORCE"), force != "0" { return true }
        return isTerminal && variables["TERM"] != "dumb"
    }
}
