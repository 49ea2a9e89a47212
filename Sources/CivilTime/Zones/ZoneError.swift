/// Why a zone can't be had.
public enum ZoneError: Error, Hashable, Sendable {
    /// The database has no zone of this name; names that are near to it.
    case unknownZone(name: String, suggestions: [String])
    /// None of these folders holds a zone database.
    case databaseMissing(searched: [String])
    /// The name can't be a zone's: empty, or it tries to leave the database's folder.
    case invalidName(String)
    /// A zone file, or TZif bytes, break the rules of RFC 9636.
    case corruptFile(name: String, reason: String)
    /// The system refused to read a zone file; its `errno`.
    case unreadableFile(name: String, errorNumber: Int32)
    /// A POSIX rule such as `CET-1CEST,M3.5.0,M10.5.0/3` has a fault.
    case invalidRule(String)
}
