import DaybookStore

/// `daybook settings [NAME [VALUE]]`.
enum SettingsCommand {
    static let name = PositionalDeclaration(
        "NAME", .optional, allowed: ["first-weekday", "timed-length"], help: "The setting")
    static let value = PositionalDeclaration("VALUE", .optional, help: "Its new value; an empty one puts back the standard")

    static let declaration = CommandDeclaration("settings", group: .store, summary: "Show and change settings") {
        CommandBody(
            examples: [
                CommandExample("daybook settings"), CommandExample("daybook settings first-weekday sunday"),
                CommandExample("daybook settings timed-length 30m"),
                CommandExample(#"daybook settings timed-length """#, "the standard again"),
            ],
            discussion: "Settings belong to the store. undo takes a change of them back too.", positionals: [name, value],
            options: [ChangeOptions.dryRun] + RecordOptions.all, formats: .records)
    } run: { arguments, environment in
        do {
            let session = try Session(arguments, environment, isReading: arguments.value(of: value) == nil)
            try run(session)
            return .done
        } catch {
            throw CommandError(error)
        }
    }

    private static func run(_ session: Session) throws {
        let plan = try RecordOptions.plan(session.arguments, fields: SettingField.self)
        let named = session.arguments.value(of: name)
        let chosen = Settings.all.filter { named == nil || named == $0.name }
        if let text = session.arguments.value(of: value), let setting = chosen.first {
            let isRehearsal = session.arguments.has(ChangeOptions.dryRun)
            let new = try text.isEmpty ? nil : setting.read(text)
            let changed = try session.store().write(isRehearsal: isRehearsal) { transaction in
                try transaction.setSetting(setting.name, to: new)
                return try records(chosen, transaction.snapshot)
            }
            return try print(changed, plan, session, verb: ChangeOptions.verb("Set", dryRun: "set", session.arguments))
        }
        try print(try session.store().read { try records(chosen, $0) }, plan, session)
    }

    private static func records(
        _ settings: [Settings.Setting], _ snapshot: Snapshot
    ) throws -> [SettingRecord] {
        try settings.map { SettingRecord(setting: $0, value: try snapshot.setting($0.name)) }
    }

    /// Prints settings; for people each line begins with `verb`, if there is one.
    private static func print(
        _ records: [SettingRecord], _ plan: RecordOptions.Plan<SettingField>, _ session: Session, verb: String? = nil
    ) throws {
        let output = session.output
        if case .records(let style, let fields) = plan {
            let writer = RecordWriter<SettingRecord>(style, fields: fields, to: output)
            for record in records { try writer.write(record) }
            return try writer.finish()
        }
        if verb != nil, session.arguments.globals.isQuiet { return }
        let width = records.map { $0.setting.name.utf8.count }.max() ?? 0
        let valueWidth = records.map { $0.shown.utf8.count }.max() ?? 0
        for record in records {
            if let verb {
                output.styled(.green) { output.write(verb) }
                output.write("  ")
            }
            output.write(record.setting.name)
            output.write(spaces: width - record.setting.name.utf8.count + 2)
            output.write(display: record.shown, paddedTo: valueWidth)
            output.write("  ")
            output.styled(.dim) { output.write(record.setting.meaning) }
            output.write("\n")
        }
    }
}
