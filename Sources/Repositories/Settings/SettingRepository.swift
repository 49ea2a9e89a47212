import SQLiteAccess

/// Named values of the store, read all at once.
package struct SettingRepository {
    private let connection: Connection

    package init(_ connection: Connection) { self.connection = connection }

    /// All settings.
    ///
    ///     SELECT name, value FROM setting
    package func all() throws -> [String: String] {
        try connection.withStatement(SettingSQL.all) { statement in
            var settings: [String: String] = [:]
            while try statement.step() {
                settings[statement.string(at: 0)] = statement.string(at: 1)
            }
            return settings
        }
    }

    /// One setting.
    ///
    ///     SELECT value FROM setting WHERE name = ?
    package func value(_ name: String) throws -> String? {
        try connection.withStatement(SettingSQL.value) { statement in
            try statement.bind(name, at: 1)
            return try statement.step() ? statement.string(at: 0) : nil
        }
    }

    /// Sets a value, or takes it out with nil.
    package func set(_ name: String, to value: String?) throws {
        guard let value else {
            return try connection.run(SettingSQL.delete) { try $0.bind(name, at: 1) }
        }
        try connection.run(SettingSQL.set) { statement in
            try statement.bind(name, at: 1)
            try statement.bind(value, at: 2)
        }
    }
}
