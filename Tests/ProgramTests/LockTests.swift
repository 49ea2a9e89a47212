import Foundation
import SQLiteAccess
import Testing

extension ProgramTests {
    /// Another program that keeps the store locked.
    @Suite struct Locks {
        /// Holds the lock of a writer while `body` runs.
        private func holding(_ store: TestStore, _ body: () throws -> Void) throws {
            let database = Database(path: store.path)
            defer { database.close() }
            try database.write { connection in
                try connection.run("UPDATE event SET title = 'Never seen'")
                try body()
                throw RollBack()
            }
        }

        private struct RollBack: Error {}

        private func locked(_ store: TestStore, _ body: () throws -> Void) throws {
            do {
                try holding(store, body)
            } catch is RollBack {}
        }

        @Test func aChangeIsRefusedWhenTheWaitIsOver() throws {
            let store = try TestStore()
            try store.add("Lunch")
            store.environment["DAYBOOK_BUSY_TIMEOUT"] = "150"
            try locked(store) {
                for change in [["add", "Tea", "2026-12-01"], ["edit", "1", "--title", "Tea"], ["delete", "1"], ["undo"]] {
                    let answer = try store.run(change)
                    #expect(answer.end == .exit(1) && answer.output.isEmpty, "\(change): \(answer)")
                    let words = answer.errors.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
                    #expect(
                        words
                            == "daybook: '\(store.path)' is locked by another program, waited ms; try again when that program is "
                            + "done.\n", "\(change)")
                }
            }
            #expect(try store.titles() == ["Lunch"])
            try store.add("Tea")
            #expect(try store.wholeCount() == 2)
        }

        @Test func readingDoesNotWaitForAWriter() throws {
            let store = try TestStore()
            try store.add("Lunch")
            store.environment["DAYBOOK_BUSY_TIMEOUT"] = "0"
            try locked(store) {
                #expect(try store.titles() == ["Lunch"])
                for question in [
                    ["show", "1"], ["search", "lunch"], ["calendars"], ["settings"], ["next", "--now", "2026-12-01"],
                ] {
                    let answer = try store.run(question)
                    #expect(answer.isDone && answer.errors.isEmpty, "\(question): \(answer)")
                }
            }
        }

        @Test func aChangeWaitsForTheWriterBefore() throws {
            let store = try TestStore()
            try store.add("Lunch")
            var child: Child?
            try locked(store) {
                child = try store.start(["add", "Tea", "2026-12-01"])
                usleep(300_000)
                #expect(child?.isRunning == true)
            }
            let answer = try #require(child).wait()
            #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
            #expect(try store.wholeCount() == 2)
        }

        @Test(arguments: ["-1", "soon", "1.5", "99999999999999999999"]) func aWaitThatIsNoNumberIsRefused(_ text: String) throws {
            let store = try TestStore()
            store.environment["DAYBOOK_BUSY_TIMEOUT"] = text
            let answer = try store.run("add", "Tea", "2026-12-01")
            #expect(answer.end == .exit(2), "\(answer)")
            #expect(
                answer.errors == "daybook: DAYBOOK_BUSY_TIMEOUT '\(text)' is not a whole number from 0 to 2147483647.\n",
                "\(answer)")
            #expect(!store.folder.has(store.name))
        }
    }
}
