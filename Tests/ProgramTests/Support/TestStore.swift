import Foundation
import SQLiteAccess
import Testing

/// A store file in a folder of its own, and the program that works on it.
final class TestStore {
    let folder: TestFolder
    let name: String
    var environment = Program.environment

    init(_ name: String = "store.sqlite", in folder: TestFolder? = nil) throws {
        self.folder = try folder ?? TestFolder()
        self.name = name
    }

    var path: String { folder.file(name) }

    /// Starts `daybook` with this store.
    func start(_ arguments: [String], input: String? = nil) throws -> Child {
        try Child(Program.path, ["--db", path] + arguments, environment: environment, input: input)
    }

    /// Runs `daybook` with this store to its end.
    func run(_ arguments: String..., input: String? = nil) throws -> Answer { try run(arguments, input: input) }

    func run(_ arguments: [String], input: String? = nil) throws -> Answer { try start(arguments, input: input).wait() }

    /// Starts a script of the shell in the store's folder, in which `daybook` is the program with this store.
    func startShell(_ script: String, before: [String] = [], with variables: [String: String] = [:]) throws -> Child {
        let prefix = "cd \"$FOLDER\" || exit 99\ndaybook() { \"$PROGRAM\" --db \"$STORE\" \"$@\"; }\n"
        let words = before + ["/bin/sh", "-c", prefix + script]
        let own = ["PROGRAM": Program.path, "STORE": path, "FOLDER": folder.path].merging(variables) { $1 }
        return try Child("/usr/bin/env", words, environment: environment.merging(own) { $1 })
    }

    func shell(_ script: String, before: [String] = [], with variables: [String: String] = [:]) throws -> Answer {
        try startShell(script, before: before, with: variables).wait()
    }

    /// Adds an event, which must work.
    func add(_ title: String, _ when: String = "2026-12-01 12:00", sourceLocation: SourceLocation = #_sourceLocation) throws {
        let answer = try run("add", title, when)
        #expect(answer.isDone && answer.errors.isEmpty, "\(answer)", sourceLocation: sourceLocation)
    }

    /// The titles of a period, one an event.
    func titles(_ period: String = "2026-12-01", sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        let answer = try run("list", period, "--template", "{title}")
        #expect(answer.isDone && answer.errors.isEmpty, "\(answer)", sourceLocation: sourceLocation)
        return answer.lines.map(String.init)
    }

    /// How many events the file has, once it was found whole by SQLite itself.
    func wholeCount(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
        let database = Database(path: path, configuration: .init(mode: .readWrite))
        defer { database.close() }
        return try database.read { connection in
            let answer = try connection.firstRow("PRAGMA integrity_check") { $0.string(at: 0) }
            #expect(answer == "ok", comment, sourceLocation: sourceLocation)
            let spans = try connection.firstRow("SELECT count(*) FROM event_span") { $0.int(at: 0) }
            let events = try connection.firstRow("SELECT count(*) FROM event") { $0.int(at: 0) } ?? -1
            #expect(spans == events, comment, sourceLocation: sourceLocation)
            return events
        }
    }
}
