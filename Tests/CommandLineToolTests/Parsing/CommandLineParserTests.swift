import Testing

@testable import CommandLineTool

/// What stands behind an unknown short option of `list`.
private let dash = "'daybook list --help' shows them, and text that begins with a dash goes behind --."

struct CommandLineParserTests {
    /// A line as the parser understood it: path, options and words.
    private func summary(_ line: [String]) -> String {
        do {
            switch try CommandLineParser.parse(line, catalog: SampleCatalog.catalog) {
            case .run(_, let arguments):
                let options = arguments.options.map { "\($0.name)=\($0.value.map { "‹\($0)›" } ?? "yes")" }
                var words: [String] = []
                for name in ["TITLE", "WHEN", "ID", "NAME", "SHELL"] {
                    let values = arguments.words.filter { $0.name == name }.compactMap(\.value)
                    if !values.isEmpty { words.append("\(name)=\(values)") }
                }
                return (arguments.path + options + words).joined(separator: " ")
            case .help(let path, _): return "help \(path)"
            case .version: return "version"
            case .nothing: return "nothing"
            }
        } catch {
            return "\(error.exitStatus.rawValue): \(error)"
        }
    }

    @Test(
        "A line is read as GNU programs do",
        arguments: [
            (["list"], "list"),
            (["ls"], "list"),
            (["add", "Lunch"], "add TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "tomorrow", "12:30"], "add TITLE=[\"Lunch\"] WHEN=[\"tomorrow\", \"12:30\"]"),
            (["add", "Lunch", "--location", "Bar"], "add location=‹Bar› TITLE=[\"Lunch\"]"),
            (["add", "--location=Bar=2", "Lunch"], "add location=‹Bar=2› TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "--location", ""], "add location=‹› TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "--location="], "add location=‹› TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "--on", "15,-1"], "add on=‹15,-1› TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "--on", "-1"], "add on=‹-1› TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "--alarm", "-15m", "--alarm=1h"], "add alarm=‹-15m› alarm=‹1h› TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "--location", "--unheard-of"], "add location=‹--unheard-of› TITLE=[\"Lunch\"]"),
            (["add", "Lunch", "--location=--dry-run"], "add location=‹--dry-run› TITLE=[\"Lunch\"]"),
            (["add", "-n", "Lunch"], "add dry-run=yes TITLE=[\"Lunch\"]"),
            (["add", "-qn", "Lunch"], "add dry-run=yes TITLE=[\"Lunch\"]"),
            (["list", "-cWork", "-c", "Home", "-c="], "list calendar=‹Work› calendar=‹Home› calendar=‹=›"),
            (["list", "-ql5"], "list limit=‹5›"),
            (["add", "--", "--dry-run", "-n"], "add TITLE=[\"--dry-run\"] WHEN=[\"-n\"]"),
            (["add", "-", "-5"], "add TITLE=[\"-\"] WHEN=[\"-5\"]"),
            (["delete", "-5", "42@20261201"], "delete ID=[\"-5\", \"42@20261201\"]"),
            (["--", "list"], "list"),
            (["calendars"], "calendars"),
            (["calendars", "--limit", "3"], "calendars limit=‹3›"),
            (["calendars", "add", "Work"], "calendars add NAME=[\"Work\"]"),
            (["calendars", "--limit", "3", "add", "Work"], "calendars add limit=‹3› NAME=[\"Work\"]"),
            (["--db", "a.sqlite", "calendars", "--tz", "UTC", "add", "--quiet", "Work"], "calendars add NAME=[\"Work\"]"),
            (["setup", "zsh"], "setup SHELL=[\"zsh\"]"),
            (["add", "--help"], "help [\"add\"]"),
            (["--help", "add"], "help [\"add\"]"),
            (["calendars", "add", "-h"], "help [\"calendars\", \"add\"]"),
            (["delete", "-qh"], "help [\"delete\"]"),
            (["--help"], "help []"),
            (["--version"], "version"),
            (["-V", "list"], "version"),
            ([], "nothing"),
            (["--quiet"], "nothing"),
        ] as [([String], String)])
    func reading(line: [String], expected: String) {
        #expect(summary(line) == expected)
    }

    @Test(
        "A wrong line is answered with one sentence and exit status 2",
        arguments: [
            (["lsit"], "'lsit' is not a command; did you mean 'list'?"),
            (["calender"], "'calender' is not a command; did you mean 'calendars'?"),
            (["frobnicate"], "'frobnicate' is not a command; 'daybook --help' lists the commands."),
            ([""], "'' is not a command; 'daybook --help' lists the commands."),
            (["se\u{1B}[2J"], "'se\\u{1B}[2J' is not a command; 'daybook --help' lists the commands."),
            (["calendars", "ad", "Work"], "'ad' is not a command of 'daybook calendars'; did you mean 'add'?"),
            (["calendars", "xyz"], "'xyz' is not a command of 'daybook calendars'; write add or delete."),
            (["settings"], "'daybook settings' does nothing alone; write get or set after it."),
            (["list", "--calender", "Work"], "'--calender' is not an option of 'daybook list'; did you mean '--calendar'?"),
            (["list", "--calend", "Work"], "'--calend' is not an option of 'daybook list'; did you mean '--calendar'?"),
            (["list", "--zzz"], "'--zzz' is not an option of 'daybook list'; 'daybook list --help' shows them."),
            (["list", "-x"], "'-x' is not an option of 'daybook list'; \(dash)"),
            (["list", "-qx"], "'-x' is not an option of 'daybook list'; \(dash)"),
            (["list", "--=x"], "'--' is not an option of 'daybook list'; 'daybook list --help' shows them."),
            (["--colour", "never", "list"], "'--colour' is not an option of 'daybook'; did you mean '--color'?"),
            (
                ["--location", "Bar", "add", "Lunch"],
                "'--location' is not an option of every command; write a command's own options after its name."
            ),
            (
                ["calendars", "--limit", "3", "delete", "Work"],
                "'--limit' is not an option of 'daybook calendars delete'; 'daybook calendars delete --help' shows them."
            ),
            (["list", "--calendar"], "'--calendar' needs a value; write --calendar NAME."),
            (["list", "-c"], "'-c' needs a value; write -c NAME."),
            (
                ["add", "Lunch", "--location", "--dry-run"],
                "'--location' needs a value before '--dry-run'; write --location PLACE, or --location=--dry-run if that is the value."
            ),
            (["list", "-c", "--format", "json"], "'-c' needs a value before '--format'; write -c NAME."),
            (
                ["add", "x", "--location", "--"],
                "'--location' needs a value before '--'; write --location PLACE, or --location=-- if that is the value."
            ),
            (["add", "x", "--dry-run=yes"], "'--dry-run' takes no value; leave out '=yes'."),
            (["add", "x", "--location", "a", "--location", "b"], "'--location' stands more than once; write it once."),
            (["--format", "json", "list", "--format", "csv"], "'--format' stands more than once; write it once."),
            (["add", "x", "--busy", "--free"], "'--busy' and '--free' exclude each other; write one of them."),
            (["add", "x", "--free", "--busy"], "'--busy' and '--free' exclude each other; write one of them."),
            (
                ["list", "--format", "jsn"],
                "--format 'jsn' is not known; did you mean 'json'? Allowed: text, json, jsonl, csv, tsv."
            ),
            (["list", "--format", ""], "--format '' is not known; write text, json, jsonl, csv or tsv."),
            (
                ["calendars", "add", "--format", "csv"],
                "'daybook calendars add' can't be printed as 'csv'; write --format text or json."
            ),
            (["add", "x", "--status", "sure"], "--status 'sure' is not known; write confirmed, tentative or cancelled."),
            (["setup", "zhs"], "SHELL 'zhs' is not known; did you mean 'zsh'? Allowed: bash, zsh, fish."),
            (["setup", "tcsh"], "SHELL 'tcsh' is not known; write bash, zsh or fish."),
            (["add"], "TITLE is missing; write 'daybook add TITLE [WHEN...]'."),
            (["delete"], "ID is missing; write 'daybook delete ID...'."),
            (
                ["calendars", "add", "Two", "words"],
                "'words' is one argument too many; write 'daybook calendars add NAME', and quotes around text with spaces."
            ),
            (["list", "x"], "'x' is one argument too many; write 'daybook list', and quotes around text with spaces."),
        ] as [([String], String)])
    func refusing(line: [String], sentence: String) {
        #expect(summary(line) == "2: " + sentence)
    }

    @Test("Global options are read wherever they stand")
    func globals() throws {
        for line in [
            ["--db", "a", "--tz=UTC", "list", "--format", "json", "--now", "-1", "--color=never", "-q"],
            ["list", "-q", "--color", "never", "--now=-1", "--format=json", "--tz", "UTC", "--db=a"],
        ] {
            guard case .run(_, let arguments) = try CommandLineParser.parse(line, catalog: SampleCatalog.catalog) else {
                Issue.record("no command in \(line)")
                continue
            }
            #expect(
                arguments.globals
                    == GlobalOptions(database: "a", timeZone: "UTC", format: .json, now: "-1", color: .never, isQuiet: true))
            #expect(arguments.format() == .json)
        }
    }

    @Test("Values are read by their declarations")
    func accessors() throws {
        let line = ["add", "Lunch", "today", "9:00", "--alarm", "5m", "--alarm", "1h", "--location", "", "--status=tentative"]
        guard case .run(_, let arguments) = try CommandLineParser.parse(line, catalog: SampleCatalog.catalog) else {
            Issue.record("no command")
            return
        }
        #expect(arguments.value(of: SampleCatalog.title) == "Lunch")
        #expect(arguments.values(of: SampleCatalog.when) == ["today", "9:00"])
        #expect(arguments.values(of: SampleCatalog.alarm) == ["5m", "1h"])
        #expect(arguments.value(of: SampleCatalog.location) == "")
        #expect(arguments.has(SampleCatalog.location) && !arguments.has(SampleCatalog.dryRun))
        #expect(arguments.value(of: SampleCatalog.on) == nil)
        #expect(arguments.value(of: SampleCatalog.name) == nil)
        #expect(arguments.commandLine == "daybook add")
    }

    @Test(
        "A number is whole and in its range",
        arguments: [
            ("5", "5"), ("0", "--limit '0' is not a whole number from 1 up."),
            ("-3", "--limit '-3' is not a whole number from 1 up."),
            ("5.0", "--limit '5.0' is not a whole number from 1 up."), ("", "--limit '' is not a whole number from 1 up."),
            ("99999999999999999999", "--limit '99999999999999999999' is not a whole number from 1 up."),
        ])
    func integers(text: String, expected: String) throws {
        guard case .run(_, let arguments) = try CommandLineParser.parse(["list", "-l", text], catalog: SampleCatalog.catalog)
        else {
            Issue.record("no command")
            return
        }
        do {
            #expect(try arguments.integer(of: SampleCatalog.limit, in: 1...Int.max).map(String.init) == expected)
        } catch {
            #expect("\(error)" == expected)
        }
    }

    @Test("Random words never trap, and what is accepted is accepted again", arguments: 0..<8 as Range<UInt64>)
    func randomLines(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "add", "list", "calendars", "delete", "--", "-", "--db", "--db=x", "-c", "-cX", "-n", "-qn", "--alarm", "-15m", "",
            "=", "--=",
            "--format", "json", "--help", "é", "\u{0}", "-é", "--é=1", "a b", "🎉", "-🎉n",
        ]
        for _ in 0..<500 {
            let line = (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            let first = summary(line)
            #expect(first == summary(line), "seed \(seed): \(line)")
        }
    }
}
