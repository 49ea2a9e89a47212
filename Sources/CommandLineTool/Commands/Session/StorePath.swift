#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the store is: `--db`, else `DAYBOOK_DB`, else `daybook/daybook.sqlite` in the folder for data.
enum StorePath {
    static func find(_ globals: GlobalOptions, _ variables: EnvironmentVariables) throws(CommandError) -> String {
        if let path = globals.database {
            guard !path.isEmpty else { throw .missingValue(option: "--db", valueName: "FILE", next: nil) }
            return path
        }
        if let path = try variable("DAYBOOK_DB", variables) { return path }
        // Only an absolute path counts (XDG Base Directory Specification).
        if let folder = try variable("XDG_DATA_HOME", variables), folder.hasPrefix("/") {
            return folder + "/daybook/daybook.sqlite"
        }
        guard let home = try variable("HOME", variables) else { throw .noStorePath }
        return home + "/.local/share/daybook/daybook.sqlite"
    }

    /// A path that is not UTF-8 is refused: repaired, it would name another file.
    private static func variable(_ name: String, _ variables: EnvironmentVariables) throws(CommandError) -> String? {
        guard let path = variables.nonEmpty(name) else { return nil }
        guard variables.isText(name) else { throw .fileFailed(path: path, code: EILSEQ) }
        return path
    }

    /// Whether there is a file, or something in the way of it that opening it will tell.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 || errno != ENOENT }
}
