/// Options of the commands that change something.
enum ChangeOptions {
    static let dryRun = OptionDeclaration("dry-run", short: "n", help: "Show what would happen and change nothing")
    static let ifEtag = OptionDeclaration(
        "if-etag", value: "ETAG", help: "Only if the event's etag is this one; else exit 4")

    /// The word that begins the answer: `Added`, or `Would add` in a dry run.
    static func verb(_ done: String, dryRun would: String, _ arguments: ParsedArguments) -> String {
        arguments.has(dryRun) ? "Would " + would : done
    }

    /// The etag that was asked for; it is that of one event.
    static func etag(_ arguments: ParsedArguments, _ count: Int) throws(CommandError) -> String? {
        guard let etag = arguments.value(of: ifEtag) else { return nil }
        guard count == 1 else { throw .etagOfMany(count) }
        return etag
    }
}
