import CivilTime
import SQLiteAccess

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Brings the schema of a file up to what this program knows, each step in a transaction of its own.
struct Migrator {
    /// Marks a SQLite file as a Daybook store: "DAYB".
    static let applicationID: Int64 = 0x4441_5942

    let migrations: [Migration]
    let now: Instant

    /// The version that a store has after all steps.
    var newest: Int { migrations.last?.version ?? 0 }

    /// Does the steps that the file lacks. Before the first change to a store that has data, the file is copied beside itself.
    ///
    /// - Throws: `RepositoryError.newerStore`, `RepositoryError.foreignFile`, or what SQLite says.
    func migrate(_ database: Database) throws {
        var hasBackup = false
        while let next = try version(of: database).next {
            try database.write { connection in
                let header = try StoreHeader(connection, path: database.path)
                guard header.version == next.version - 1 else { return }
                if header.version > 0, !hasBackup, let path = database.path {
                    try database.backup(to: backupPath(of: path, version: header.version))
                    hasBackup = true
                }
                try apply(next, to: connection)
            }
        }
    }

    /// Where the copy of a store stands that is about to leave this version: a name that no file has yet.
    private func backupPath(of path: String, version: Int) -> String {
        let moment = now.description.filter { $0 != "-" && $0 != ":" }
        let name = "\(path).v\(version)-\(moment)"
        var backup = name + ".backup"
        var number = 2
        // From an attempt within the same second that failed.
        while access(backup, F_OK) == 0 {
            backup = "\(name)-\(number).backup"
            number += 1
        }
        return backup
    }

    private func version(of database: Database) throws -> (current: Int, next: Migration?) {
        let header = try database.read { try StoreHeader($0, path: database.path) }
        guard header.version <= newest else {
            throw RepositoryError.newerStore(path: database.path ?? "", version: header.version, known: newest)
        }
        return (header.version, migrations.first { $0.version > header.version })
    }

    private func apply(_ migration: Migration, to connection: Connection) throws {
        try connection.executeScript(migration.sql)
        try connection.run(StoreSQL.insertMigration) { statement in
            try statement.bind(migration.version, at: 1)
            try statement.bind(migration.name, at: 2)
            try statement.bind(migration.sql, at: 3)
            try statement.bind(now.secondsSinceEpoch, at: 4)
        }
        if migration.version == 1 { try seed(connection) }
        try connection.executeScript(
            "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(migration.version)")
    }

    /// What a new store begins with: its generation, and a calendar for new events.
    private func seed(_ connection: Connection) throws {
        let settings = SettingRepository(connection)
        try settings.set(SettingName.generation, to: RandomIdentifier.make())
        try connection.run(StoreSQL.insertFirstCalendar)
        try settings.set(SettingName.defaultCalendar, to: String(connection.lastInsertedRowID))
    }
}
