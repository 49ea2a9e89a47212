import Foundation
import SQLiteAccess
import Testing

extension ProgramTests {
    /// Stores that permissions keep from being changed. Needs a user whom permissions bind, or `setpriv` for one.
    @Suite(.enabled(if: Privileges.drop != nil, "permissions bind nobody here")) struct ReadOnly {
        private let store: TestStore

        init() throws {
            store = try TestStore("place/store.sqlite")
            chmod(store.folder.path, 0o755)
            try store.add("Lunch")
        }

        private func protect(file: mode_t, folder: mode_t) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: store.folder.file("place"))) ?? [] {
                chmod(store.folder.file("place/" + name), file)
            }
            chmod(store.folder.file("place"), folder)
        }

        private func unprotect() { chmod(store.folder.file("place"), 0o700) }

        private func run(_ arguments: String) throws -> Answer {
            try store.shell("daybook " + arguments, before: Privileges.drop ?? [])
        }

        private func expectListed(sourceLocation: SourceLocation = #_sourceLocation) throws {
            for question in ["list 2026-12-01", "show 1", "search lunch", "next --now 2026-12-01", "calendars", "settings"] {
                let answer = try run(question)
                #expect(answer.isDone && answer.errors.isEmpty, "\(question): \(answer)", sourceLocation: sourceLocation)
                guard question != "settings" && question != "calendars" else { continue }
                #expect(answer.output.contains("Lunch"), "\(question): \(answer)", sourceLocation: sourceLocation)
            }
        }

        private func expectRefused(_ sentence: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            for change in [
                "add Tea 2026-12-02", "edit 1 --title Tea", "delete 1", "undo", "calendars add Work",
                "add Tea 2026-12-02 --dry-run",
            ] {
                let answer = try run(change)
                #expect(answer.end == .exit(4) && answer.output.isEmpty, "\(change): \(answer)", sourceLocation: sourceLocation)
                #expect(
                    answer.errors == "daybook: '\(store.path)' \(sentence)\n", "\(change)", sourceLocation: sourceLocation)
            }
        }

        @Test func aReadOnlyStoreInAReadOnlyFolderIsListedAndNotChanged() throws {
            protect(file: 0o444, folder: 0o555)
            try expectListed()
            try expectRefused("can't be changed: it is read-only; change its permissions or name another file.")
            try expectListed()
            unprotect()
            #expect(!store.folder.has(store.name + "-wal") && !store.folder.has(store.name + "-shm"))
            #expect(try store.titles() == ["Lunch"])
        }

        @Test func theLogsIndexMayNotBeMadeInTheFolder() throws {
            protect(file: 0o666, folder: 0o555)
            try expectListed()
            try expectRefused("can't be changed: its folder is read-only; change the folder's permissions or name another file.")
            unprotect()
            #expect(try store.wholeCount() == 1)
        }

        @Test func aReadOnlyStoreInAFolderThatCanBeWritten() throws {
            protect(file: 0o444, folder: 0o777)
            try expectListed()
            try expectRefused("can't be changed: it is read-only; change its permissions or name another file.")
            unprotect()
            #expect(try store.wholeCount() == 1)
        }

        /// What a program that was ended leaves behind: the log with its index.
        @Test func aLogThatWasLeftBehindIsReadWithItsIndex() throws {
            try leaveLog()
            protect(file: 0o444, folder: 0o555)
            #expect(store.folder.has(store.name + "-wal"))
            try expectListed()
            #expect(try run("list 2026-12-02").output.contains("Tea"))
            try expectRefused("can't be changed: it is read-only; change its permissions or name another file.")
            unprotect()
            #expect(try store.wholeCount() == 2)
        }

        @Test func aLogWithoutItsIndexIsNeitherReadNorPassedOver() throws {
            try leaveLog()
            store.folder.remove(store.name + "-shm")
            protect(file: 0o444, folder: 0o555)
            let answer = try run("list 2026-12-01")
            #expect(answer.end == .exit(1) && answer.output.isEmpty, "\(answer)")
            #expect(
                answer.errors == "daybook: '\(store.path)' can't be read here: changes wait in its '-wal' file and the folder is "
                    + "read-only; copy both files to a folder that can be written.\n")
            unprotect()
            #expect(try store.wholeCount() == 2)
        }

        /// Commits an event that stays in the log, as the connection is never closed in an orderly way.
        private func leaveLog() throws {
            let database = Database(path: store.path)
            try database.read { _ in }
            try store.add("Tea", "2026-12-02 12:00")
            for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"] {
                try store.folder.copy("place/" + name, to: name)
            }
            database.close()
            for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"] {
                store.folder.remove("place/" + name)
                try store.folder.copy(name, to: "place/" + name)
            }
        }

        @Test func aNewStoreInAReadOnlyFolderIsRefused() throws {
            store.folder.remove(store.name)
            protect(file: 0o444, folder: 0o555)
            let listed = try run("list 2026-12-01")
            #expect(listed.isDone && listed.errors.isEmpty, "\(listed)")
            let answer = try run("add Tea 2026-12-02")
            #expect(answer.end == .exit(4), "\(answer)")
            #expect(
                answer.errors
                    == "daybook: '\(store.path)' can't be changed: its folder is read-only; change the folder's permissions or name "
                    + "another file.\n")
            unprotect()
        }

        @Test func aStoreThatMayNotBeReadIsNoEmptyStore() throws {
            protect(file: 0o000, folder: 0o755)
            try expectDenied()
            protect(file: 0o644, folder: 0o000)
            try expectDenied()
            unprotect()
        }

        private func expectDenied(sourceLocation: SourceLocation = #_sourceLocation) throws {
            for command in ["list 2026-12-01", "add Tea 2026-12-02"] {
                let answer = try run(command)
                #expect(answer.end == .exit(1) && answer.output.isEmpty, "\(answer)", sourceLocation: sourceLocation)
                #expect(
                    answer.errors == "daybook: '\(store.path)' can't be opened: permission denied; name another file.\n",
                    sourceLocation: sourceLocation)
            }
        }
    }
}
