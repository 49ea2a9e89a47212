#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension ZoneError: CustomStringConvertible {
    /// One sentence: the value in quotes, what is wrong or allowed, and the mend. Control characters in it are escaped.
    public var description: String {
        switch self {
        case .unknownZone(let name, let suggestions):
            let hint =
                suggestions.isEmpty
                ? "write a name of the zone database such as 'Europe/Berlin'."
                : "did you mean \(Self.list(suggestions))?"
            return "\(Self.quoted(name)) is not a time zone; \(hint)"
        case .databaseMissing(let searched):
            return "No time zone database in \(Self.list(searched)); "
                + "install it ('apt-get install tzdata') or set TZDIR to the folder that holds it."
        case .invalidName(let name):
            return "\(Self.quoted(name)) can't be the name of a time zone; "
                + "write a name of the zone database such as 'Europe/Berlin', without '..' or a leading '/'."
        case .corruptFile(let name, let reason):
            return "Time zone \(Self.quoted(name)) can't be read: \(reason); reinstall the zone database (package tzdata)."
        case .unreadableFile(let name, let errorNumber):
            return "Time zone \(Self.quoted(name)) can't be read: \(String(cString: strerror(errorNumber))); "
                + "check the permissions of its file."
        case .invalidRule(let text):
            return "\(Self.quoted(text)) is not a time zone rule; write one such as 'CET-1CEST,M3.5.0,M10.5.0/3'."
        }
    }

    private static func list(_ names: [String]) -> String {
        let quoted = names.map(Self.quoted)
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "''" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    private static func quoted(_ text: String) -> String {
        var result = "'"
        for scalar in text.unicodeScalars.prefix(100) {
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
                result += scalar.escaped(asASCII: true)
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result + (text.unicodeScalars.count > 100 ? "…'" : "'")
    }
}
