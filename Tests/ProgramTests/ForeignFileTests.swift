import Foundation
import SQLiteAccess
import Testing

extension ProgramTests {
    /// Files that are no store, or no longer.
    @Suite struct ForeignFiles {
        /// Commands that meet the file in different ways.
        private static let commands = [
            ["list", "2026-12-01"], ["show", "1"], ["search", "lunch"], ["next"], ["calendars"], ["add", "Tea", "2026-12-02"],
            ["edit", "1", "--title", "Tea"], ["delete", "1"], ["undo"],
        ]

        private func expectRefused(
            _ store: TestStore, _ sentence: String, status: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let before = try? store.folder.bytes(store.name)
            for command in Self.commands {
                let answer = try store.start(command).wait(seconds: 20)
                #expect(
                    answer.end == .exit(status) && answer.output.isEmpty, "\(command): \(answer)", sourceLocation: sourceLocation)
                #expect(
                    answer.errors == "daybook: '\(store.path)' \(sentence)\n", "\(command): \(answer)",
                    sourceLocation: sourceLocation)
            }
            #expect((try? store.folder.bytes(store.name)) == before, sourceLocation: sourceLocation)
        }

        @Test(arguments: ["hello\n", String(repeating: "no store at all\n", count: 500)]) func aTextFile(_ text: String) throws {
            let store = try TestStore()
            try store.folder.write(text, to: store.name)
            try expectRefused(store, "is not an SQLite database; name another file.")
        }

        @Test func anEmptyFileBecomesAStore() throws {
            for command in [["add", "Lunch", "2026-12-01"], ["list"]] {
                let store = try TestStore()
                try store.folder.write("", to: store.name)
                let answer = try store.run(command)
                #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
                try store.add("Tea")
                #expect(try store.titles().contains("Tea"))
            }
        }

        @Test func aDatabaseOfAnotherProgram() throws {
            let store = try TestStore()
            let database = Database(path: store.path)
            try database.withWriter { try $0.executeScript("CREATE TABLE song (title TEXT); INSERT INTO song VALUES ('Lunch')") }
            database.close()
            try expectRefused(
                store, "is a SQLite file of another program; name a Daybook store or a file that does not exist yet.")
        }

        @Test func aStoreOfANewerProgram() throws {
            let store = try TestStore()
            try store.add("Lunch")
            let database = Database(path: store.path)
            try database.withWriter { try $0.executeScript("PRAGMA user_version = 99") }
            database.close()
            try expectRefused(
                store, "has store version 99, and this Daybook knows versions up to 1; install a newer Daybook.")
        }

        @Test func aFolder() throws {
            let store = try TestStore()
            try store.folder.makeFolder(store.name)
            try expectRefused(store, "can't be opened: it is a folder; name another file.")
        }

        @Test func aPipe() throws {
            let store = try TestStore()
            mkfifo(store.path, 0o600)
            try expectRefused(store, "can't be opened: it is a pipe or a device; name another file.")
        }

        /// A pipe that may only be read would be waited for without end.
        @Test(.enabled(if: Privileges.drop != nil, "permissions bind nobody here")) func aPipeThatMayOnlyBeRead() throws {
            let store = try TestStore()
            chmod(store.folder.path, 0o755)
            mkfifo(store.path, 0o600)
            chmod(store.path, 0o444)
            let answer = try store.startShell("daybook list", before: Privileges.drop ?? []).wait(seconds: 20)
            #expect(answer.end == .exit(1) && answer.errors.contains("it is a pipe or a device"), "\(answer)")
        }

        @Test(arguments: ["/dev/null", "/dev/zero", "/dev/full"]) func aDevice(_ path: String) throws {
            for command in Self.commands {
                let arguments = ["--db", path] + command
                let answer = try Child(Program.path, arguments, environment: Program.environment).wait(seconds: 20)
                #expect(answer.end == .exit(1) && answer.output.isEmpty, "\(command): \(answer)")
                #expect(
                    answer.errors == "daybook: '\(path)' can't be opened: it is a pipe or a device; name another file.\n",
                    "\(command)")
            }
        }

        @Test func aPathThroughAFile() throws {
            let store = try TestStore("file/store.sqlite")
            try store.folder.write("hello", to: "file")
            for command in Self.commands {
                let answer = try store.run(command)
                #expect(answer.end == .exit(1) && answer.errors.contains("not a directory"), "\(command): \(answer)")
            }
        }

        @Test func aLinkThatLeadsNowhereOrRound() throws {
            let store = try TestStore()
            symlink("store.sqlite", store.path)
            for command in Self.commands {
                let answer = try store.run(command)
                #expect(answer.end == .exit(1) && answer.errors.hasPrefix("daybook: "), "\(command): \(answer)")
            }
            store.folder.remove(store.name)
            symlink("other.sqlite", store.path)
            try store.add("Lunch")
            #expect(try store.titles() == ["Lunch"])
            #expect(store.folder.permissions("other.sqlite") == 0o600)
        }
    }
}
