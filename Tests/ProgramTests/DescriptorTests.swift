import Testing

extension ProgramTests {
    /// Pipes whose reader leaves, and descriptors that are closed from the start.
    @Suite struct Descriptors {
        @Test func aReaderThatLeavesIsNoError() throws {
            let store = try TestStore()
            #expect(try store.run("add", "--from-jsonl", "-", input: BulkLines.make(5000)).isDone)
            for format in ["text", "json", "jsonl", "csv", "tsv"] {
                let script = "{ daybook list 2026-12 --format \(format); echo status $? >&2; } | head -1 | wc -l"
                let answer = try store.shell(script)
                #expect(answer.output.filter { $0 != " " } == "1\n" && answer.errors == "status 0\n", "\(format): \(answer)")
            }
            // The reader is gone before anything is written, also where errors go the same way.
            let late = try store.shell(
                """
                { sleep 0.1; daybook list 2026-12; echo status $? >&2; } | true
                { sleep 0.1; daybook show 99999 2>&1; echo status $? >&2; } | true
                { sleep 0.1; daybook add Tea 2026-12-02; echo status $? >&2; } | true
                """)
            #expect(late.errors == "status 0\nstatus 3\nstatus 0\n", "\(late)")
            #expect(try store.titles("2026-12-02") == ["Tea"])
        }

        /// With descriptors closed the next files that are opened get their numbers: the store must not be among them.
        @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
        func closedDescriptorsNeverBecomeTheStore(_ closed: String) throws {
            let store = try TestStore()
            let losesOutput = closed.contains(" >&-") || closed.hasPrefix(">&-")
            let status = losesOutput ? "1" : "0"
            let answer = try store.shell(
                """
                exec 3>statuses
                { daybook add First 2026-12-01; echo $? >&3; } \(closed)
                { daybook add Second 2026-12-01; echo $? >&3; } \(closed)
                { daybook list 2026-12-01; echo $? >&3; } \(closed)
                { daybook show 99; echo $? >&3; } \(closed)
                { daybook list 99-99-99; echo $? >&3; } \(closed)
                { daybook delete 1; echo $? >&3; } \(closed)
                """)
            #expect(store.folder.text("statuses") == "\(status)\n\(status)\n\(status)\n3\n2\n\(status)\n", "\(answer)")
            #expect(try store.wholeCount() == 1)
            #expect(try store.titles() == ["Second"])
            #expect(try store.folder.bytes(store.name).prefix(15) == Array("SQLite format 3".utf8)[...])
        }

        @Test func closedInputIsNoEmptyInput() throws {
            let store = try TestStore()
            try store.add("First")
            let answer = try store.shell("daybook add --from-jsonl - <&-")
            #expect(answer.end == .exit(1) && answer.output.isEmpty, "\(answer)")
            #expect(answer.errors == "daybook: The input could not be read: Bad file descriptor.\n", "\(answer)")
            #expect(try store.wholeCount() == 1)
        }

        @Test func anInputThatIsAFolderIsTold() throws {
            let store = try TestStore()
            for command in ["daybook add --from-jsonl - <.", "daybook add --from-jsonl .", "daybook add --from-jsonl missing"] {
                let answer = try store.shell(command)
                #expect(answer.end == .exit(1) && answer.errors.hasPrefix("daybook: "), "\(answer)")
            }
        }
    }
}
