import Testing

extension ProgramTests {
    /// A medium that nobody can write, root neither. Needs a mount of the test's own.
    @Suite(.enabled(if: Privileges.ownMounts != nil, "mounting is not allowed here")) struct ReadOnlyMount {
        @Test func aStoreOnAReadOnlyMediumIsListedAndNotChanged() throws {
            let store = try TestStore("place/store.sqlite")
            try store.add("Lunch")
            let answer = try store.shell(
                """
                mount --bind place place && mount -o remount,ro,bind place || exit 9
                daybook list 2026-12-01 --template '{title}'; echo $?
                daybook add Tea 2026-12-02; echo $?
                "$PROGRAM" --db place/new.sqlite add Tea 2026-12-02; echo $?
                """, before: Privileges.ownMounts ?? [])
            #expect(answer.output == "Lunch\n0\n4\n4\n", "\(answer)")
            #expect(answer.errors.split(separator: "\n").count == 2, "\(answer)")
            #expect(try store.wholeCount() == 1)
        }
    }
}
