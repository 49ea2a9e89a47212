import Testing

extension ProgramTests {
    /// No space: nothing is lost, the reason is told, and it goes on once there is space again.
    @Suite struct DiskFull {
        private static let sentence = "daybook: No space is left for '"

        /// A disk of its own of 2 MiB; the script leaves one line of statuses.
        @Test(.enabled(if: Privileges.ownMounts != nil, "mounting is not allowed here")) func aDiskThatIsFull() throws {
            let store = try TestStore("disk/store.sqlite")
            try store.folder.makeFolder("disk")
            try store.folder.write(BulkLines.make(10_000), to: "lines")
            let answer = try store.shell(
                """
                mount -t tmpfs -o size=2m tmpfs disk || exit 9
                daybook add First 2026-12-01 --quiet || exit 8
                daybook add --from-jsonl lines; echo bulk $?
                daybook list 2026-12-01 --template '{title}'; echo list $?
                dd if=/dev/zero of=disk/filler bs=4k 2>/dev/null
                daybook list 2026-12-01 --template '{title}'; echo list $?
                daybook show 1 --template '{title}'; echo show $?
                daybook search first --template '{title}'; echo search $?
                daybook add Second 2026-12-01; echo add $?
                daybook edit 1 --title Changed; echo edit $?
                daybook delete 1; echo delete $?
                daybook undo; echo undo $?
                "$PROGRAM" --db disk/new/other.sqlite add Other 2026-12-01; echo new $?
                rm disk/filler
                "$PROGRAM" --db disk/new/other.sqlite add Other 2026-12-01 --quiet; echo new $?
                daybook add Third 2026-12-01 --quiet; echo add $?
                daybook list 2026-12-01 --template '{title}'
                cp disk/store.sqlite kept.sqlite; ls disk
                """, before: Privileges.ownMounts ?? [])
            #expect(
                answer.output == """
                    bulk 1
                    First
                    list 0
                    First
                    list 0
                    First
                    show 0
                    First
                    search 0
                    add 1
                    edit 1
                    delete 1
                    undo 1
                    new 1
                    new 0
                    add 0
                    First
                    Third
                    new
                    store.sqlite

                    """, "\(answer)")
            let errors = answer.errors.split(separator: "\n")
            #expect(errors.count == 6 && errors.allSatisfy { $0.hasPrefix(Self.sentence) }, "\(answer)")
            let kept = try TestStore("kept.sqlite", in: store.folder)
            #expect(try kept.wholeCount() == 2)
        }

        /// The limit is in blocks of 512 bytes, and reached at another place of the change each time.
        @Test func aLimitOnTheSizeOfFiles() throws {
            let store = try TestStore()
            try store.add("First")
            try store.folder.write(BulkLines.make(2000), to: "lines")
            var failures = 0
            for blocks in [0, 1, 8, 20, 40, 64, 80, 120, 184, 192, 250, 300, 500, 1000] {
                for command in ["add Single 2026-12-02", "add --from-jsonl lines"] {
                    let before = try store.wholeCount()
                    // The limit is for the program alone: what it tells goes through a pipe.
                    let answer = try store.shell("{ ulimit -f \(blocks) && daybook \(command) 2>&1 >/dev/null; } | cat")
                    let text = answer.output
                    let after = try store.wholeCount("\(blocks) blocks, \(command)")
                    if text.isEmpty && after > before { continue }
                    failures += 1
                    #expect(after == before, "\(blocks) blocks, \(command): \(answer)")
                    #expect(text.hasPrefix(Self.sentence), "\(blocks) blocks, \(command): \(answer)")
                }
                let listed = try store.shell("{ ulimit -f \(blocks) && daybook list 2026-12-01 --template '{title}'; } | head -1")
                #expect(listed.output == "First\n" && listed.errors.isEmpty, "\(blocks) blocks: \(listed)")
            }
            #expect(failures > 8)
            try store.add("Last", "2026-12-03")
        }

        @Test(.enabled(if: TestFolder.exists("/dev/full"))) func anOutputThatIsFullIsTold() throws {
            let store = try TestStore()
            try store.add("First")
            for command in ["list 2026-12-01", "show 1", "add Second 2026-12-01", "help", "list 2026-12-01 --format json"] {
                let answer = try store.shell("daybook \(command) >/dev/full")
                #expect(answer.end == .exit(1), "\(command): \(answer)")
                #expect(
                    answer.errors == "daybook: The output could not be written: No space left on device.\n",
                    "\(command): \(answer)")
            }
            // What was asked for was done before it was told.
            #expect(try store.titles() == ["Second", "First"])
            // Nowhere to tell it: the status does.
            #expect(try store.shell("daybook list 2026-12-01 >/dev/full 2>/dev/full").end == .exit(1))
            #expect(try store.shell("daybook nonsense 2>/dev/full").end == .exit(2))
        }
    }
}
