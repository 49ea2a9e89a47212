import Foundation
import SQLiteAccess
import Testing

extension ProgramTests {
    /// The system's zone database changing under a store: wall times are what was meant, moments follow the rules.
    @Suite(.enabled(if: ZoneDatabase.system != nil, "there is no zone database here")) struct ZoneDatabases {
        private let store: TestStore
        private static let note =
            "note: The time zone rules have changed and the store can't be written: times are worked out anew with each command.\n"

        init() throws {
            store = try TestStore("place/store.sqlite")
            chmod(store.folder.path, 0o755)
            let system = try #require(ZoneDatabase.system)
            // Two databases that differ in one zone: in the second one Berlin keeps New York's time.
            for (name, berlin) in [("before", "Europe/Berlin"), ("after", "America/New_York")] {
                for folder in ["Europe", "America", "Asia"] { try store.folder.makeFolder("\(name)/\(folder)") }
                for (zone, source) in [
                    ("Europe/Berlin", berlin), ("America/New_York", "America/New_York"), ("Asia/Tokyo", "Asia/Tokyo"),
                    ("UTC", "UTC"),
                ] {
                    let bytes = try Data(contentsOf: URL(fileURLWithPath: system + "/" + source))
                    try store.folder.write([UInt8](bytes), to: "\(name)/\(zone)")
                }
            }
            use("before")
            try store.add("Berlin", "2026-12-01 12:00 Europe/Berlin")
            try store.add("Late", "2026-12-01 22:00 Europe/Berlin")
            try store.add("Tokyo", "2026-12-01 20:00 Asia/Tokyo")
            let floating = try store.run("add", "Floating", "2026-12-01 13:00", "--floating")
            #expect(floating.isDone, "\(floating)")
        }

        private func use(_ database: String) { store.environment["TZDIR"] = store.folder.file(database) }

        private func starts(_ zone: String, _ command: [String] = ["list", "2026-12-01"]) throws -> Answer {
            try store.run(command + ["--tz", zone, "--template", "{title} {start:%d %H:%M}"])
        }

        private static let before = "Berlin 01 11:00\nTokyo 01 11:00\nFloating 01 13:00\nLate 01 21:00\n"
        private static let after = "Tokyo 01 11:00\nFloating 01 13:00\nBerlin 01 17:00\n"

        @Test func wallTimesStayAndMomentsMove() throws {
            #expect(try starts("UTC").output == Self.before)
            use("after")
            for _ in 0..<2 {
                let answer = try starts("UTC")
                #expect(answer.output == Self.after && answer.errors.isEmpty, "\(answer)")
            }
            #expect(try starts("UTC", ["list", "2026-12-02"]).output == "Late 02 03:00\n")
            #expect(try starts("Europe/Berlin").output.contains("Berlin 01 12:00\n"))
            #expect(try store.wholeCount() == 4)
            use("before")
            #expect(try starts("UTC").output == Self.before)
        }

        @Test func aChangeAfterItIsMadeWithTheNewRules() throws {
            use("after")
            try store.add("Second", "2026-12-01 12:30 Europe/Berlin")
            #expect(try starts("UTC").output.hasSuffix("Berlin 01 17:00\nSecond 01 17:30\n"))
            #expect(try store.wholeCount() == 5)
        }

        @Test(.enabled(if: Privileges.drop != nil, "permissions bind nobody here")) func aReadOnlyStoreIsWorkedOutInMemory()
            throws
        {
            chmod(store.path, 0o444)
            chmod(store.folder.file("place"), 0o555)
            defer { chmod(store.folder.file("place"), 0o700) }
            use("after")
            let template = "--tz UTC --template '{title} {start:%d %H:%M}'"
            for (command, output) in [
                ("list 2026-12-01", Self.after), ("list 2026-12-02", "Late 02 03:00\n"),
                ("search berlin --from 2026-12-01", "Berlin 01 17:00\n"), ("show 1", "Berlin 01 17:00\n"),
                ("next --now 2026-12-01T16:00", "Berlin 01 17:00\n"),
            ] {
                let answer = try store.shell("daybook \(command) \(template)", before: Privileges.drop ?? [])
                #expect(answer.output == output && answer.errors == Self.note, "\(command): \(answer)")
            }
            let quiet = try store.shell("daybook list 2026-12-01 --quiet \(template)", before: Privileges.drop ?? [])
            #expect(quiet.output == Self.after && quiet.errors.isEmpty, "\(quiet)")
            use("before")
            let answer = try store.shell("daybook list 2026-12-01 \(template)", before: Privileges.drop ?? [])
            #expect(answer.output == Self.before && answer.errors.isEmpty, "\(answer)")
        }

        @Test func aStoreThatIsLockedIsWorkedOutInMemory() throws {
            use("after")
            let database = Database(path: store.path)
            try database.write { _ in
                let answer = try starts("UTC")
                #expect(answer.output == Self.after && answer.errors == Self.note, "\(answer)")
            }
            database.close()
            let answer = try starts("UTC")
            #expect(answer.output == Self.after && answer.errors.isEmpty, "\(answer)")
        }

        @Test func aZoneThatIsGoneKeepsWhatItHad() throws {
            store.folder.remove("before/Europe/Berlin")
            try store.folder.makeFolder("before/Other")
            let answer = try starts("UTC")
            #expect(answer.output == Self.before, "\(answer)")
            #expect(try store.wholeCount() == 4)
        }

        @Test func aDatabaseThatIsGoneOrBrokenIsTold() throws {
            for (database, status) in [("missing", 1), ("broken", 1)] {
                try store.folder.makeFolder("broken/Europe")
                try store.folder.write("no zone", to: "broken/Europe/Berlin")
                use(database)
                let answer = try store.run("list", "2026-12-01", "--tz", "Europe/Berlin")
                #expect(answer.end == .exit(Int32(status)) && answer.errors.hasPrefix("daybook: "), "\(database): \(answer)")
            }
            use("before")
            #expect(try starts("UTC").output == Self.before)
        }
    }
}
