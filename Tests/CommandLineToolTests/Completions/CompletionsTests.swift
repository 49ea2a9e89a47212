import Testing

@testable import CommandLineTool

struct CompletionsTests {
    private static func script(_ shell: String) -> String { Run(["completions", shell]).output }

    @Test("Each script is correct for its shell", arguments: ["bash", "zsh", "fish"])
    func syntax(shell: String) {
        guard Tool.exists(shell) else {
            print("skipped: \(shell) is not installed")
            return
        }
        let result = Tool.run("\(shell) -n \"$INPUT\"", input: Self.script(shell))
        #expect(result.status == 0 && result.output == "", "\(result.output)")
    }

    @Test(
        "bash offers what the declarations say",
        arguments: [
            ("daybook ''", "add list delete calendars settings setup help completions"),
            ("daybook ca", "calendars"),
            ("daybook add --st", "--status"),
            ("daybook add --status ''", "confirmed tentative cancelled"),
            ("daybook add --status = ten", "tentative"),
            ("daybook add --status =", "confirmed tentative cancelled"),
            ("daybook add --format j", "json jsonl"),
            ("daybook --format t", "text tsv"),
            ("daybook ls --calendar ''", "Work Two\\ words"),
            ("daybook list -c \"'Tw\"", "Two words"),
            ("daybook --tz Eu", "Europe/Berlin"),
            ("daybook --db x --color=always calendars ''", "add delete"),
            ("daybook calendars add --loc", "--location"),
            ("daybook settings --db calendars ''", "get set"),
            ("daybook setup z", "zsh"),
            ("daybook help de", "delete"),
            ("daybook add Lunch --dr", "--dry-run"),
        ])
    func bash(line: String, expected: String) {
        guard Tool.exists("bash") else { return }
        let result = Tool.run(
            """
            bash <<'END'
            source "$INPUT"
            daybook() { if [[ $3 == calendars ]]; then printf '%s\\n' Work 'Two words'; else printf '%s\\n' Europe/Berlin UTC; fi; }
            command() { "$@"; }
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _daybook; echo "${COMPREPLY[*]}"
            END
            """, input: Self.script("bash"))
        #expect(result.output == expected + "\n")
    }

    @Test(
        "fish offers what the declarations say",
        arguments: [
            ("daybook ca", ["calendars"]),
            ("daybook add --stat", ["--status"]),
            ("daybook add --status ", ["confirmed", "tentative", "cancelled"]),
            ("daybook --db x calendars ", ["add", "delete"]),
            ("daybook --tz UTC calendars add --loc", ["--location"]),
            ("daybook ls --cal", ["--calendar"]),
            ("daybook setup ", ["bash", "zsh", "fish"]),
        ])
    func fish(line: String, expected: [String]) {
        guard Tool.exists("fish") else { return }
        let result = Tool.run("fish --no-config -c 'source $INPUT; complete -C \"\(line)\"'", input: Self.script("fish"))
        let found = result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        #expect(Set(found) == Set(expected))
    }

    @Test("zsh can load its script and knows the program afterwards")
    func zsh() {
        guard Tool.exists("zsh") else { return }
        let line =
            "zsh -f -c 'autoload -Uz compinit && compinit -u -D && source $INPUT && echo $_comps[daybook] && whence -w _daybook_calendars_add'"
        let result = Tool.run(line, input: Self.script("zsh"))
        #expect(result.output == "_daybook\n_daybook_calendars_add: function\n")
    }

    @Test("The scripts' own questions are answered one value a line")
    func values() {
        #expect(Run(["completions", "--values", "calendars"]).output == "Work\nTwo words\n")
        #expect(Run(["completions", "--values", "zones"]).output == "Europe/Berlin\nUTC\n")
        #expect(
            Run(["completions"]).errors
                == "daybook: SHELL is missing; write 'daybook completions bash|zsh|fish|man'.\n")
    }

    @Test("The manual page is set without a warning")
    func manual() {
        let page = Run(["completions", "man"]).output
        #expect(page.hasPrefix(".TH DAYBOOK 1 \"\" \"daybook 1.2.3\""))
        for tool in ["groff -man -Tutf8 -ww -z \"$INPUT\"", "mandoc -T lint -W warning \"$INPUT\""] {
            guard Tool.exists(String(tool.prefix { $0 != " " })) else { continue }
            let result = Tool.run(tool, input: page)
            #expect(result.status == 0 && result.output == "", "\(result.output)")
        }
        guard Tool.exists("groff") else { return }
        let text = Tool.run("groff -man -Tascii -P-c -P-b -P-u \"$INPUT\"", input: page).output
        for piece in [
            "calendars add NAME", "--location PLACE", "daybook add \"Team lunch\" \"tomorrow 12:30\"", "EXIT STATUS", "--db FILE",
        ] {
            #expect(text.contains(piece), "\(piece)")
        }
    }
}
