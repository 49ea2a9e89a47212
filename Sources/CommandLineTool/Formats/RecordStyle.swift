/// The forms in which a `RecordWriter` prints.
enum RecordStyle: Sendable {
    /// One array, an object a line; `[]` when empty.
    case json
    /// An object a line.
    case jsonLines
    /// RFC 4180 with a header, but lines end in LF, as the tools that read pipes expect.
    case csv
    /// A header and a record a line; tab, line feed, carriage return and backslash are written `\t`, `\n`, `\r` and `\\`.
    case tsv
    /// A line of `--template` for each.
    case template(RecordTemplate)
}
