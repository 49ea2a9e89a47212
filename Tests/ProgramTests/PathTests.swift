import Testing

extension ProgramTests {
    /// Where the store is, for odd names and odd environments.
    @Suite struct Paths {
        @Test(arguments: [
            "a b.sqlite", "it's.sqlite", "a\"b.sqlite", "100%.sqlite", "a%20b.sqlite", "a?mode=ro.sqlite", "a#b.sqlite",
            "über.sqlite",
            "日本.sqlite", "file:store.sqlite", ":memory:", "-dash.sqlite", "~store", "new\nline", "tab\tstore", "no-ending",
            "a\\b",
            "$HOME", "*", "store.sqlite-wal",
        ])
        func aName(_ name: String) throws {
            let store = try TestStore(name)
            try store.add("Lunch")
            #expect(try store.titles() == ["Lunch"])
            #expect(store.folder.names == [name])
            // The same as a name in the present folder.
            let answer = try store.shell("\"$PROGRAM\" --db=\"$NAME\" list 2026-12-01 --template '{title}'", with: ["NAME": name])
            #expect(answer.output == "Lunch\n" && answer.errors.isEmpty, "\(answer)")
            #expect(store.folder.names == [name])
        }

        @Test(.enabled(if: Privileges.drop != nil, "permissions bind nobody here"), arguments: ["a?b%20#c", "file:x", "100%"])
        func aNameInAReadOnlyFolder(_ name: String) throws {
            let store = try TestStore("place/" + name)
            try store.add("Lunch")
            let answer = try store.shell(
                "chmod 755 . && chmod 444 place/* && chmod 555 place && cd place && setpriv --reuid 65534 --clear-groups \"$PROGRAM\" "
                    + "--db=\"$NAME\" list 2026-12-01 --template '{title}'; status=$?; chmod 700 .; exit $status",
                with: ["NAME": name])
            #expect(answer.output == "Lunch\n" && answer.errors.isEmpty, "\(answer)")
        }

        @Test func longPaths() throws {
            for length in [400, 500, 505, 506, 507, 508, 509, 510, 511, 512, 513, 600, 1000, 3000] {
                let folder = try TestFolder()
                var name = ""
                while folder.file(name + "x").utf8.count < length { name += name.count % 100 == 90 ? "/" : "d" }
                let store = try TestStore(name + "x", in: folder)
                let added = try store.run("add", "Lunch", "2026-12-01")
                let listed = try store.run("list", "2026-12-01", "--template", "{title}")
                if added.isDone {
                    #expect(listed.output == "Lunch\n", "\(length): \(listed)")
                    continue
                }
                #expect(length > 500, "\(length): \(added)")
                #expect(
                    added.end == .exit(1) && added.errors.hasSuffix("can't be opened: file name too long; name another file.\n"))
                #expect(folder.names == [], "\(length)")
                #expect(listed.isDone || listed.end == .exit(1))
            }
            for name in [String(repeating: "x", count: 300), String(repeating: "x", count: 5000)] {
                let store = try TestStore(name)
                for command in [["add", "Lunch", "2026-12-01"], ["list"]] {
                    let answer = try store.run(command)
                    #expect(answer.end == .exit(1) && answer.errors.contains("file name too long"), "\(answer)")
                }
            }
        }

        @Test func theUsualPlace() throws {
            let folder = try TestFolder()
            func run(_ environment: [String: String], _ arguments: [String] = ["add", "Lunch", "2026-12-01"]) throws -> Answer {
                try Child(Program.path, arguments, environment: environment).wait()
            }
            #expect(try run(["HOME": folder.path]).isDone)
            #expect(folder.permissions(".local/share/daybook/daybook.sqlite") == 0o600)
            #expect(folder.permissions(".local/share/daybook") == 0o700)
            // A relative folder for data does not count.
            #expect(try run(["HOME": folder.path, "XDG_DATA_HOME": "data"]).output.contains("#2"))
            #expect(try run(["HOME": folder.path, "XDG_DATA_HOME": folder.file("data")]).output.contains("#1"))
            #expect(folder.has("data/daybook/daybook.sqlite"))
            #expect(try run(["DAYBOOK_DB": folder.file("named"), "HOME": folder.path]).output.contains("#1"))
            for environment in [[:], ["HOME": ""], ["XDG_DATA_HOME": "data"]] {
                for arguments in [["list"], ["add", "Lunch", "2026-12-01"]] {
                    let answer = try run(environment, arguments)
                    #expect(answer.end == .exit(1), "\(answer)")
                    #expect(
                        answer.errors == "daybook: There is no HOME to keep the store in; name a file with --db or DAYBOOK_DB.\n",
                        "\(answer)")
                }
            }
        }

        @Test func aPathThatIsNoTextIsRefusedAndNotRepaired() throws {
            let store = try TestStore()
            let answer = try store.shell(
                """
                name=$(printf 'a\\377b')
                "$PROGRAM" --db "$name" add Lunch 2026-12-01; echo $?
                DAYBOOK_DB="$name" "$PROGRAM" add Lunch 2026-12-01; echo $?
                HOME="$PWD/$name" "$PROGRAM" add Lunch 2026-12-01; echo $?
                """)
            #expect(answer.output == "2\n1\n1\n", "\(answer)")
            #expect(store.folder.names == [])
        }
    }
}
