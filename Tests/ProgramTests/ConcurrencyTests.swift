import Testing

extension ProgramTests {
    /// Many processes on one file.
    @Suite struct Concurrency {
        @Test func eightProcessesAddWhileTwoList() throws {
            let store = try TestStore()
            let count = 200
            let readers = try (0..<2).map { _ in
                try store.startShell("until [ -e stop ]; do daybook list 2026-12 --template '{title}' >/dev/null || exit; done")
            }
            let writers = try (0..<8).map { writer in
                try store.startShell(
                    """
                    number=0
                    while [ $number -lt \(count) ]; do
                        daybook add "Event \(writer) $number" "2026-12-01 12:00" --format jsonl --fields id || exit
                        number=$((number + 1))
                    done
                    """)
            }
            var ids: [Substring] = []
            for writer in writers {
                let answer = writer.wait(seconds: 300)
                #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
                ids += answer.lines
            }
            try store.folder.write("", to: "stop")
            for reader in readers {
                let answer = reader.wait()
                #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
            }
            #expect(ids.count == 8 * count && Set(ids).count == 8 * count)
            #expect(try store.wholeCount() == 8 * count)
            #expect(Set(try store.titles()).count == 8 * count)
        }

        @Test func writersWaitForABulkAdd() throws {
            let store = try TestStore()
            try store.add("First")
            let bulk = try store.start(["add", "--from-jsonl", "-"], input: BulkLines.make(3000))
            let singles = try (0..<4).map { try store.start(["add", "Single \($0)", "2026-12-02"]) }
            for child in singles + [bulk] {
                let answer = child.wait()
                #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
            }
            #expect(try store.wholeCount() == 3005)
        }

        @Test func editsUndoAndDeletesOfManyProcessesLoseNothing() throws {
            let store = try TestStore()
            for number in 0..<8 { try store.add("Event \(number)") }
            let children = try (1...8).map { id in
                try store.startShell(
                    """
                    number=0
                    while [ $number -lt 10 ]; do
                        daybook edit \(id) --title "Event \(id) changed $number" || exit
                        daybook add "Passing \(id)" 2026-12-02 --format jsonl --fields eventId > made\(id) || exit
                        daybook delete "$(tr -dc 0-9 < made\(id))" || exit
                        number=$((number + 1))
                    done
                    """)
            }
            for child in children {
                let answer = child.wait(seconds: 120)
                #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
            }
            #expect(try store.wholeCount() == 8)
            #expect(Set(try store.titles()) == Set((1...8).map { "Event \($0) changed 9" }))
        }

        @Test(arguments: 0..<(Program.isNightly ? 100 : 10)) func eightProcessesStartWhereNoFileIs(_ round: Int) throws {
            let store = try TestStore("new/folder/store.sqlite")
            let children = try (0..<8).map { try store.start(["add", "Event \($0)", "2026-12-01"]) }
            for child in children {
                let answer = child.wait()
                #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
            }
            #expect(store.folder.permissions("new") == 0o700)
            #expect(store.folder.permissions("new/folder") == 0o700)
            #expect(store.folder.permissions(store.name) == 0o600)
            #expect(try store.titles().sorted() == (0..<8).map { "Event \($0)" })
            #expect(try store.wholeCount() == 8)
        }

        @Test func readersAndWritersStartWhereNoFileIs() throws {
            for _ in 0..<5 {
                let store = try TestStore("new/store.sqlite")
                let children = try (0..<8).map { number in
                    try store.start(number % 2 == 0 ? ["add", "Event \(number)", "2026-12-01"] : ["list", "2026-12-01"])
                }
                for child in children {
                    let answer = child.wait()
                    #expect(answer.isDone && answer.errors.isEmpty, "\(answer)")
                }
                #expect(try store.wholeCount() == 4)
            }
        }
    }
}
