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
        if let path = variables.nonEmpty("DAYBOOK_DB") { return path }
        // Only an absolute path counts (XDG Base Directory Specification).
        if let folder = variables.nonEmpty("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder + "/daybook/daybook.sqlite" }
        guard let home = variables.nonEmpty("HOME") else { throw .noStorePath }
        return home + "/.local/share/daybook/daybook.sqlite"
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
